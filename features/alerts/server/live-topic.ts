import type { Tx } from '../../data/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'

const NAME = 'alerts'

/** `alerts:12`: the kept searches of person 12 changed; for person 12 alone. */
export const alertsTopic: LiveTopic = {
  id: 'alerts.topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

export function announce(live: Live, personId: number, tx: Tx): Promise<void> {
  return live.publish(`${NAME}:${personId}`, {}, tx)
}
