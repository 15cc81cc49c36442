import type { Tx } from '../../data/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'

const NAME = 'rules'

/** `rules:12`: what is written down of person 12 changed, so their rules are answered anew; for person 12 alone. */
export const rulesTopic: LiveTopic = {
  id: 'rules.topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

export function announce(live: Live, personId: number, tx?: Tx): Promise<void> {
  return live.publish(`${NAME}:${personId}`, {}, tx)
}
