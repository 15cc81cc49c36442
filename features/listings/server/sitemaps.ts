import type { Clock, Database } from '../../data/contract'
import { fixedSitemap, type Sitemap } from '../../web/contract'
import { type Kind, landingNouns, opportunityPath, portalPaths, sharedLists } from '../contract'
import { landingPath } from './landings/landing-route'
import type { Landings } from './landings/landings'
import { countIndexed, listIndexed } from './sitemap-queries'
import type { ListingsTables } from './tables'

/** Without a time of change: of a list nobody knows one that is true. */
export function listsSitemap(kinds: () => readonly Kind[]): Sitemap {
  const now = () =>
    fixedSitemap('listings.lists', [
      ...kinds().map(({ listingPath }) => listingPath),
      ...sharedLists.map(({ path }) => path),
      '/all-opportunities',
      ...portalPaths,
    ])
  return { id: 'listings.lists', count: () => now().count(), addresses: (range) => now().addresses(range) }
}

/** Pages of jobs and internships of one sort that have enough on them. */
export function landingsSitemap(landings: Landings, kinds: () => readonly Kind[]): Sitemap {
  const all = async () =>
    (
      await Promise.all(
        kinds()
          .filter(({ id }) => id in landingNouns)
          .map(async (kind) => (await landings.full(kind.id)).map(({ slug }) => ({ path: landingPath(kind, slug) }))),
      )
    ).flat()
  return {
    id: 'listings.searches',
    count: async () => (await all()).length,
    addresses: async ({ from, limit }) => (await all()).slice(from, from + limit),
  }
}

/** `inHindi`: those that are the Hindi page of another one, and nothing in English. */
export function opportunitiesSitemap(
  database: Database,
  clock: Clock,
  kinds: () => readonly Kind[],
  inHindi: readonly number[],
): Sitemap {
  const db = () => database.of<ListingsTables>()
  return {
    id: 'listings.opportunities',
    count: () => countIndexed(db(), clock.now()),
    async addresses(range) {
      const rows = await listIndexed(db(), clock.now(), range)
      return rows.map(({ id, slug, kind, changed_at }) => ({
        path: opportunityPath(kind, `${slug}-${id}`, kinds()) + (inHindi.includes(id) ? '?lang=hn' : ''),
        changedAt: new Date(changed_at),
      }))
    },
  }
}
