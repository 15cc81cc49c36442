import type { Tx } from '../../data/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'
import type { GamificationNews } from '../contract/wire'

const NAME = 'gamification'

/** `gamification:12`: person 12 has other points, coins or badges now; for that person alone (spec §7, channel per user id). */
export const gamificationTopic: LiveTopic = {
  id: 'gamification.topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

export function announce(live: Live, personId: number, news: GamificationNews, tx?: Tx): Promise<void> {
  return live.publish(`${NAME}:${personId}`, news, tx)
}
