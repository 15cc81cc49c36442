import type { Tx } from '../../../data/contract'
import type { Live, LiveTopic } from '../../../web/contract'
import { findPerson } from '../../contract'

const NAME = 'session.support'

/** `session.support:12`: somebody asks person 12, or an answer came; for person 12 alone. */
export const supportTopic: LiveTopic = {
  id: 'session.support-topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

export async function announce(live: Live, personIds: readonly number[], tx: Tx): Promise<void> {
  for (const id of personIds) await live.publish(`${NAME}:${id}`, {}, tx)
}
