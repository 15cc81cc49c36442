import { type Database, houseDay, type Job } from '../../../data/contract'
import type { BannersTables } from '../tables'

const DAY_MS = 86_400_000
/** Who saw what, browsers' numbers, and the sums that say nothing of anybody. */
export const KEPT_DAYS = { sightings: 90, senders: 30, sums: 730 }

/** Forgets what is past its time. Safe to run twice. */
export function retentionJob(database: Database): Job {
  return {
    id: 'banners.retention',
    cron: '40 3 * * *',
    async run({ now }) {
      const db = database.of<BannersTables>()
      const sightings = await db
        .deleteFrom('banners.sighting')
        .where('day', '<', houseDay(now, KEPT_DAYS.sightings))
        .executeTakeFirst()
      await db.deleteFrom('banners.day_count').where('day', '<', houseDay(now, KEPT_DAYS.sums)).execute()
      await db
        .deleteFrom('banners.sender')
        .where('at', '<', new Date(now.getTime() - KEPT_DAYS.senders * DAY_MS))
        .execute()
      return { sightings: Number(sightings.numDeletedRows) }
    },
  }
}
