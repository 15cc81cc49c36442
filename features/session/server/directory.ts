import { type Kysely, sql } from 'kysely'
import { builtOnce, type Database } from '../../data/contract'
import type { Directory } from '../contract'
import type { SessionTables } from './tables'

/** Others beside the main one are proved before they are kept. */
const proved = sql<
  readonly string[]
>`case when email_verified_at is null then '{}'::text[] else array[session.account.email] end
  || array(select other.email from session.address as other where other.person_id = session.account.id order by other.id)`

const rows = (db: Kysely<SessionTables>) =>
  db
    .selectFrom('session.account')
    .select(['id', 'email', 'user_type as userType', 'course_stream as courseStream', 'created_at as createdAt'])
    .select(proved.as('proved'))
    .where('disabled_at', 'is', null)

const rowOf = builtOnce((db: Kysely<SessionTables>, id: number) => rows(db).where('id', '=', id).compile())

export function createDirectory(database: Database): Directory {
  return {
    find: async (id, tx) => (await rowOf(tx ? database.on<SessionTables>(tx) : database.of<SessionTables>(), id))[0],
    list: (ids) =>
      rows(database.of<SessionTables>())
        .where(sql<boolean>`id = any(${[...ids]}::int[])`)
        .execute(),
    after: (id, limit) => rows(database.of<SessionTables>()).where('id', '>', id).orderBy('id').limit(limit).execute(),
  }
}
