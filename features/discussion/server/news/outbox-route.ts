import type { Clock, Database } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import { type People, signedIn } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { OpportunityParams } from '../../contract/wire'
import { Outbox, OutboxQuery } from '../../contract/wire-news'
import type { DiscussionTables } from '../tables'
import { demandMayTell, type MayTell } from './may-tell'
import { listSent } from './news-queries'

const PAGE = 10

export interface OutboxParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly mayTell: MayTell
  readonly people: () => People | undefined
  readonly clock: Clock
}

export function outboxRoute({ database, opportunities, mayTell, people, clock }: OutboxParts) {
  return endpoint({
    id: 'discussion.outbox',
    method: 'GET',
    path: '/api/discussion/of/:opportunityId/outbox',
    strangers: 403,
    access: [signedIn()],
    request: { params: OpportunityParams, query: OutboxQuery },
    response: { 200: Outbox },
    summary: 'News that waits for its time or was sent, newest first, for whoever may tell any.',
    async handle({ subject, params: { opportunityId }, query: { after, limit = PAGE } }) {
      const { organisation } = await demandMayTell(opportunities, mayTell, opportunityId, subject)
      const rows = await listSent(database.of<DiscussionTables>(), opportunityId, after, limit)
      const page = rows.slice(0, limit)
      const writers = [...new Set(page.flatMap(({ person_id }) => person_id ?? []))]
      const names = new Map((await people()?.list(writers))?.map(({ id, name }) => [id, name]))
      return {
        now: clock.now().toISOString(),
        items: page.map(({ id, text, state, sender, person_id: by, at, goes_at: goesAt }) => ({
          ...{ id, text, state, sender: sender ?? organisation, by: (by !== null && names.get(by)) || null },
          ...{ at: at.toISOString(), goesAt: goesAt?.toISOString() ?? null },
        })),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      }
    },
  })
}
