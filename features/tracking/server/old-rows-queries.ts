import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'

/** Deletes rows of a table that are old, at most `limit`, whatever its key is. Returns how many. */
export async function deleteOld(
  db: QueryExecutorProvider,
  table: string,
  old: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${old} limit ${limit}
    ))`.execute(db)
  return Number(numAffectedRows)
}
