import { setTimeout as wait } from 'node:timers/promises'
import { endpoint } from '../../../web/contract'
import { Directory, DirectoryParams } from '../../contract/wire-landing'
import { CACHE, type ListParts } from '../listing-routes'
import type { LandingType } from './grammar'
import { linkOf } from './landing-route'

/** So many of each sort, those with more open ones first. */
const MOST = 12
/** Right after a start lists are still being read: a page does not wait for what stands below it. */
const PATIENCE_MS = 500

const groups = [
  ['categories', 'category'],
  ['places', 'location'],
  ['roles', 'role'],
  ['companies', 'company'],
] as const satisfies readonly (readonly [string, LandingType])[]

/** The SEO listing pages that have enough on them, by sort: ways to them from the list of their kind. */
export function directoryRoute({ kinds, landings }: ListParts) {
  return endpoint({
    id: 'listings.directory',
    method: 'GET',
    path: '/api/listings/directory/:kind',
    strangers: 'same',
    access: 'public',
    cache: CACHE,
    request: { params: DirectoryParams },
    response: { 200: Directory },
    summary: 'The pages of jobs or internships of one sort that have most on them; none of other kinds.',
    async handle({ params }) {
      const kind = kinds().find(({ id }) => id === params.kind)
      if (!kind) return { groups: [] }
      const full = await Promise.race([landings.full(kind.id), wait(PATIENCE_MS, [], { ref: false })])
      const most = [...full].sort((a, b) => b.open - a.open || (a.slug < b.slug ? -1 : 1))
      return {
        groups: groups.flatMap(([group, type]) => {
          const items = most.filter(({ landing }) => landing.type === type).slice(0, MOST)
          return items.length > 0 ? [{ group, items: items.map((each) => linkOf(kind, each)) }] : []
        }),
      }
    },
  })
}
