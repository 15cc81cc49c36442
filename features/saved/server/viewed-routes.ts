import { Type } from '@sinclair/typebox'
import { dataErrors } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { OpportunityId, RecentlyViewed } from '../contract/wire'
import { keptOf } from './kept'
import { announceViewed } from './live-topic'
import type { SavedTables } from './tables'
import { deleteViewedOf, listViewed, noteViewed } from './viewed-queries'
import type { WatchParts } from './watch-routes'

export function viewedRoute({ database, opportunities, clock }: WatchParts) {
  return endpoint({
    id: 'saved.viewed',
    method: 'GET',
    path: '/api/saved/viewed',
    access: [signedIn()],
    request: {},
    response: { 200: RecentlyViewed },
    summary: 'What one looked at, last first, at most fifty.',
    async handle({ subject }) {
      const rows = await listViewed(database.of<SavedTables>(), personOf(subject).id)
      const items = await keptOf(opportunities, rows, (row) => row.viewed_at, subject)
      return { items: items.filter(({ listing }) => listing !== null), now: clock.now().toISOString() }
    },
  })
}

export function noteViewedRoute({ database, opportunities, live, clock }: WatchParts) {
  return endpoint({
    id: 'saved.note-viewed',
    method: 'PUT',
    path: '/api/saved/viewed/:opportunityId',
    access: [signedIn()],
    closedTo: ['support'],
    strangers: 'same',
    request: { params: OpportunityId },
    response: { 204: Type.Null() },
    rateLimit: { max: 240, seconds: 60 },
    summary: 'Notes that one looked at an opportunity.',
    async handle({ subject, params }) {
      const opportunityId = Number(params.opportunityId)
      const [listing] = await opportunities.cards([opportunityId], subject)
      if (!listing) throw dataErrors.notFound('There is no such opportunity. It may have been taken down.')
      const { id: personId } = personOf(subject)
      await database.transact(async (tx) => {
        const isNew = await noteViewed(database.on<SavedTables>(tx), personId, opportunityId, clock.now())
        if (isNew) await announceViewed(live, personId, tx)
      })
      return null
    },
  })
}

export function forgetViewedRoute({ database, live }: WatchParts) {
  return endpoint({
    id: 'saved.forget-viewed',
    method: 'DELETE',
    path: '/api/saved/viewed',
    access: [signedIn()],
    request: {},
    response: { 204: Type.Null() },
    summary: 'Forgets all that one looked at.',
    async handle({ subject }) {
      const { id: personId } = personOf(subject)
      await database.transact(async (tx) => {
        const wasAny = await deleteViewedOf(database.on<SavedTables>(tx), personId)
        if (wasAny) await announceViewed(live, personId, tx)
      })
      return null
    },
  })
}
