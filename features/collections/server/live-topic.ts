import type { Tx } from '../../data/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'

const NAME = 'collections'

/** `collections:12`: a collection of person 12 changed; for person 12 alone. */
export const collectionsTopic: LiveTopic = {
  id: 'collections.topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

export function announce(live: Live, personId: number, tx: Tx): Promise<void> {
  return live.publish(`${NAME}:${personId}`, {}, tx)
}
