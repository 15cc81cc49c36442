import { sql } from 'kysely'
import { builtOnce } from '../../data/contract'
import { type EntryContent, type FieldValue, type Section, sectionFields, sections } from '../contract'
import type { Entry } from '../contract/wire'
import { columnOf, type EntryRow, type ProfileDb, stored, tableOf } from './tables'

const columnsOf = (section: Section, content: EntryContent) =>
  Object.fromEntries(sectionFields[section].map(({ name }) => [columnOf(name), stored(content[name] ?? null)]))

/** Numbers of a fraction come as text where they were not read as JSON. */
export function entryOf(section: Section, row: EntryRow): Entry {
  const content = sectionFields[section].map(({ name }) => [name, row[columnOf(name)] as FieldValue])
  return { ...Object.fromEntries(content), id: row.id, version: row.version } as Entry
}

/** In the order that their person gave them. */
export const entriesIn = (db: ProfileDb, section: Section, personId: number) =>
  db.selectFrom(tableOf(section)).selectAll().where('person_id', '=', personId).orderBy('position').orderBy('id')

const entriesOf = (section: Section) =>
  builtOnce((db: ProfileDb, personId: number) => entriesIn(db, section, personId).compile())

const entriesBySection = new Map(sections.map((section) => [section, entriesOf(section)]))

export async function listEntries(db: ProfileDb, section: Section, personId: number): Promise<readonly Entry[]> {
  const rows = (await entriesBySection.get(section)?.(db, personId)) ?? []
  return rows.map((row) => entryOf(section, row as EntryRow))
}

export async function listAllEntries(db: ProfileDb, personId: number): Promise<Record<Section, readonly Entry[]>> {
  const lists: [Section, readonly Entry[]][] = []
  for (const section of sections) lists.push([section, await listEntries(db, section, personId)])
  return Object.fromEntries(lists) as Record<Section, readonly Entry[]>
}

/** At the end of its section. */
export async function insertEntry(
  db: ProfileDb,
  section: Section,
  personId: number,
  content: EntryContent,
  at: Date,
): Promise<Entry> {
  const table = tableOf(section)
  const row = await db
    .insertInto(table)
    .values({
      ...columnsOf(section, content),
      person_id: personId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where person_id = ${personId})`,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return entryOf(section, row as EntryRow)
}

/** Undefined when it is no longer this version, or not this person's. */
export async function updateEntry(
  db: ProfileDb,
  section: Section,
  { personId, id, version }: { readonly personId: number; readonly id: number; readonly version: number },
  content: EntryContent,
  at: Date,
): Promise<Entry | undefined> {
  const row = await db
    .updateTable(tableOf(section))
    .set({ ...columnsOf(section, content), updated_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row && entryOf(section, row as EntryRow)
}

export async function deleteEntry(db: ProfileDb, section: Section, personId: number, id: number): Promise<void> {
  await db.deleteFrom(tableOf(section)).where('id', '=', id).where('person_id', '=', personId).execute()
}

export async function deleteEntriesOf(db: ProfileDb, section: Section, personId: number): Promise<void> {
  await db.deleteFrom(tableOf(section)).where('person_id', '=', personId).execute()
}

export async function listIds(db: ProfileDb, section: Section, personId: number): Promise<readonly number[]> {
  const rows = await db.selectFrom(tableOf(section)).select('id').where('person_id', '=', personId).execute()
  return rows.map(({ id }) => id)
}

/** Gives a section's entries the order of these ids. */
export async function writeOrder(
  db: ProfileDb,
  section: Section,
  personId: number,
  ids: readonly number[],
): Promise<void> {
  for (const [at, id] of ids.entries())
    await db
      .updateTable(tableOf(section))
      .set({ position: at + 1 })
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .execute()
}

/** Sets these behind all others of their person, in their order among themselves. */
export async function placeBehind(
  db: ProfileDb,
  section: Section,
  personId: number,
  ids: readonly number[],
): Promise<void> {
  const table = sql.table(tableOf(section))
  await sql`update ${table} set position = position +
      (select coalesce(max(position), 0) from ${table} where person_id = ${personId} and id <> all(${[...ids]}::int[]))
    where person_id = ${personId} and id = any(${[...ids]}::int[])`.execute(db)
}

/** Sections with at least one entry. */
export async function filledSections(db: ProfileDb, personId: number): Promise<ReadonlySet<string>> {
  const parts = sections.map(
    (section) =>
      sql`select ${sql.lit(section)} as section where exists (select from ${sql.table(tableOf(section))} where person_id = ${personId})`,
  )
  const { rows } = await sql<{ section: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ section }) => section))
}
