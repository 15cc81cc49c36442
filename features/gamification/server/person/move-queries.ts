import { sql } from 'kysely'
import type { MovedPart, Pair } from '../../../data/contract'
import type { Db } from '../tables'

type Rows = MovedPart['rows']

/** The numbers of the rows that went over of a table whose rows have numbers. */
export function idsIn(rows: Rows, table: string): readonly number[] {
  return (rows[table] ?? []).flatMap((key) => (key as readonly number[])[0] ?? [])
}

/** Of these gifts of a person those for what another standing gift of theirs was for as well. */
export async function listDoubled(
  db: Db,
  personId: number,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly happeningId: number }[]> {
  const { rows } = await sql<{ id: number; happeningId: number }>`
    with standing as (
      select t.id, h.id as "happeningId", h.trigger, h.subject, t.id = any(${[...ids]}::int[]) as came
      from gamification.happening h join gamification.transfer t on t.happening_id = h.id
      where h.person_id = ${personId} and t.person_id = ${personId} and h.undone_at is null
        and not exists (select from gamification.transfer r where r.reverses = t.id)
    )
    select id, "happeningId" from standing where came and exists (
      select from standing own where not own.came and own.trigger = standing.trigger and own.subject = standing.subject
    ) order by id`.execute(db)
  return rows
}

/** What a person did, once more under another event; undefined where it is no longer known. */
export async function repeatHappening(
  db: Db,
  id: number,
  again: { readonly personId: number; readonly at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into gamification.happening (event_id, trigger, person_id, subject, title, path, at)
    select ${`parted:${id}`}, trigger, ${again.personId}, subject, title, path, ${again.at}
    from gamification.happening where id = ${id} returning id`.execute(db)
  return rows[0]?.id
}

/** Whole transfers of `to` become `from`'s, all at once: together they may take more than `from` has. */
export async function handOver(db: Db, ids: readonly number[], { from, to }: Pair): Promise<void> {
  const these = (column: 'id' | 'transfer_id') => sql<boolean>`${sql.ref(column)} = any(${[...ids]}::int[])`
  const transfers = db.updateTable('gamification.transfer').set({ person_id: from }).where(these('id'))
  await transfers.where('person_id', '=', to).execute()
  const entries = db.updateTable('gamification.entry').set({ person_id: from }).where(these('transfer_id'))
  await entries.where('person_id', '=', to).execute()
}

/** What was heard of `from` while it was gone left rows where its own are about to return. */
export async function clearWay(db: Db, from: number, rows: Rows): Promise<void> {
  const returning = (table: string) =>
    sql`(select value from jsonb_array_elements(${JSON.stringify(rows[table] ?? [])}::jsonb))`
  await sql`delete from gamification.undoing where person_id = ${from}
    and jsonb_build_array(trigger, subject) in ${returning('gamification.undoing')}`.execute(db)
  await sql`delete from gamification.earned where person_id = ${from}
    and jsonb_build_array(badge_id, level) in ${returning('gamification.earned')}`.execute(db)
  await sql`delete from gamification.person where person_id = ${from}
    and jsonb_build_array() in ${returning('gamification.person')}`.execute(db)
}
