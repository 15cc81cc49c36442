import { endpoint } from '../../web/contract'
import { citiesOf } from '../contract/places'
import { OpportunityParams, SimilarPage } from '../contract/wire'
import type { Question } from './catalogue/question'
import { findShown } from './find-shown'
import type { Gate } from './gate'
import { listingOf } from './listing-of'
import { CACHE, type ListingParts } from './listing-routes'
import type { ListingsTables } from './tables'

const SHOWN = 4

/** Open ones of the same kind: first those of the same topics and place, then of the same topics, then what closes next. */
export function similarRoute({ database, catalogue, clock, kinds }: ListingParts, gate: Gate) {
  return endpoint({
    id: 'listings.similar',
    method: 'GET',
    path: '/api/listings/opportunities/:id/similar',
    strangers: 'same',
    access: 'public',
    cache: { ...CACHE, nobodyOnly: true },
    request: { params: OpportunityParams },
    response: { 200: SimilarPage },
    summary: 'Up to four open opportunities like this one.',
    async handle({ params, subject }) {
      const row = await findShown(database.of<ListingsTables>(), params.id, gate, subject)
      const { kind, tags, ...listing } = listingOf(row, clock.now(), kinds())
      const tag = tags.length > 0 && { tag: tags }
      const city = citiesOf(listing)
      const wishes = [{ ...tag, ...(city.length > 0 && { city }) }, { ...tag }, {}]
      const found = new Set<number>()
      for (const choices of wishes) {
        const question: Question = { kind, choices, status: 'open' }
        const { ids } = await catalogue.page(question, { sort: 'deadline', limit: SHOWN + 1 })
        for (const each of ids) if (each !== row.id && found.size < SHOWN) found.add(each)
      }
      const now = clock.now()
      const rows = await catalogue.rows([...found])
      return { items: rows.map((each) => listingOf(each, now, kinds())), now: now.toISOString() }
    },
  })
}
