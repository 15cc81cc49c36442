import type { StageRow, StagesDb } from './tables'

/** In order, without those that were taken out. */
export async function listStages(db: StagesDb, opportunityId: number): Promise<readonly StageRow[]> {
  const rows = db.selectFrom('stages.stage').selectAll().where('opportunity_id', '=', opportunityId)
  return rows.where('removed_at', 'is', null).orderBy('position').execute()
}

/** Of these opportunities those that begin or end after `from` and not after `until`. */
export function listStagesBetween(db: StagesDb, opportunityIds: readonly number[], from: Date, until: Date) {
  return db
    .selectFrom('stages.stage')
    .select(['opportunity_id', 'title', 'starts_at', 'ends_at'])
    .where('opportunity_id', 'in', [...opportunityIds])
    .where('removed_at', 'is', null)
    .where(({ and, eb, or }) =>
      or([
        and([eb('starts_at', '>', from), eb('starts_at', '<=', until)]),
        and([eb('ends_at', '>', from), eb('ends_at', '<=', until)]),
      ]),
    )
    .execute()
}

export async function findStage(db: StagesDb, id: number): Promise<StageRow | undefined> {
  const row = db.selectFrom('stages.stage').selectAll().where('id', '=', id)
  return row.where('removed_at', 'is', null).executeTakeFirst()
}

export interface KeptStage extends Omit<StageRow, 'id' | 'removed_at' | 'updated_at'> {}

/** What stands afterwards is exactly these; a stage that was there before keeps its id. */
export async function replaceStages(
  db: StagesDb,
  opportunityId: number,
  stages: readonly KeptStage[],
  at: Date,
): Promise<void> {
  await db
    .updateTable('stages.stage')
    .set({ removed_at: at, updated_at: at })
    .where('opportunity_id', '=', opportunityId)
    .where('removed_at', 'is', null)
    .execute()
  if (stages.length === 0) return
  await db
    .insertInto('stages.stage')
    .values(stages.map((stage) => ({ ...stage, updated_at: at })))
    .onConflict((conflict) =>
      conflict.columns(['opportunity_id', 'key']).doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        type: eb.ref('excluded.type'),
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        starts_at: eb.ref('excluded.starts_at'),
        ends_at: eb.ref('excluded.ends_at'),
        zone: eb.ref('excluded.zone'),
        mode: eb.ref('excluded.mode'),
        place: eb.ref('excluded.place'),
        updated_at: eb.ref('excluded.updated_at'),
        removed_at: null,
      })),
    )
    .execute()
}
