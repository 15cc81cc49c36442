import { Type } from '@sinclair/typebox'
import { dataErrors } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { HiddenList, OpportunityId } from '../contract/wire'
import { deleteHidden, insertHidden, listHidden } from './hidden-queries'
import { keptOf } from './kept'
import { announce } from './live-topic'
import type { SavedTables } from './tables'
import type { HiddenKnown } from './hidden-known'
import type { WatchParts } from './watch-routes'

const path = '/api/saved/hidden/:opportunityId'
interface HideParts extends WatchParts {
  readonly known: HiddenKnown
}

const rateLimit = { max: 120, seconds: 60 } as const

export function hiddenRoute({ database, opportunities, clock }: WatchParts) {
  return endpoint({
    id: 'saved.hidden',
    method: 'GET',
    path: '/api/saved/hidden',
    access: [signedIn()],
    request: {},
    response: { 200: HiddenList },
    summary: 'What one does not want to see in lists, last hidden first.',
    async handle({ subject }) {
      const rows = await listHidden(database.of<SavedTables>(), personOf(subject).id)
      const items = await keptOf(opportunities, rows, (row) => row.hidden_at, subject)
      return { items: [...items], now: clock.now().toISOString() }
    },
  })
}

export function hideRoute({ database, opportunities, live, clock, known }: HideParts) {
  return endpoint({
    id: 'saved.hide',
    method: 'PUT',
    path,
    access: [signedIn()],
    strangers: 'same',
    request: { params: OpportunityId },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'Leaves an opportunity out of the lists that one sees; of others it changes nothing.',
    async handle({ subject, params }) {
      const { id: personId } = personOf(subject)
      const opportunityId = Number(params.opportunityId)
      const [listing] = await opportunities.cards([opportunityId], subject)
      if (!listing) throw dataErrors.notFound('There is no such opportunity. It may have been taken down.')
      await database.transact(async (tx) => {
        const isNew = await insertHidden(database.on<SavedTables>(tx), personId, opportunityId, clock.now())
        if (!isNew) return
        await known.changed(tx, personId)
        await announce(live, personId, tx)
      })
      known.forget(personId)
      return null
    },
  })
}

export function showRoute({ database, live, known }: HideParts) {
  return endpoint({
    id: 'saved.show',
    method: 'DELETE',
    path,
    access: [signedIn()],
    strangers: 'same',
    request: { params: OpportunityId },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'Brings a hidden opportunity back into the lists; what is not hidden stays.',
    async handle({ subject, params }) {
      const { id: personId } = personOf(subject)
      await database.transact(async (tx) => {
        const wasHidden = await deleteHidden(database.on<SavedTables>(tx), personId, Number(params.opportunityId))
        if (!wasHidden) return
        await known.changed(tx, personId)
        await announce(live, personId, tx)
      })
      known.forget(personId)
      return null
    },
  })
}
