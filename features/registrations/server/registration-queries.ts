import { sql } from 'kysely'
import type { VersionedRules } from '../../rules/contract'
import type { RegistrationCounts, RegistrationState } from '../contract'
import type { Snapshot } from '../contract/wire'
import { SEAL_VERSION } from './receipts'
import type { RegistrationRow, RegistrationsDb } from './tables'

export interface NewRegistration {
  readonly opportunityId: number
  readonly personId: number
  readonly kind: string
  readonly title: string
  readonly organisation: string
  readonly path: string
  readonly answers: Snapshot
  /** The rules that were met, or confirmed, if any are judged. */
  readonly rules: VersionedRules | null
  /** What the organizer said beside them in their own words; empty where that was nothing. */
  readonly note: string
  readonly code: string
  readonly hash: string
  readonly at: Date
}

/** What a registration holds besides whose and of what it is: written anew when somebody comes again. */
const contents = ({
  personId,
  kind,
  title,
  organisation,
  path,
  answers,
  rules,
  note,
  code,
  hash,
  at,
}: NewRegistration) => ({
  ...{ kind, title, organisation, path },
  answers: JSON.stringify(answers),
  rules: rules && JSON.stringify(rules),
  agreed_note: note,
  receipt_code: code,
  receipt_hash: hash,
  seal_version: SEAL_VERSION,
  sealed_for: personId,
  registered_at: at,
  updated_at: at,
})

/** Undefined when the pair exists: the unique constraint decides, so two open tabs cannot both register. */
export function insertRegistration(db: RegistrationsDb, row: NewRegistration): Promise<RegistrationRow | undefined> {
  return db
    .insertInto('registrations.registration')
    .values({
      ...contents(row),
      opportunity_id: row.opportunityId,
      person_id: row.personId,
      state: 'registered',
      created_at: row.at,
    })
    .onConflict((conflict) => conflict.columns(['opportunity_id', 'person_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function rewriteRegistration(db: RegistrationsDb, id: number, row: NewRegistration): Promise<RegistrationRow> {
  return db
    .updateTable('registrations.registration')
    .set({ ...contents(row), late_answers: '[]' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The pair's row, locked until the transaction ends. */
export function lockOfPerson(db: RegistrationsDb, opportunityId: number, personId: number) {
  return db
    .selectFrom('registrations.registration')
    .select(['id', 'state'])
    .where('opportunity_id', '=', opportunityId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

export function findRegistration(db: RegistrationsDb, id: number): Promise<RegistrationRow | undefined> {
  return db.selectFrom('registrations.registration').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findOfPerson(db: RegistrationsDb, opportunityId: number, personId: number) {
  return db
    .selectFrom('registrations.registration')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

export interface RowFilter {
  readonly opportunityId?: number
  readonly personId?: number
  readonly kind?: string | undefined
  readonly state?: RegistrationState | undefined
  /** Part of a name, an address or a receipt's code. */
  readonly text?: string | undefined
  readonly after?: number | undefined
  /** Those alone who were in it by then, whatever became of it. */
  readonly by?: Date
  readonly limit: number
}

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Newest first, keyset by id. */
export function listRegistrations(db: RegistrationsDb, filter: RowFilter): Promise<RegistrationRow[]> {
  let query = db.selectFrom('registrations.registration').selectAll().orderBy('id', 'desc').limit(filter.limit)
  if (filter.opportunityId !== undefined) query = query.where('opportunity_id', '=', filter.opportunityId)
  if (filter.personId !== undefined) query = query.where('person_id', '=', filter.personId)
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind)
  if (filter.state !== undefined) query = query.where('state', '=', filter.state)
  if (filter.by !== undefined) query = query.where('created_at', '<=', filter.by)
  if (filter.after !== undefined) query = query.where('id', '<', filter.after)
  if (filter.text) {
    const wanted = pattern(filter.text)
    query = query.where(
      sql<boolean>`(answers->>'name' ilike ${wanted} or answers->>'email' ilike ${wanted} or receipt_code ilike ${wanted})`,
    )
  }
  return query.execute()
}

/** What those who have withdrawn said of it when they did, by registration. Where the house withdrew (merged accounts), its own note is for nobody. */
export async function whysOf(
  db: RegistrationsDb,
  among: readonly Pick<RegistrationRow, 'id' | 'state'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = among.filter(({ state }) => state === 'withdrawn').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; why: string }>`select id, why from (
      select distinct on (of_id) of_id as id, why, by_person from registrations.registration_history
      where of_id = any(${ids}::int[]) and to_state = 'withdrawn' order by of_id, registration_history.id desc
    ) as last where why is not null and by_person is not null`.execute(db)
  return new Map(rows.map(({ id, why }) => [id, why]))
}

/** For what somebody is registered, newest first. */
export function listEntered(db: RegistrationsDb, personId: number, limit: number) {
  return db
    .selectFrom('registrations.registration')
    .select(['opportunity_id as opportunityId', 'id'])
    .where('person_id', '=', personId)
    .where('state', '=', 'registered')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How many stand in each state, of a person (of one kind, perhaps) or of opportunities. */
export async function countRegistrations(
  db: RegistrationsDb,
  of:
    | { readonly personId: number; readonly kind?: string | undefined }
    | { readonly opportunityIds: readonly number[]; readonly since?: Date | undefined },
): Promise<ReadonlyMap<number, RegistrationCounts>> {
  const by = 'personId' in of ? ('person_id' as const) : ('opportunity_id' as const)
  let query = db
    .selectFrom('registrations.registration')
    .select([by, 'state', sql<string>`count(*)`.as('count')])
    .where(by, 'in', 'personId' in of ? [of.personId] : [...of.opportunityIds])
    .groupBy([by, 'state'])
  if ('opportunityIds' in of && of.since) query = query.where('registered_at', '>=', of.since)
  if ('personId' in of && of.kind !== undefined) query = query.where('kind', '=', of.kind)
  const counts = new Map<number, { registered: number; withdrawn: number }>()
  for (const row of await query.execute()) {
    const known = counts.get(row[by] ?? 0) ?? { registered: 0, withdrawn: 0 }
    counts.set(row[by] ?? 0, { ...known, [row.state]: Number(row.count) })
  }
  return counts
}
