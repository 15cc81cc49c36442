import type { Database } from '../../data/contract'
import type { RoundSource } from '../../tracking/contract'
import { listStagesBetween } from './stage-queries'
import type { StagesTables } from './tables'

/** Stages are rounds that those who follow an opportunity may want to hear of. */
export function stageRounds(database: Database): RoundSource {
  return {
    id: 'stages.stages',
    async of(opportunityIds, from, until) {
      const rows = await listStagesBetween(database.of<StagesTables>(), opportunityIds, from, until)
      return rows.map((row) => ({
        opportunityId: row.opportunity_id,
        title: row.title,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
      }))
    },
  }
}
