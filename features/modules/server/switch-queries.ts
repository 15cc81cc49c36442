import type { Kysely } from 'kysely'

export interface ModulesTables {
  'modules.switch': { feature: string; is_on: boolean; by_person: number | null; why: string; updated_at: Date }
}

type Db = Kysely<ModulesTables>

export function listSwitches(db: Db) {
  return db.selectFrom('modules.switch').select(['feature', 'is_on', 'by_person', 'updated_at']).execute()
}

/** Until the transaction ends nobody else changes it. */
export function lockSwitch(db: Db, feature: string) {
  return db.selectFrom('modules.switch').selectAll().where('feature', '=', feature).forUpdate().executeTakeFirst()
}

export async function setSwitch(db: Db, row: ModulesTables['modules.switch']): Promise<void> {
  const { is_on, by_person, why, updated_at } = row
  await db
    .insertInto('modules.switch')
    .values(row)
    .onConflict((conflict) => conflict.column('feature').doUpdateSet({ is_on, by_person, why, updated_at }))
    .execute()
}
