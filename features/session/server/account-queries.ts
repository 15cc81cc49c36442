import { type Kysely, type Selectable, sql } from 'kysely'
import type { AccountChange, Moderation, ModulePermission, Role } from '../contract'
import { findHolder, hasAddress, lockEmail } from './addresses/address-queries'
import type { AccountTable, SessionTables } from './tables'

type Db = Kysely<SessionTables>
export type Account = Selectable<AccountTable>

/** An account with what it was granted, as guards need it. */
export interface GrantedAccount extends Account {
  readonly roles: Role[]
  readonly modules: ModulePermission[]
  readonly moderates: Moderation[]
  readonly has_factor: boolean
  readonly has_password: boolean
  readonly has_passkey: boolean
}

const granted = {
  roles: sql<Role[]>`array(select role from session.role_grant g where g.person_id = account.id order by role)`.as(
    'roles',
  ),
  modules: sql<
    ModulePermission[]
  >`array(select module from session.module_grant g where g.person_id = account.id order by module)`.as('modules'),
  moderates: sql<
    Moderation[]
  >`coalesce((select json_agg(json_build_object('type', type, 'about', about) order by type, about)
    from session.moderator g where g.person_id = account.id), '[]')`.as('moderates'),
  factor:
    sql<boolean>`exists (select from session.second_factor f where f.person_id = account.id and f.confirmed_at is not null)`.as(
      'has_factor',
    ),
  password: sql<boolean>`exists (select from session.credential c where c.person_id = account.id)`.as('has_password'),
  passkey: sql<boolean>`exists (select from session.passkey p where p.person_id = account.id)`.as('has_passkey'),
}

/** What an account was granted and has, to be selected beside it. */
export const rightsOfAccount = Object.values(granted)

export function findAccount(db: Db, id: number): Promise<GrantedAccount | undefined> {
  return db
    .selectFrom('session.account as account')
    .selectAll('account')
    .select(rightsOfAccount)
    .where('account.id', '=', id)
    .executeTakeFirst()
}

/** What tells how accounts stand, without their rights. */
export const listMarks = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('session.account')
    .select(['id', 'email', 'disabled_at'])
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute()

/** What stands where the address of an erased account stood. */
export const erasedAddress = (id: number) => `deleted-${id}@invalid`

export interface AddressedAccount extends Account {
  /** Of its addresses the one that was named, as it is stored. */
  readonly address: string
}

/** By any of its addresses; `email` is the main one. */
export function findByEmail(db: Db, email: string): Promise<AddressedAccount | undefined> {
  const named = sql<string>`coalesce((select email from session.address where lower(email) = ${email.toLowerCase()}), account.email)`
  return db
    .selectFrom('session.account as account')
    .selectAll('account')
    .select(named.as('address'))
    .where(hasAddress(email))
    .executeTakeFirst()
}

export function findHash(db: Db, personId: number) {
  return db.selectFrom('session.credential').select('hash').where('person_id', '=', personId).executeTakeFirst()
}

/** Undefined when the address is taken: the unique index decides, so two tabs cannot both sign up. */
export async function insertAccount(
  db: Db,
  row: { name: string; email: string; signup_step: string | null; created_at: Date; updated_at: Date },
) {
  await lockEmail(db, row.email)
  if ((await findHolder(db, row.email)) !== undefined) return undefined
  return db
    .insertInto('session.account')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function setHash(db: Db, personId: number, hash: string, now: Date): Promise<void> {
  await db
    .insertInto('session.credential')
    .values({ person_id: personId, hash, updated_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ hash, updated_at: now }))
    .execute()
}

export async function markVerified(db: Db, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('session.account')
    .set({
      // Since when, not when last: a code that went to another address says nothing of this one.
      email_verified_at: sql<Date>`coalesce(email_verified_at, ${now})`,
      updated_at: now,
      signup_step: sql<string | null>`case when signup_step = 'prove' then 'who' else signup_step end`,
    })
    .where('id', '=', personId)
    .execute()
}

export function listAccounts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('session.account').select(['id', 'name', 'email', 'username']).where('id', 'in', ids).execute()
}

/** With what they may do, without those that are disabled. */
export async function listOpenAccounts(db: Db, ids: readonly number[]): Promise<readonly GrantedAccount[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('session.account as account')
    .selectAll('account')
    .select(rightsOfAccount)
    .where('account.id', 'in', ids)
    .where('account.disabled_at', 'is', null)
    .execute()
}

/** By the beginning of name or address, in any case. */
export function searchAccounts(db: Db, text: string, limit: number) {
  const start = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('session.account')
    .select(['id', 'name', 'email', 'username'])
    .where((where) => where.or([where(sql`lower(name)`, 'like', start), where(sql`lower(email)`, 'like', start)]))
    .orderBy('name')
    .limit(limit)
    .execute()
}

/** False when another account has the username: asked in the statement itself, so that two at once cannot both have it. */
export async function changeAccount(db: Db, id: number, change: AccountChange, now: Date): Promise<boolean> {
  const { name, username, avatar, profilePercentage, userType, courseStream, isTpoStudent, tpoAccess } = change
  const changed = await db
    .updateTable('session.account as account')
    .set({
      updated_at: now,
      version: sql<number>`version + 1`,
      ...(name !== undefined && { name }),
      ...(username !== undefined && { username }),
      ...(avatar !== undefined && { avatar }),
      ...(profilePercentage !== undefined && { profile_percentage: profilePercentage }),
      ...(userType !== undefined && { user_type: userType }),
      ...(courseStream !== undefined && { course_stream: courseStream }),
      ...(isTpoStudent !== undefined && { is_tpo_student: isTpoStudent }),
      ...(tpoAccess !== undefined && { tpo_access: tpoAccess }),
    })
    .where('account.id', '=', id)
    .$if(username !== undefined, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('session.account as other')
              .select('other.id')
              .where(sql`lower(other.username)`, '=', username?.toLowerCase() ?? '')
              .where('other.id', '<>', id),
          ),
        ),
      ),
    )
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export function findByUsername(db: Db, username: string) {
  return db
    .selectFrom('session.account')
    .select(['id', 'name'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
}
