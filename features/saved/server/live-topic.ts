import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'
import type { Tx } from '../../data/contract'

const NAME = 'saved'

/** `saved:12`: the watchlist of person 12 changed; for person 12 alone. */
export const savedTopic: LiveTopic = {
  id: 'saved.topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

const VIEWED = 'saved.viewed'

/** `saved.viewed:12`: what person 12 looked at last, apart from the marks that every page asks for anew; for person 12 alone. */
export const viewedTopic: LiveTopic = { ...savedTopic, id: 'saved.viewed-topic', name: VIEWED }

export const announceViewed = (live: Live, personId: number, tx: Tx): Promise<void> =>
  live.publish(`${VIEWED}:${personId}`, {}, tx)

export function announce(live: Live, personId: number, tx: Tx): Promise<void> {
  return live.publish(`${NAME}:${personId}`, {}, tx)
}
