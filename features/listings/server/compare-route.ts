import { endpoint } from '../../web/contract'
import { CompareQuery, ComparedPage } from '../contract/wire'
import { detailOf } from './listing-of'
import { findDetails } from './listing-queries'
import { CACHE, type ListingParts } from './listing-routes'
import type { ListingsTables } from './tables'

/** Up to four opportunities with all their facts, to be seen side by side. */
export function compareRoute({ database, clock, kinds }: ListingParts) {
  return endpoint({
    id: 'listings.compare',
    method: 'GET',
    path: '/api/listings/compare',
    access: 'public',
    cache: CACHE,
    request: { query: CompareQuery },
    response: { 200: ComparedPage },
    summary: 'Up to four opportunities side by side, in the order of `ids`.',
    async handle({ query }) {
      const ids = [...new Set(query.ids.split(',').map(Number))]
      const now = clock.now()
      const rows = await findDetails(database.of<ListingsTables>(), ids)
      const items = rows.map((row) => {
        const { description: _, sources: __, ...facts } = detailOf(row, now, kinds(), () => '')
        return facts
      })
      return { items, now: now.toISOString() }
    },
  })
}
