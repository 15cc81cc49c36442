import type { Tx } from '../../data/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'

const NAME = 'guardians'

/** `guardians:12`: what the guardian of person 12 says is another thing now; for person 12 alone. */
export const guardiansTopic: LiveTopic = {
  id: 'guardians.topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

export const announce = (live: Live, personId: number, tx: Tx): Promise<void> =>
  live.publish(`${NAME}:${personId}`, {}, tx)
