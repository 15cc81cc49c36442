import type { JSONColumnType, Kysely } from 'kysely'
import type { SetLinks } from '../contract'

/** One row: links are read and changed together. */
interface LinkSetTable {
  id: 1
  version: number
  links: JSONColumnType<SetLinks, string, string>
  updated_at: Date
}

export interface NavigationTables {
  'navigation.link_set': LinkSetTable
}

export type NavigationDb = Kysely<NavigationTables>
