import { sql } from 'kysely'
import type { SavedDb, SavedTables } from './tables'

interface Pair {
  readonly from: number
  readonly into: number
}

/** Whose rows of one opportunity are rows of the other now; who has one of that already keeps it alone. */
export async function leadOn(db: SavedDb, name: keyof SavedTables, { from, into }: Pair): Promise<readonly number[]> {
  const table = sql.table(name)
  const moved = await sql<{ person_id: number }>`update ${table} as mine set opportunity_id = ${into}
    where opportunity_id = ${from} and not exists
      (select from ${table} as liked where liked.person_id = mine.person_id and liked.opportunity_id = ${into})
    returning person_id`.execute(db)
  const gone = await sql<{ person_id: number }>`delete from ${table} where opportunity_id = ${from}
    returning person_id`.execute(db)
  return [...moved.rows, ...gone.rows].map(({ person_id }) => person_id)
}

/** Who hid one of two and watches the other, and that alone, wanted it once: theirs is shown. Answers of how many. */
export async function showWatched(db: SavedDb, { from, into }: Pair): Promise<number> {
  const watches = (of: number) =>
    sql<boolean>`exists (select from saved.watch where person_id = hidden.person_id and opportunity_id = ${of})`
  const shown = await db
    .deleteFrom('saved.hidden as hidden')
    .where(({ and, eb, not, or }) =>
      or([
        and([eb('opportunity_id', '=', from), watches(into)]),
        and([eb('opportunity_id', '=', into), watches(from), not(watches(into))]),
      ]),
    )
    .executeTakeFirst()
  return Number(shown.numDeletedRows)
}
