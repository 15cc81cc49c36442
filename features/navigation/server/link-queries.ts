import type { SetLinks } from '../contract'
import type { NavigationDb } from './tables'

export const readLinks = (db: NavigationDb) =>
  db.selectFrom('navigation.link_set').select(['version', 'links']).where('id', '=', 1).executeTakeFirstOrThrow()

/** Returns the new version; undefined when somebody has changed them since `version`. */
export async function writeLinks(db: NavigationDb, version: number, links: SetLinks, at: Date) {
  const row = await db
    .updateTable('navigation.link_set')
    .set({ version: version + 1, links: JSON.stringify(links), updated_at: at })
    .where('id', '=', 1)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return row?.version
}
