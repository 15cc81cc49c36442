import type { Clock, Database, EditionTables } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { endpoint } from '../../web/contract'
import { OpportunityParams, type Stage, Timeline } from '../contract/wire'
import { listStages } from './stage-queries'
import type { StageRow, StagesTables } from './tables'
import { STAGE_EDITIONS } from './write-stages'

const stageOf = (row: StageRow): Stage => ({
  id: row.id,
  type: row.type,
  title: row.title,
  description: row.description,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  mode: row.mode,
  place: row.place,
})

export function timelineRoute(database: Database, opportunities: Opportunities, clock: Clock, tables: EditionTables) {
  const editions = tables.open(STAGE_EDITIONS)
  return endpoint({
    id: 'stages.of',
    method: 'GET',
    path: '/api/stages/of/:opportunityId',
    strangers: 'same',
    access: 'public',
    cache: { seconds: 5, tag: 'listings', nobodyOnly: true },
    request: { params: OpportunityParams },
    response: { 200: Timeline },
    summary: 'What an opportunity asks of those who take part, stage by stage, with the server’s time.',
    async handle({ params: { opportunityId }, subject }) {
      const { opensAt, closesAt, zone } = await opportunities.getShown(opportunityId, subject)
      const [stages, edition] = await Promise.all([
        listStages(database.of<StagesTables>(), opportunityId),
        editions.latest(opportunityId),
      ])
      return {
        opportunityId,
        version: edition?.version ?? 0,
        zone: stages[0]?.zone ?? zone,
        opensAt,
        closesAt,
        stages: stages.map(stageOf),
        now: clock.now().toISOString(),
      }
    },
  })
}
