import type { Kysely } from 'kysely'
import type { Database } from '../../data/contract'
import type { Directory } from '../contract'
import type { SessionTables } from './tables'

const rows = (db: Kysely<SessionTables>) =>
  db
    .selectFrom('session.account')
    .select(['id', 'email', 'user_type as userType', 'course_stream as courseStream'])
    .where('disabled_at', 'is', null)

export function createDirectory(database: Database): Directory {
  return {
    find: (id, tx) =>
      rows(tx ? database.on<SessionTables>(tx) : database.of<SessionTables>())
        .where('id', '=', id)
        .executeTakeFirst(),
    after: (id, limit) => rows(database.of<SessionTables>()).where('id', '>', id).orderBy('id').limit(limit).execute(),
  }
}
