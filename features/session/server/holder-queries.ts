import { type Kysely, sql } from 'kysely'
import type { Permission } from '../contract'
import type { SessionTables } from './tables'

/** Who was given a role or a module that gives this, or is named for it, whatever else keeps them from it. */
export async function listGiven(
  db: Kysely<SessionTables>,
  { roles, modules = [], named }: Permission,
): Promise<readonly number[]> {
  const given = await sql<{ id: number }>`
    select person_id as id from session.role_grant where role = any(${[...roles]}::text[])
    union select person_id from session.module_grant where module = any(${[...modules]}::text[])
    union select unnest(${[...(named?.ids ?? [])]}::int[])
  `.execute(db)
  return given.rows.map(({ id }) => id)
}
