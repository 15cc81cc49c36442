import { sql } from 'kysely'
import { type Database, houseDay, type Job } from '../../../data/contract'

const DAY_MS = 86_400_000
/** Who saw what, browsers' numbers, and the sums that say nothing of anybody. */
export const KEPT_DAYS = { sightings: 90, senders: 30, sums: 730 }

/** Forgets what is past its time. Safe to run twice. */
export function retentionJob(database: Database): Job {
  return {
    id: 'banners.retention',
    cron: '40 3 * * *',
    async run({ now, signal }) {
      const days = (kept: number) => sql`day < ${houseDay(now, kept)}`
      const sightings = await database.forget('banners.sighting', days(KEPT_DAYS.sightings), signal)
      await database.forget('banners.day_count', days(KEPT_DAYS.sums), signal)
      const sendersUntil = new Date(now.getTime() - KEPT_DAYS.senders * DAY_MS)
      await database.forget('banners.sender', sql`at < ${sendersUntil}`, signal)
      return { sightings }
    },
  }
}
