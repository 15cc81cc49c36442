import { signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import type { Wish } from '../contract'
import { WishedListings } from '../contract/wire'
import { listingOf } from './listing-of'
import type { ListingParts } from './listing-routes'
import { type OwnParts, unwantedBy } from './own-list-routes'

const SHOWN = 8
/** Lists of one person that are looked into: more say no more. */
const MOST_LISTS = 8

/** One of each list in turn, so that none fills the page. */
function inTurn(lists: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((ids) => ids[at] ?? []))
  return [...new Set(turns.flat())]
}

export function wishedRoute(
  parts: ListingParts & Pick<OwnParts, 'unwanted'> & { readonly wishes: () => readonly Wish[] },
) {
  const { catalogue, clock, kinds } = parts
  return endpoint({
    id: 'listings.own-wished',
    method: 'GET',
    path: '/api/listings/own/wished',
    access: [signedIn()],
    request: {},
    response: { 200: WishedListings },
    summary: 'What the caller said that they look for, the newest of each first, without what they hid.',
    async handle({ subject }) {
      const now = clock.now()
      const [wished, without] = await Promise.all([
        Promise.all(parts.wishes().map(async (each) => each.of(subject))),
        unwantedBy(subject, parts.unwanted()),
      ])
      const lists = wished.flat().slice(0, MOST_LISTS)
      const pages = await Promise.all(
        lists.map((choices) => catalogue.page({ choices, status: 'open', without }, { sort: 'newest', limit: SHOWN })),
      )
      const ids = inTurn(pages.map((page) => page.ids)).slice(0, SHOWN)
      const rows = await catalogue.rows(ids)
      const byId = new Map(rows.map((row) => [row.id, listingOf(row, now, kinds())]))
      return {
        items: ids.flatMap((id) => byId.get(id) ?? []),
        changeAt: parts.wishes()[0]?.changeAt ?? null,
        now: now.toISOString(),
      }
    },
  })
}
