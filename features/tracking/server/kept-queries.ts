import type { Kysely } from 'kysely'
import type { ReferralTables } from './referrals/tables'
import type { TrackingTables } from './tables'

export type KeptTables = TrackingTables & ReferralTables
type Table = keyof KeptTables extends `tracking.${infer Name}` ? Name : never

export async function countRows(db: Kysely<KeptTables>, table: Table): Promise<number> {
  const counted = db.selectFrom(`tracking.${table}`).select(({ fn }) => fn.countAll<string>().as('rows'))
  return Number((await counted.executeTakeFirstOrThrow()).rows)
}
