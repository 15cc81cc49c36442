import type { Clock, Database } from '../../../data/contract'
import type { News } from '../../contract'
import { listOpen, type SupportTables } from './support-queries'

/** Somebody of the house asks to see the account, or sees it. */
export function supportNews(database: Database, clock: Clock): News {
  return {
    id: 'session.support',
    isThere: async ({ id }) => (await listOpen(database.of<SupportTables>(), 'person_id', id, clock.now())).length > 0,
  }
}
