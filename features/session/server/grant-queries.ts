import { type Insertable, type Kysely, sql } from 'kysely'
import type { Moderation, ModulePermission, Role } from '../contract'
import type { SessionTables } from './tables'

type Db = Kysely<SessionTables>
type Row<Table extends keyof SessionTables> = Insertable<SessionTables[Table]>

/** Of what is held already, whether its end or its reason is to be another. */
const differs = (table: string) =>
  sql<boolean>`${sql.ref(`${table}.until`)} is distinct from excluded.until or ${sql.ref(`${table}.reason`)} <> excluded.reason`

/** True when the role is new to the person, or renewed. */
export async function insertRole(db: Db, row: Row<'session.role_grant'>, renews: boolean): Promise<boolean> {
  const made = await db
    .insertInto('session.role_grant')
    .values(row)
    .onConflict((conflict) => {
      const held = conflict.columns(['person_id', 'role'])
      return renews ? held.doUpdateSet(row).where(differs('role_grant')) : held.doNothing()
    })
    .returning('role')
    .executeTakeFirst()
  return made !== undefined
}

/** True when the module is new to the person, or renewed. */
export async function insertModule(db: Db, row: Row<'session.module_grant'>, renews: boolean): Promise<boolean> {
  const made = await db
    .insertInto('session.module_grant')
    .values(row)
    .onConflict((conflict) => {
      const held = conflict.columns(['person_id', 'module'])
      return renews ? held.doUpdateSet(row).where(differs('module_grant')) : held.doNothing()
    })
    .returning('module')
    .executeTakeFirst()
  return made !== undefined
}

/** True when the person did not moderate this so before, or it is renewed. */
export async function insertModerator(db: Db, row: Row<'session.moderator'>, renews: boolean): Promise<boolean> {
  const made = await db
    .insertInto('session.moderator')
    .values(row)
    .onConflict((conflict) => {
      const held = conflict.columns(['person_id', 'type', 'about'])
      return renews ? held.doUpdateSet(row).where(differs('moderator')) : held.doNothing()
    })
    .returning('type')
    .executeTakeFirst()
  return made !== undefined
}

/** When the role was given that the person had; with `endedBy`, only if its end is over by then. */
export async function deleteRole(db: Db, personId: number, role: Role, endedBy?: Date): Promise<Date | undefined> {
  const gone = await db
    .deleteFrom('session.role_grant')
    .where('person_id', '=', personId)
    .where('role', '=', role)
    .$if(endedBy !== undefined, (query) => query.where('until', '<=', endedBy ?? null))
    .returning('at')
    .executeTakeFirst()
  return gone?.at
}

/** When the module was given that the person had; with `endedBy`, only if its end is over by then. */
export async function deleteModule(
  db: Db,
  personId: number,
  module: ModulePermission,
  endedBy?: Date,
): Promise<Date | undefined> {
  const gone = await db
    .deleteFrom('session.module_grant')
    .where('person_id', '=', personId)
    .where('module', '=', module)
    .$if(endedBy !== undefined, (query) => query.where('until', '<=', endedBy ?? null))
    .returning('at')
    .executeTakeFirst()
  return gone?.at
}

/** Since when the person moderated this so; with `endedBy`, only if its end is over by then. */
export async function deleteModerator(
  db: Db,
  personId: number,
  { type, about }: Moderation,
  endedBy?: Date,
): Promise<Date | undefined> {
  const gone = await db
    .deleteFrom('session.moderator')
    .where('person_id', '=', personId)
    .where('type', '=', type)
    .where('about', '=', about)
    .$if(endedBy !== undefined, (query) => query.where('until', '<=', endedBy ?? null))
    .returning('at')
    .executeTakeFirst()
  return gone?.at
}

/** Who was given a role or a module, whether or not it is over. */
export async function listGranted(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('session.role_grant')
    .select('person_id')
    .union(db.selectFrom('session.module_grant').select('person_id'))
    .execute()
  return rows.map((row) => row.person_id)
}
