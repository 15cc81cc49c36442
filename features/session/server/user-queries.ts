import { type Kysely, sql } from 'kysely'
import type { ModulePermission, Role } from '../contract'
import type { SessionTables } from './tables'

type Db = Kysely<SessionTables>

/** A row of the list of users: who they are, what they may, whether and when they come. */
export interface UserRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly modules: readonly ModulePermission[]
  readonly isDisabled: boolean
  readonly isVerified: boolean
  readonly hasPassword: boolean
  readonly seenAt: Date | null
}

const matching = (text: string) => {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(lower(account.name) like ${part} or lower(account.email) like ${part})`
}

export async function countUsers(db: Db, text: string): Promise<number> {
  const { count } = await db
    .selectFrom('session.account as account')
    .select(sql<string>`count(*)`.as('count'))
    .where(matching(text))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whose name or address holds the text; those seen last come first. */
export function listUsers(db: Db, text: string, limit: number): Promise<UserRow[]> {
  return db
    .selectFrom('session.account as account')
    .select([
      'account.id',
      'account.name',
      'account.email',
      sql<Role[]>`array(select role from session.role_grant g where g.person_id = account.id order by role)`.as(
        'roles',
      ),
      sql<
        ModulePermission[]
      >`array(select module from session.module_grant g where g.person_id = account.id order by module)`.as('modules'),
      sql<boolean>`account.disabled_at is not null`.as('isDisabled'),
      sql<boolean>`account.email_verified_at is not null`.as('isVerified'),
      sql<boolean>`exists (select from session.credential c where c.person_id = account.id)`.as('hasPassword'),
      sql<Date | null>`(select max(seen_at) from session.session s where s.person_id = account.id)`.as('seenAt'),
    ])
    .where(matching(text))
    .orderBy('seenAt', (order) => order.desc().nullsLast())
    .orderBy('account.id')
    .limit(limit)
    .execute()
}

/** Addresses that a misspelt one may mean: they begin with the same letter or end in the same domain. */
export async function listSimilarEmails(db: Db, email: string, limit: number): Promise<readonly string[]> {
  const [first, domain] = [email.slice(0, 1), email.split('@')[1] ?? '']
  const rows = await db
    .selectFrom('session.account')
    .select(sql<string>`lower(email)`.as('email'))
    .where((where) =>
      where.or([
        where(sql`left(lower(email), 1)`, '=', first.toLowerCase()),
        where(sql`split_part(lower(email), '@', 2)`, '=', domain.toLowerCase()),
      ]),
    )
    .where(sql`abs(length(email) - ${email.length}::int)`, '<=', 4)
    .limit(limit)
    .execute()
  return rows.map((row) => row.email)
}
