import type { Database } from '../../../data/contract'
import type { News } from '../../../session/contract'
import type { GamificationTables } from '../tables'
import { hasUnseen } from './badge-queries'

/** A badge was earned and not shown: only then a page asks which. */
export function badgeNews(database: Database): News {
  return {
    id: 'gamification.badges',
    isThere: ({ id }) => hasUnseen(database.of<GamificationTables>(), id),
  }
}
