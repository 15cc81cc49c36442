import { sql } from 'kysely'
import { hold } from '../../data/contract'
import type { AlertsDb, SearchRow } from './tables'

const TABLE = 'alerts.search'
type Choices = Pick<SearchRow, 'name' | 'frequency' | 'zone' | 'quiet_from' | 'quiet_to'>

/** Until the transaction ends nobody else keeps a search for this person: else two at once would both find room for one. */
export async function holdSearchesOf(db: AlertsDb, personId: number): Promise<void> {
  await hold(db, `alerts.searches ${personId}`)
}

/** Newest first, with how many each has told of. */
export function listSearches(db: AlertsDb, personId: number) {
  return db
    .selectFrom('alerts.search as s')
    .selectAll('s')
    .select((eb) =>
      eb
        .selectFrom('alerts.match as m')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('m.search_id', '=', 's.id')
        .where('m.told_at', 'is not', null)
        .as('told'),
    )
    .where('s.person_id', '=', personId)
    .where('s.dropped_at', 'is', null)
    .orderBy('s.id', 'desc')
    .execute()
}

export type ListedSearch = Awaited<ReturnType<typeof listSearches>>[number]

/** Kept once: the same search again takes the new choices, and what was taken away a moment ago comes back with what it found. The row is held until the transaction ends. */
export function keepSearch(
  db: AlertsDb,
  row: Omit<SearchRow, 'id' | 'due_at' | 'last_digest_on' | 'dropped_at'>,
): Promise<SearchRow> {
  const { name, frequency, zone, quiet_from, quiet_to, language } = row
  return db
    .insertInto(TABLE)
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'filters']).doUpdateSet({
        ...{ name, frequency, zone, quiet_from, quiet_to, language },
        dropped_at: null,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findOwn(db: AlertsDb, id: number, personId: number): Promise<SearchRow | undefined> {
  return db
    .selectFrom(TABLE)
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('dropped_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function changeSearch(
  db: AlertsDb,
  id: number,
  choices: Partial<Choices & Pick<SearchRow, 'language'>> & Pick<SearchRow, 'due_at'>,
): Promise<void> {
  await db.updateTable(TABLE).set(choices).where('id', '=', id).execute()
}

export async function dropSearch(db: AlertsDb, id: number, at: Date): Promise<void> {
  await db.updateTable(TABLE).set({ dropped_at: at, due_at: null }).where('id', '=', id).execute()
}

/** Those that were taken away by then, for good. */
export async function deleteDropped(db: AlertsDb, by: Date): Promise<void> {
  await db.deleteFrom(TABLE).where('dropped_at', '<=', by).execute()
}

/** The search that this link of a mail belongs to writes no more. Undefined when there is none. */
export async function stopByToken(db: AlertsDb, token: string) {
  return db
    .updateTable(TABLE)
    .set({ frequency: 'off', due_at: null })
    .where('stop_token', '=', token)
    .where('dropped_at', 'is', null)
    .returning(['name', 'person_id'])
    .executeTakeFirst()
}

/** The ids of those that a person keeps, and that another one took away a while ago: they are the other's from now on, and what was taken away goes. */
export async function takeForDropped(db: AlertsDb, from: number, to: number): Promise<readonly number[]> {
  const gone = await db
    .deleteFrom(TABLE)
    .where('person_id', '=', to)
    .where('dropped_at', 'is not', null)
    .where('filters', 'in', (kept) =>
      kept.selectFrom(TABLE).select('filters').where('person_id', '=', from).where('dropped_at', 'is', null),
    )
    .returning('filters')
    .execute()
  if (gone.length === 0) return []
  const taken = await db
    .updateTable(TABLE)
    .set({ person_id: to })
    .where('person_id', '=', from)
    .where(
      'filters',
      'in',
      gone.map(({ filters }) => filters),
    )
    .returning('id')
    .execute()
  return taken.map(({ id }) => id)
}

/** Those that are still there. */
export async function returnSearches(db: AlertsDb, ids: readonly number[], from: number, to: number): Promise<void> {
  await db
    .updateTable(TABLE)
    .set({ person_id: to })
    .where('person_id', '=', from)
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute()
}

export async function deleteSearchesOf(db: AlertsDb, personId: number): Promise<void> {
  await db.deleteFrom(TABLE).where('person_id', '=', personId).execute()
}
