import type { Database } from '../../data/contract'
import type { News } from '../../session/contract'
import { GOING } from '../contract'
import { findErasure } from './erasure-queries'
import type { PrivacyTables } from './tables'

/** The account is to go: its person reads so on every page. */
export function erasureNews(database: Database): News {
  return {
    id: GOING,
    isThere: async ({ id }) => (await findErasure(database.of<PrivacyTables>(), id)) !== undefined,
  }
}
