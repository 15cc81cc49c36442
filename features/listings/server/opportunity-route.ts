import { LRUCache } from 'lru-cache'
import { endpoint, type Sanitiser } from '../../web/contract'
import { OpportunityDetail, OpportunityParams } from '../contract/wire'
import type { Gate } from './gate'
import { detailOf, listingOf } from './listing-of'
import { findShown } from './find-shown'
import { type DetailRow, rowsByIds } from './listing-queries'
import { landingPath } from './landings/landing-route'
import type { Landing } from './landings/grammar'
import { CACHE, type ListParts } from './listing-routes'
import type { ListingsTables } from './tables'

const KEEP_CLEANED = 500

/** Two opportunities that are one page in two languages (spec §2.6). */
interface LanguagePages {
  readonly en: number
  readonly hi: number
}

/** One opportunity by id or by an address that ends in it; `path` is where it belongs, whatever was asked. */
export function opportunityRoute(
  { database, clock, kinds, landings }: ListParts,
  sanitiser: Sanitiser,
  languagePages: readonly LanguagePages[],
  gate: Gate,
) {
  const cleaned = new LRUCache<string, string>({ max: KEEP_CLEANED })
  const clean = (html: string) => {
    const known = cleaned.get(html) ?? sanitiser.clean(html)
    cleaned.set(html, known)
    return known
  }
  /** Nobody is led to a page that is not there. */
  async function pathsOf(id: number): Promise<OpportunityDetail['inLanguages']> {
    const pair = languagePages.find(({ en, hi }) => en === id || hi === id)
    if (!pair) return null
    const rows = await rowsByIds(database.of<ListingsTables>(), [pair.en, pair.hi])
    const [en, hi] = rows.map((row) => listingOf(row, clock.now(), kinds()).path)
    return en && hi ? { en, hi } : null
  }
  function listsOf({ kind: id, city, other_places: others, organisation }: DetailRow): OpportunityDetail['lists'] {
    const kind = kinds().find((each) => each.id === id)
    const path = (landing: Landing) => {
      const slug = kind && landings.linked(kind.id, landing)
      return kind && slug !== undefined ? landingPath(kind, slug) : null
    }
    const ofCity = (city: string | null) => (city === null ? null : path({ type: 'location', place: [city] }))
    return {
      city: ofCity(city),
      ...(others && { otherCities: others.map((each) => ofCity(each.city)) }),
      organisation: path({ type: 'company', subject: { facet: 'organisation', values: [organisation] } }),
    }
  }
  return endpoint({
    id: 'listings.opportunity',
    method: 'GET',
    path: '/api/listings/opportunities/:id',
    strangers: 'same',
    access: 'public',
    cache: { ...CACHE, nobodyOnly: true },
    request: { params: OpportunityParams },
    response: { 200: OpportunityDetail },
    summary: 'One opportunity, by its id or its address; 410 when it was taken down, 423 while it is checked.',
    async handle({ params, subject }) {
      const row = await findShown(database.of<ListingsTables>(), params.id, gate, subject)
      return detailOf(row, clock.now(), kinds(), clean, {
        inLanguages: await pathsOf(row.id),
        lists: listsOf(row),
      })
    },
  })
}
