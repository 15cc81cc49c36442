import type { Clock, Database, Tx } from '../../../data/contract'
import type { Notices } from '../../../notifications/contract'
import type { Live } from '../../../web/contract'
import { announce } from '../live-topic'
import type { BadgeRow, GamificationTables } from '../tables'
import { levelAt } from '../rules/allowance'
import { earn, findBadge, lose, timesOf } from './badge-queries'

export interface Badges {
  /** Gives the levels that a person has reached, takes those that they reach no more, and tells them. */
  settle(tx: Tx, personId: number, badgeId: number, eventId: string): Promise<void>
}

export function createBadges(database: Database, live: Live, clock: Clock, notices: () => Notices | undefined): Badges {
  async function tell(tx: Tx, template: string, personId: number, badge: BadgeRow, level: number, eventId: string) {
    await notices()?.tell(tx, {
      personId,
      template,
      values: { badge: badge.name_en, badgeHi: badge.name_hi, level, levels: badge.levels.length },
      from: 'Foothold',
      actionUrl: '/u?open=badges',
      eventId: `${eventId}:${badge.id}:${level}`,
      at: clock.now(),
    })
  }

  return {
    async settle(tx, personId, badgeId, eventId) {
      const db = database.on<GamificationTables>(tx)
      const badge = await findBadge(db, badgeId)
      if (!badge) return
      const times = (await timesOf(db, personId, badgeId)).get(badgeId) ?? 0
      const level = levelAt(badge.levels, times)
      const at = clock.now()
      const reached = Array.from({ length: level }, (_, below) => below + 1)
      const earned = await earn(db, personId, badgeId, reached, at)
      const lost = await lose(db, personId, badgeId, level, at)
      if (earned.length > 0) await tell(tx, 'gamification.badge-earned', personId, badge, level, eventId)
      if (lost > 0) await tell(tx, 'gamification.badge-lost', personId, badge, level, eventId)
      if (earned.length + lost > 0) await announce(live, personId, { isBadge: earned.length > 0 }, tx)
    },
  }
}
