import { type Database, houseDay, type Job } from '../../../data/contract'
import type { Db, GamificationTables } from '../tables'
import { dropDaysBefore, keepDay, missingDays } from './rank-day-queries'

/** So many days back one sees where one stood. */
export const CLIMB_DAYS = 30

/** Keeps the ranks of the last days that are over and not kept yet: the ledger knows them all, so none is lost while no server runs. */
export async function keepRankDays(db: Db, now: Date): Promise<number> {
  const over = Array.from({ length: CLIMB_DAYS }, (_, at) => houseDay(now, at + 1))
  const missing = await missingDays(db, over)
  for (const day of missing) await keepDay(db, day)
  await dropDaysBefore(db, houseDay(now, CLIMB_DAYS))
  return missing.length
}

/** Five past midnight in India. Safe to run twice. */
export function rankDaysJob(database: Database): Job {
  return {
    id: 'gamification.rank-days',
    cron: '35 18 * * *',
    run: async ({ now }) => ({ kept: await keepRankDays(database.of<GamificationTables>(), now) }),
  }
}
