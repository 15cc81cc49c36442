import type { Db } from './tables'

export async function countRows(db: Db, table: 'happening' | 'transfer' | 'rank_day'): Promise<number> {
  const counted = db.selectFrom(`gamification.${table}`).select(({ fn }) => fn.countAll<string>().as('rows'))
  return Number((await counted.executeTakeFirstOrThrow()).rows)
}
