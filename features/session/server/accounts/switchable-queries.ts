import type { Kysely } from 'kysely'
import type { SessionTables } from '../tables'

type Db = Kysely<SessionTables>

/** The accounts that a person can act for, in the order in which they were made. */
export function listSwitchable(db: Db, personId: number) {
  return db
    .selectFrom('session.switchable')
    .innerJoin('session.switchable_member as member', 'member.switchable_id', 'session.switchable.id')
    .select(['id', 'account_name', 'type', 'is_active', 'disabled_reason'])
    .where('member.person_id', '=', personId)
    .orderBy('id')
    .execute()
}

/** Undefined when there is no such account; `isChanged`: it was not so before, or for another reason. */
export async function setActive(db: Db, id: number, isActive: boolean, reason: string | null) {
  const row = await db
    .selectFrom('session.switchable')
    .select(['id', 'is_active', 'disabled_reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  await db
    .updateTable('session.switchable')
    .set({ is_active: isActive, disabled_reason: reason })
    .where('id', '=', id)
    .execute()
  return { isChanged: row.is_active !== isActive || row.disabled_reason !== reason }
}

/** What this session acts for; undefined until it has switched. */
export async function findSwitched(db: Db, sessionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('session.switched')
    .select('switchable_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row?.switchable_id
}

export async function keepSwitched(db: Db, sessionId: string, switchableId: number): Promise<void> {
  await db
    .insertInto('session.switched')
    .values({ session_id: sessionId, switchable_id: switchableId })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ switchable_id: switchableId }))
    .execute()
}
