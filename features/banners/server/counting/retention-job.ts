import { type RawBuilder, sql } from 'kysely'
import { type Database, houseDay, inBatches, type Job } from '../../../data/contract'
import type { BannersDb, BannersTables } from '../tables'

const DAY_MS = 86_400_000
/** Who saw what, browsers' numbers, and the sums that say nothing of anybody. */
export const KEPT_DAYS = { sightings: 90, senders: 30, sums: 730 }

async function deleteOld(db: BannersDb, table: string, old: RawBuilder<unknown>, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${old} limit ${limit}
    ))`.execute(db)
  return Number(numAffectedRows)
}

/** Forgets what is past its time. Safe to run twice. */
export function retentionJob(database: Database): Job {
  return {
    id: 'banners.retention',
    cron: '40 3 * * *',
    async run({ now, signal }) {
      const db = database.of<BannersTables>()
      const forget = (table: string, old: RawBuilder<unknown>) =>
        inBatches(signal, (limit) => deleteOld(db, table, old, limit))
      const sightings = await forget('banners.sighting', sql`day < ${houseDay(now, KEPT_DAYS.sightings)}`)
      await forget('banners.day_count', sql`day < ${houseDay(now, KEPT_DAYS.sums)}`)
      await forget('banners.sender', sql`at < ${new Date(now.getTime() - KEPT_DAYS.senders * DAY_MS)}`)
      return { sightings }
    },
  }
}
