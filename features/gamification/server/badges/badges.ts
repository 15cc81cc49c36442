import type { Clock, Database, Tx } from '../../../data/contract'
import type { Notices } from '../../../notifications/contract'
import type { Live } from '../../../web/contract'
import { announce } from '../live-topic'
import { levelAt } from '../rules/allowance'
import type { GamificationTables } from '../tables'
import { earn, findBadge, lose, timesAmong } from './badge-queries'

/** Somebody whose gifts towards a badge are others now, and the event that made them so. */
export interface Holder {
  readonly personId: number
  readonly eventId: string
}

export interface Badges {
  /** Gives the levels that each of these has reached, takes those that they reach no more, and tells them. Nobody stands twice among them. */
  settle(tx: Tx, badgeId: number, holders: readonly Holder[]): Promise<void>
}

export function createBadges(database: Database, live: Live, clock: Clock, notices: () => Notices | undefined): Badges {
  return {
    async settle(tx, badgeId, holders) {
      const db = database.on<GamificationTables>(tx)
      const badge = holders.length > 0 ? await findBadge(db, badgeId) : undefined
      if (!badge) return
      const at = clock.now()
      const times = await timesAmong(
        db,
        badgeId,
        holders.map(({ personId }) => personId),
      )
      const standings = holders.map((holder) => ({
        ...holder,
        level: levelAt(badge.levels, times.get(holder.personId) ?? 0),
      }))
      const earned = await earn(db, badgeId, standings, at)
      const lost = await lose(db, badgeId, standings, at)
      const told = ({ personId, level, eventId }: (typeof standings)[number], template: string) => ({
        personId,
        template,
        values: { badge: badge.name_en, badgeHi: badge.name_hi, level, levels: badge.levels.length },
        from: 'Foothold',
        actionUrl: '/u?open=badges',
        eventId: `${eventId}:${badge.id}:${level}`,
        at,
      })
      await notices()?.tellEach(
        tx,
        standings.flatMap((each) => [
          ...(earned.has(each.personId) ? [told(each, 'gamification.badge-earned')] : []),
          ...(lost.has(each.personId) ? [told(each, 'gamification.badge-lost')] : []),
        ]),
      )
      for (const { personId } of standings) {
        const isBadge = earned.has(personId)
        if (isBadge || lost.has(personId)) await announce(live, personId, { isBadge }, tx)
      }
    },
  }
}
