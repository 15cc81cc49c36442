import { Type } from '@sinclair/typebox'
import { type Clock, type Database, dataErrors, isZone } from '../../data/contract'
import type { Searches } from '../../listings/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint, type Live } from '../../web/contract'
import { alertErrors } from '../contract'
import {
  ChangeRequest,
  KeepRequest,
  type KeptSearch,
  KeptSearches,
  SearchId,
  StopAnswer,
  StopRequest,
} from '../contract/wire'
import { dueAt } from './due'
import { announce } from './live-topic'
import { untoldOf } from './match-queries'
import {
  changeSearch,
  dropSearch,
  findOwn,
  holdSearchesOf,
  keepSearch,
  type ListedSearch,
  listSearches,
  stopByToken,
} from './search-queries'
import type { AlertsDb, AlertsTables, SearchRow } from './tables'

const MOST = 50

export interface SearchParts {
  readonly database: Database
  readonly searches: Searches
  readonly clock: Clock
  readonly live: Live
  /** A token that nobody guesses. */
  readonly makeToken: () => string
}

const rateLimit = { max: 60, seconds: 60 } as const
const missing = () => dataErrors.notFound('You keep no such search. It may have been taken away on another device.')

function columnsOf({ name, frequency, zone, quiet }: ChangeRequest) {
  if (!isZone(zone)) throw alertErrors.zoneUnknown(`There is no time zone “${zone}”. Choose one such as Asia/Kolkata.`)
  return {
    name: name.trim() || 'Search',
    frequency,
    zone,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
  }
}

/** By the rhythm that is chosen now, when what waits is told; null while nothing does. Whoever asks holds the row. */
async function dueOf(db: AlertsDb, row: SearchRow, now: Date): Promise<Date | null> {
  const waits = row.frequency !== 'off' && (await untoldOf(db, row.id)).length > 0
  return waits ? dueAt(row, now) : null
}

const shown = (row: ListedSearch, pathOf: Searches['pathOf']): KeptSearch => ({
  id: row.id,
  name: row.name,
  frequency: row.frequency,
  zone: row.zone,
  quiet: row.quiet_from === null || row.quiet_to === null ? null : { from: row.quiet_from, to: row.quiet_to },
  path: pathOf(row.filters),
  createdAt: row.created_at.toISOString(),
  told: row.told ?? 0,
})

export function listRoute({ database, searches }: SearchParts) {
  return endpoint({
    id: 'alerts.list',
    method: 'GET',
    path: '/api/alerts/searches',
    access: [signedIn()],
    request: {},
    response: { 200: KeptSearches },
    summary: 'The searches that one keeps, newest first.',
    async handle({ subject }) {
      const rows = await listSearches(database.of<AlertsTables>(), personOf(subject).id)
      return { items: rows.map((row) => shown(row, searches.pathOf)) }
    },
  })
}

export function keepRoute({ database, searches, clock, live, makeToken }: SearchParts) {
  return endpoint({
    id: 'alerts.keep',
    method: 'POST',
    path: '/api/alerts/searches',
    access: [signedIn()],
    request: { body: KeepRequest },
    response: { 200: Type.Object({ id: Type.Integer() }) },
    rateLimit,
    summary: 'Keeps a search, and how often it writes; the same search is kept once, with the latest choices.',
    async handle({ subject, body, request }) {
      const { id: personId } = personOf(subject)
      const choices = columnsOf(body)
      const filters = searches.canonical(body.filters)
      return database.transact(async (tx) => {
        const db = database.on<AlertsTables>(tx)
        await holdSearchesOf(db, personId)
        const kept = await listSearches(db, personId)
        if (kept.length >= MOST && !kept.some((row) => row.filters === filters))
          throw alertErrors.full(`You keep ${MOST} searches already. Take one away first.`)
        const now = clock.now()
        const row = { ...choices, person_id: personId, filters, language: request.language, created_at: now }
        const search = await keepSearch(db, { ...row, stop_token: makeToken() })
        await changeSearch(db, search.id, { due_at: await dueOf(db, search, now) })
        await announce(live, personId, tx)
        return { id: search.id }
      })
    },
  })
}

export function changeRoute({ database, clock, live }: SearchParts) {
  return endpoint({
    id: 'alerts.change',
    method: 'PUT',
    path: '/api/alerts/searches/:id',
    access: [signedIn()],
    strangers: 404,
    request: { params: SearchId, body: ChangeRequest },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'Changes the name of a kept search, how often it writes and when it is quiet.',
    async handle({ subject, params, body, request: { language } }) {
      const choices = { ...columnsOf(body), language }
      await database.transact(async (tx) => {
        const db = database.on<AlertsTables>(tx)
        const row = await findOwn(db, Number(params.id), personOf(subject).id)
        if (!row) throw missing()
        await changeSearch(db, row.id, { ...choices, due_at: await dueOf(db, { ...row, ...choices }, clock.now()) })
        await announce(live, row.person_id, tx)
      })
      return null
    },
  })
}

export function dropRoute({ database, clock, live }: SearchParts) {
  return endpoint({
    id: 'alerts.drop',
    method: 'DELETE',
    path: '/api/alerts/searches/:id',
    access: [signedIn()],
    strangers: 404,
    request: { params: SearchId },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'Takes a kept search away. Kept again within the hour it is as it was, with what it found.',
    async handle({ subject, params }) {
      await database.transact(async (tx) => {
        const db = database.on<AlertsTables>(tx)
        const row = await findOwn(db, Number(params.id), personOf(subject).id)
        if (!row) throw missing()
        await dropSearch(db, row.id, clock.now())
        await announce(live, row.person_id, tx)
      })
      return null
    },
  })
}

export function stopRoute({ database, live }: SearchParts) {
  return endpoint({
    id: 'alerts.stop',
    method: 'POST',
    path: '/api/alerts/stop',
    access: 'public',
    request: { body: StopRequest },
    response: { 200: StopAnswer },
    rateLimit: { max: 30, seconds: 60, by: 'address' },
    summary: 'Stops the mails of the search to which the link of a mail belongs; the search is kept.',
    async handle({ body }) {
      const stopped = await database.transact(async (tx) => {
        const search = await stopByToken(database.on<AlertsTables>(tx), body.token)
        if (search) await announce(live, search.person_id, tx)
        return search
      })
      if (!stopped) throw dataErrors.notFound('This link belongs to no search any more. There is nothing left to stop.')
      return { name: stopped.name }
    },
  })
}
