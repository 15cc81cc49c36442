import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint, type Live } from '../../web/contract'
import { type OutcomeSource, savedErrors } from '../contract'
import { OpportunityId, SavedIds, Watchlist, WatchlistQuery } from '../contract/wire'
import { listHidden } from './hidden-queries'
import { isOver, keptOf } from './kept'
import { announce } from './live-topic'
import type { SavedTables } from './tables'
import { withOutcomes } from './with-outcomes'
import { deleteWatch, insertWatch, listWatched, lockWatched } from './watch-queries'

/** Who keeps more has stopped to look at it; the marks of all of them travel with every list. */
const MOST = 500
const PAGE = 20

export interface WatchParts {
  readonly outcomes: () => readonly OutcomeSource[]
  readonly database: Database
  readonly opportunities: Opportunities
  readonly live: Live
  readonly clock: Clock
}

export function savedIdsRoute({ database }: WatchParts) {
  return endpoint({
    id: 'saved.ids',
    method: 'GET',
    path: '/api/saved/ids',
    access: [signedIn()],
    request: {},
    response: { 200: SavedIds },
    summary: 'The opportunities on one’s watchlist, and those that one does not want to see.',
    async handle({ subject }) {
      const [db, { id }] = [database.of<SavedTables>(), personOf(subject)]
      const [watched, hidden] = await Promise.all([listWatched(db, id), listHidden(db, id)])
      return { ids: watched.map((row) => row.opportunity_id), hidden: hidden.map((row) => row.opportunity_id) }
    },
  })
}

export function watchlistRoute({ database, opportunities, outcomes, clock }: WatchParts) {
  return endpoint({
    id: 'saved.watchlist',
    method: 'GET',
    path: '/api/saved/watchlist',
    access: [signedIn()],
    request: { query: WatchlistQuery },
    response: { 200: Watchlist },
    summary: 'One’s watchlist, last saved first; closed ones stay with their outcome.',
    async handle({ subject, query: { kind, state = 'all', after = Number.MAX_SAFE_INTEGER, limit = PAGE } }) {
      const { id: personId } = personOf(subject)
      const rows = await listWatched(database.of<SavedTables>(), personId)
      const all = await keptOf(opportunities, rows, (row) => row.saved_at, subject)
      const ofKind = all.filter(({ listing }) => kind === undefined || listing?.kind === kind)
      const over = ofKind.filter(isOver)
      const wanted = state === 'all' ? ofKind : ofKind.filter((each) => isOver(each) === (state === 'closed'))
      const rest = wanted.filter(({ id }) => id < after)
      return {
        items: await withOutcomes(rest.slice(0, limit), personId, outcomes()),
        next: rest.length > limit ? (rest[limit - 1]?.id ?? null) : null,
        counts: { live: ofKind.length - over.length, closed: over.length, all: ofKind.length },
        now: clock.now().toISOString(),
      }
    },
  })
}

export function saveRoute({ database, opportunities, live, clock }: WatchParts) {
  return endpoint({
    id: 'saved.save',
    method: 'PUT',
    path: '/api/saved/watchlist/:opportunityId',
    access: [signedIn()],
    strangers: 'same',
    request: { params: OpportunityId },
    response: { 204: Type.Null() },
    rateLimit: { max: 120, seconds: 60 },
    summary: 'Puts an opportunity on one’s watchlist; done twice it is there once.',
    async handle({ subject, params }) {
      const { id: personId } = personOf(subject)
      const opportunityId = Number(params.opportunityId)
      const [listing] = await opportunities.cards([opportunityId], subject)
      if (!listing) throw dataErrors.notFound('There is no such opportunity. It may have been taken down.')
      await database.transact(async (tx) => {
        const db = database.on<SavedTables>(tx)
        await lockWatched(db, personId)
        const watched = await listWatched(db, personId)
        if (watched.some((row) => row.opportunity_id === opportunityId)) return
        if (watched.length >= MOST)
          throw savedErrors.full(`Your watchlist holds ${MOST}. Remove some that are over, then save this one.`)
        await insertWatch(db, personId, opportunityId, clock.now())
        await announce(live, personId, tx)
      })
      return null
    },
  })
}

export function unsaveRoute({ database, live }: WatchParts) {
  return endpoint({
    id: 'saved.unsave',
    method: 'DELETE',
    path: '/api/saved/watchlist/:opportunityId',
    access: [signedIn()],
    strangers: 'same',
    request: { params: OpportunityId },
    response: { 204: Type.Null() },
    rateLimit: { max: 120, seconds: 60 },
    summary: 'Takes an opportunity off one’s watchlist; what is not on it stays off.',
    async handle({ subject, params }) {
      const { id: personId } = personOf(subject)
      await database.transact(async (tx) => {
        const wasSaved = await deleteWatch(database.on<SavedTables>(tx), personId, Number(params.opportunityId))
        if (wasSaved) await announce(live, personId, tx)
      })
      return null
    },
  })
}
