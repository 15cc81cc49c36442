import { Type } from '@sinclair/typebox'
import { signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { NOW_PATH } from '../contract'
import { HomeLists, SuggestQuery, Suggestions } from '../contract/wire'
import type { Catalogue } from './catalogue/catalogue'
import { listingOf } from './listing-of'
import { organisationsLike } from './listing-queries'
import { CACHE, type ListingParts } from './listing-routes'
import { type OwnParts, unwantedBy } from './own-list-routes'
import type { ListingsTables } from './tables'

const WEEK_MS = 7 * 86_400_000
const RAIL = 4
const SUGGESTED = 6
const SUGGESTED_ORGANISATIONS = 3
const FEATURED_KINDS = ['hackathon', 'competition', 'scholarship', 'quiz'] as const
const NEWEST_KINDS = ['internship', 'job'] as const

async function chooseIds(catalogue: Catalogue, now: number) {
  const [due, featured, newest] = await Promise.all([
    catalogue.closing(now + WEEK_MS, RAIL),
    // The largest prize of each kind that has prizes.
    Promise.all(FEATURED_KINDS.map((kind) => catalogue.first(kind, 'pay', 1))),
    Promise.all(NEWEST_KINDS.map((kind) => catalogue.first(kind, 'newest', RAIL))),
  ])
  return { due, featured: featured.flat(), newest }
}

/** What `/` shows, all of it counted or read. */
export function homeRoute({ catalogue, clock, kinds }: ListingParts) {
  return endpoint({
    id: 'listings.home',
    method: 'GET',
    path: '/api/listings/home',
    access: 'public',
    cache: CACHE,
    request: {},
    response: { 200: HomeLists },
    summary: 'Open opportunities by kind, those closing this week, the largest prizes and the newest.',
    async handle() {
      const now = clock.now()
      const [open, chosen] = await Promise.all([catalogue.openCounts(), chooseIds(catalogue, now.getTime())])
      const ids = [...new Set([...chosen.due.ids, ...chosen.featured, ...chosen.newest.flat()])]
      const rows = await catalogue.rows(ids)
      const byId = new Map(rows.map((row) => [row.id, listingOf(row, now, kinds())]))
      const shown = (wanted: readonly number[]) => wanted.map((id) => byId.get(id)).filter((each) => each !== undefined)
      return {
        counts: kinds().map(({ id }) => ({ kind: id, open: open[id] ?? 0 })),
        total: Object.values(open).reduce((sum, count) => sum + count, 0),
        closingSoon: shown(chosen.due.ids),
        closingCount: chosen.due.count,
        featured: shown(chosen.featured),
        newest: NEWEST_KINDS.map((kind, at) => ({ kind, items: shown(chosen.newest[at] ?? []) })),
        now: now.toISOString(),
      }
    },
  })
}

async function suggest(
  { database, catalogue, clock, kinds }: ListingParts,
  q: string,
  without: readonly number[],
): Promise<Suggestions> {
  const now = clock.now()
  const asOf = { now: now.toISOString() }
  if (q.trim().length < 2) return { opportunities: [], total: 0, organisations: [], corrected: null, ...asOf }
  const question = { text: q, choices: {}, status: 'open', without } as const
  const [page, organisations] = await Promise.all([
    catalogue.page(question, { sort: 'relevance', limit: SUGGESTED }),
    organisationsLike(database.of<ListingsTables>(), q.trim(), now, SUGGESTED_ORGANISATIONS),
  ])
  const rows = await catalogue.rows(page.ids)
  const opportunities = rows.map((row) => {
    const { id, path, title, organisation, kind, pay, closesAt, zone } = listingOf(row, now, kinds())
    return { id, path, title, organisation: organisation.name, kind, pay, closesAt, zone }
  })
  return { opportunities, total: page.total, organisations, corrected: page.corrected ?? null, ...asOf }
}

export function ownSuggestRoute(parts: ListingParts & Pick<OwnParts, 'unwanted'>) {
  return endpoint({
    id: 'listings.own-suggest',
    method: 'GET',
    path: '/api/listings/own/suggest',
    access: [signedIn()],
    request: { query: SuggestQuery },
    response: { 200: Suggestions },
    summary: 'The same suggestions, without what whoever types has hidden.',
    handle: async ({ query: { q }, subject }) => suggest(parts, q, await unwantedBy(subject, parts.unwanted())),
  })
}

export function suggestRoute(parts: ListingParts) {
  return endpoint({
    id: 'listings.suggest',
    method: 'GET',
    path: '/api/listings/suggest',
    access: 'public',
    cache: CACHE,
    request: { query: SuggestQuery },
    response: { 200: Suggestions },
    summary: 'Opportunities and organisations for what somebody is typing.',
    handle: ({ query: { q } }) => suggest(parts, q, []),
  })
}

/** The server's time, never cached: what countdowns are set by. */
export function nowRoute({ clock }: Pick<ListingParts, 'clock'>) {
  return endpoint({
    id: 'listings.now',
    method: 'GET',
    path: NOW_PATH,
    access: 'public',
    request: {},
    response: { 200: Type.Object({ now: Type.String() }) },
    summary: "The server's time.",
    handle: async () => ({ now: clock.now().toISOString() }),
  })
}
