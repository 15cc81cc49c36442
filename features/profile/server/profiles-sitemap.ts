import type { Database } from '../../data/contract'
import type { Directory, People } from '../../session/contract'
import type { Sitemap } from '../../web/contract'
import { visibilityOf } from '../contract'
import { countIndexed, listIndexed } from './head-queries'
import type { MinorsAmong } from './minors'
import type { ProfileTables } from './tables'

/** The pages of people who let search engines list them. Who is disabled, or has shut their page since, is left out of a file that counted them. */
export function profilesSitemap(
  database: Database,
  people: People,
  directory: Directory,
  minorsAmong: MinorsAmong,
): Sitemap {
  const db = () => database.of<ProfileTables>()
  return {
    id: 'profile.people',
    count: () => countIndexed(db()),
    async addresses(range) {
      const heads = await listIndexed(db(), range)
      const ids = heads.map((head) => head.person_id)
      const [persons, listed, minorityOf] = await Promise.all([people.list(ids), directory.list(ids), minorsAmong(ids)])
      const names = new Map(persons.map(({ id, username }) => [id, username]))
      const open = new Set(listed.map(({ id }) => id))
      return heads.flatMap(({ person_id: id, visibility, updated_at: changedAt }) => {
        const username = names.get(id)
        const owner = { hasUsername: username !== undefined, ...minorityOf(id) }
        const isSeen = open.has(id) && visibilityOf(visibility, owner).page === 'everyone'
        return isSeen ? [{ path: `/u/${username ?? id}`, changedAt }] : []
      })
    },
  }
}
