import { type Generated, type JSONColumnType, type Kysely, type Selectable, sql } from 'kysely'
import type { MovedPart, Pair } from '../../../data/contract'
import type { SignInTables } from '../entering/tables'

interface MergeTable {
  id: Generated<number>
  from_person: number
  to_person: number
  by_person: number | null
  /** By the code of a mail to the account that ends; else by staff. */
  is_proved: Generated<boolean>
  reason: string
  state: 'proposed' | 'done' | 'undone' | 'settled'
  /** When it was proposed, then when it was done. */
  at: Date
  /** Until when it may be done, then until when it may be taken back. */
  until: Date
  /** Of the account that ended. */
  username: string | null
  /** Its main address, which the kept account may have since. */
  from_email: string | null
  parts: JSONColumnType<readonly MovedPart[]>
}

export interface MergeTables extends SignInTables {
  'session.merge': MergeTable
}

export type MergeRow = Selectable<MergeTable>
type Db = Kysely<MergeTables>

export interface NewMerge extends Pair {
  readonly by: number
  readonly isProved: boolean
  readonly reason: string
  readonly at: Date
  readonly until: Date
}

export async function insertMerge(db: Db, { from, to, by, isProved, ...rest }: NewMerge): Promise<number> {
  const row = {
    from_person: from,
    to_person: to,
    by_person: by,
    is_proved: isProved,
    state: 'proposed' as const,
    ...rest,
  }
  const made = await db
    .insertInto('session.merge')
    .values({ ...row, username: null, from_email: null, parts: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export function findMerge(db: Db, id: number): Promise<MergeRow | undefined> {
  return db.selectFrom('session.merge').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked until the transaction ends: of two at once one does it. */
export function lockMerge(db: Db, id: number): Promise<MergeRow | undefined> {
  return db.selectFrom('session.merge').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The account that goes on for this one, which may have been merged in its turn. */
export async function findKept(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('session.merge')
    .select('to_person')
    .where('from_person', '=', id)
    .where('state', 'in', ['done', 'settled'])
    .executeTakeFirst()
  return row ? findKept(db, row.to_person) : id
}

/** The accounts that became this one, also by way of others. */
export async function listFormerOf(db: Db, id: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('session.merge')
    .select('from_person')
    .where('to_person', '=', id)
    .where('state', 'in', ['done', 'settled'])
    .execute()
  const former: number[] = []
  for (const { from_person: from } of rows) former.push(from, ...(await listFormerOf(db, from)))
  return former
}

/** Done ones, newest first: of one person on either side, or of all. */
export function listMerges(db: Db, personId: number | undefined, limit: number): Promise<MergeRow[]> {
  return db
    .selectFrom('session.merge')
    .selectAll()
    .where('state', '<>', 'proposed')
    .$if(personId !== undefined, (query) =>
      query.where((where) =>
        where.or([where('from_person', '=', personId ?? 0), where('to_person', '=', personId ?? 0)]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function writeMerge(
  db: Db,
  id: number,
  change: Partial<Pick<MergeRow, 'at' | 'until' | 'username' | 'from_email' | 'parts'>> & Pick<MergeRow, 'state'>,
): Promise<void> {
  const { parts, ...rest } = change
  await db
    .updateTable('session.merge')
    .set({ ...rest, ...(parts && { parts: JSON.stringify(parts) }) })
    .where('id', '=', id)
    .execute()
}

/** Both accounts, in the order of their numbers: two merges of the same two wait for each other. */
export function lockAccounts(db: Db, { from, to }: Pair) {
  return db
    .selectFrom('session.account')
    .select(['id', 'name', 'email', 'username', 'disabled_at'])
    .where('id', 'in', [from, to])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function hasSecondFactor(db: Db, personId: number): Promise<boolean> {
  const row = await db
    .selectFrom('session.second_factor')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Nobody signs in to it, its name is free, and what was mailed for it opens nothing. */
export async function closeAccount(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('session.account').set({ disabled_at: at, username: null }).where('id', '=', id).execute()
  for (const table of ['session.email_code', 'session.mailed_link', 'session.pending_step'] as const)
    await db.deleteFrom(table).where('person_id', '=', id).execute()
}

export async function openAccount(db: Db, id: number, username: string | null): Promise<void> {
  await db.updateTable('session.account').set({ disabled_at: null, username }).where('id', '=', id).execute()
}

/** Gives a name to an account that has none, or takes from it the one that it was given. */
export async function changeName(db: Db, id: number, from: string | null, to: string | null): Promise<void> {
  await db
    .updateTable('session.account')
    .set({ username: to })
    .where('id', '=', id)
    .where('username', from === null ? 'is' : '=', from)
    .execute()
}

/** Those that can no longer be taken back: what was proposed and not done goes, what was done is for good. */
export async function settleMerges(db: Db, now: Date): Promise<number> {
  await db.deleteFrom('session.merge').where('state', '=', 'proposed').where('until', '<=', now).execute()
  const settled = await db
    .updateTable('session.merge')
    .set({
      state: 'settled',
      parts: sql`(select coalesce(jsonb_agg(part - 'rows' - 'decided'), '[]') from jsonb_array_elements(parts) as part)`,
    })
    .where('state', '=', 'done')
    .where('until', '<=', now)
    .returning('from_person')
    .execute()
  for (const { from_person: id } of settled) {
    // The address is free for a new account, and no key of the old one is kept.
    await db
      .updateTable('session.account')
      .set({ email: `merged-${id}@invalid` })
      .where('id', '=', id)
      .execute()
    for (const table of ['session.credential', 'session.passkey', 'session.second_factor'] as const)
      await db.deleteFrom(table).where('person_id', '=', id).execute()
  }
  return settled.length
}
