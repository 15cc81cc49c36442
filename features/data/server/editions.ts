import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Clock, Database, Edition, Editions, EditionTables } from '../contract'

export function createEditions(database: Database, clock: Clock): EditionTables {
  return { open: (table) => openEditions(table, database, clock) }
}

function openEditions<T>(name: string, database: Database, clock: Clock): Editions<T> {
  const table = sql.table(name)
  const db = () => database.of<object>()
  async function latest(about: number, tx?: Parameters<Editions<T>['latest']>[1]) {
    const found = await sql<Edition<T>>`
      select version, written from ${table} where about = ${about}::int order by version desc limit 1`.execute(
      tx ? database.on<object>(tx) : db(),
    )
    return found.rows[0]
  }
  return {
    latest,
    async add(tx, about, written, by) {
      const before = await latest(about, tx)
      // As it will be read again: without what JSON does not say.
      const next = JSON.stringify(written)
      if (before && isDeepStrictEqual(before.written, JSON.parse(next))) return false
      await sql`
        insert into ${table} (about, version, written, made_by, made_at)
        values (${about}::int, ${(before?.version ?? 0) + 1}::int, ${next}::jsonb, ${by}::int, ${clock.now()}::timestamptz)`.execute(
        database.on<object>(tx),
      )
      return true
    },
    async madeBy(personId) {
      const { rows } = await sql<{ about: number; version: number; made_at: Date }>`
        select about, version, made_at from ${table} where made_by = ${personId}::int order by id`.execute(db())
      return rows.map(({ about, version, made_at }) => ({ about, version, at: made_at.toISOString() }))
    },
    async forget(tx, personId) {
      await sql`update ${table} set made_by = null where made_by = ${personId}::int`.execute(database.on<object>(tx))
    },
  }
}
