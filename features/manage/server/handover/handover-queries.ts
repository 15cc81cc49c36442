import { type Kysely, type Selectable, sql } from 'kysely'
import { HANDOVER_DAYS } from '../../contract'

const DAY_MS = 86_400_000

interface HandoverTable {
  opportunity_id: number
  from_person: number
  /** In small letters. */
  email: string
  at: Date
}

export interface HandoverTables {
  'manage.handover': HandoverTable
}

export type HandoverDb = Kysely<HandoverTables>
export type HandoverRow = Selectable<HandoverTable>

/** What was offered before counts no more. */
export const sinceOf = (now: Date) => new Date(now.getTime() - HANDOVER_DAYS * DAY_MS)

/** Of an opportunity there is one: the last. */
export async function writeHandover(db: HandoverDb, row: HandoverRow): Promise<void> {
  const { email, from_person, at } = row
  await db
    .insertInto('manage.handover')
    .values(row)
    .onConflict((conflict) => conflict.column('opportunity_id').doUpdateSet({ email, from_person, at }))
    .execute()
}

/** Locked until the transaction ends. */
export function lockHandover(db: HandoverDb, opportunityId: number): Promise<HandoverRow | undefined> {
  return db
    .selectFrom('manage.handover')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .forUpdate()
    .executeTakeFirst()
}

/** Made since then, to one of these addresses. */
export function listHandoversTo(db: HandoverDb, emails: readonly string[], since: Date): Promise<HandoverRow[]> {
  return db
    .selectFrom('manage.handover')
    .selectAll()
    .where(sql<boolean>`email = any(${[...emails]}::text[])`)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .execute()
}

/** Made since then by somebody, of these; of all without them. */
export function listHandoversBy(
  db: HandoverDb,
  personId: number,
  { among, since }: { readonly among?: readonly number[]; readonly since?: Date } = {},
): Promise<HandoverRow[]> {
  let query = db.selectFrom('manage.handover').selectAll().where('from_person', '=', personId)
  if (among) query = query.where(sql<boolean>`opportunity_id = any(${[...among]}::int[])`)
  if (since) query = query.where('at', '>', since)
  return query.orderBy('opportunity_id').execute()
}

export async function deleteHandover(db: HandoverDb, opportunityId: number): Promise<void> {
  await db.deleteFrom('manage.handover').where('opportunity_id', '=', opportunityId).execute()
}

export async function deleteHandoversBy(db: HandoverDb, personId: number): Promise<void> {
  await db.deleteFrom('manage.handover').where('from_person', '=', personId).execute()
}
