import { type RawBuilder, sql } from 'kysely'
import type { Json, Placed } from '../../../kernel/index'
import {
  dataErrors,
  type MovedPart,
  type MovedTable,
  type Pair,
  type PersonMerges,
  type PersonMove,
  type Tx,
} from '../contract'
import { inTransaction } from './transactions'

const keyOf = ({ key }: MovedTable, of: string) =>
  sql<Json>`jsonb_build_array(${sql.join(key.map((column) => sql.ref(`${of}.${column}`)))})`

const personOf = ({ person = 'person_id' }: MovedTable) => person

/** Whether `to` has a row that agrees in all of one rule's columns. */
function hasLike(moved: MovedTable, columns: readonly string[], to: number): RawBuilder<boolean> {
  const same = columns.map((column) => sql`and liked.${sql.ref(column)} = mine.${sql.ref(column)}`)
  return sql<boolean>`exists (select 1 from ${sql.table(moved.table)} as liked
    where liked.${sql.ref(personOf(moved))} = ${to} ${sql.join(same, sql` `)})`
}

/** The keys of the rows that went over. */
async function moveRows(tx: Tx, moved: MovedTable, { from, to }: Pair): Promise<readonly Json[]> {
  const likes = (moved.once ?? []).map((columns) => sql`and not ${hasLike(moved, columns, to)}`)
  const { rows } = await sql<{ key: Json }>`update ${sql.table(moved.table)} as mine
    set ${sql.ref(personOf(moved))} = ${to}
    where mine.${sql.ref(personOf(moved))} = ${from} ${sql.join(likes, sql` `)}
    returning ${keyOf(moved, 'mine')} as key`.execute(inTransaction<unknown>(tx))
  return rows.map(({ key }) => key)
}

async function countRows(tx: Tx, moved: MovedTable, personId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(moved.table)}
    where ${sql.ref(personOf(moved))} = ${personId}`.execute(inTransaction<unknown>(tx))
  return rows[0]?.count ?? 0
}

/** Those that are still `to`'s: what was deleted meanwhile stays deleted. */
async function returnRows(tx: Tx, moved: MovedTable, { from, to }: Pair, keys: readonly Json[]): Promise<void> {
  if (keys.length === 0) return
  await sql`update ${sql.table(moved.table)} as mine set ${sql.ref(personOf(moved))} = ${from}
    where mine.${sql.ref(personOf(moved))} = ${to} and ${keyOf(moved, 'mine')} in
      (select value from jsonb_array_elements(${JSON.stringify(keys)}::jsonb))`.execute(inTransaction<unknown>(tx))
}

export function createPersonMerges(items: () => readonly Placed<PersonMove>[]): PersonMerges {
  // Later features refer to what earlier ones hold.
  const reversed = () => [...items()].reverse()

  async function moveOne(tx: Tx, item: PersonMove, pair: Pair): Promise<MovedPart> {
    const rows: Record<string, readonly Json[]> = {}
    let stayed = 0
    for (const table of item.tables) {
      rows[table.table] = await moveRows(tx, table, pair)
      if (table.once) stayed += await countRows(tx, table, pair.from)
    }
    const decided = (await item.decide?.move(tx, pair, rows)) ?? null
    await item.settle?.(tx, pair)
    const moved = Object.values(rows).reduce((sum, keys) => sum + keys.length, 0)
    return { id: item.id, label: item.label, both: item.both ?? null, moved, stayed, rows, decided }
  }

  return {
    async move(tx, pair) {
      const parts: MovedPart[] = []
      for (const item of reversed()) parts.push(await moveOne(tx, item, pair))
      return parts
    },
    async undo(tx, pair, parts) {
      const known = new Map(reversed().map((item) => [item.id, item]))
      for (const part of [...parts].reverse()) {
        const item = known.get(part.id)
        if (!item && part.moved + part.stayed > 0)
          throw dataErrors.featureOff(
            `What "${part.label.en}" holds must return, but its feature is switched off. Switch it on first.`,
          )
        if (!item) continue
        await item.decide?.undo(tx, pair, part.decided)
        await item.beforeReturn?.(tx, pair, part.rows)
        for (const table of item.tables) await returnRows(tx, table, pair, part.rows[table.table] ?? [])
        await item.settle?.(tx, pair)
      }
    },
  }
}
