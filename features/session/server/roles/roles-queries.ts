import { type Kysely, sql } from 'kysely'
import type { Grant } from '../../contract/wire-rights'
import type { SessionTables } from '../tables'

type Db = Kysely<SessionTables>

interface GrantRow {
  readonly person_id: number
  readonly kind: 'role' | 'module' | 'moderator'
  readonly word: string
  readonly about: string
  readonly by_person: number | null
  readonly at: Date
  readonly reason: string
  readonly until: Date | null
}

const allGrants = sql<GrantRow>`(
  select person_id, 'role' as kind, role as word, '' as about, by_person, at, reason, until from session.role_grant
  union all select person_id, 'module', module, '', by_person, at, reason, until from session.module_grant
  union all select person_id, 'moderator', type, about, by_person, at, reason, until from session.moderator)`

export function rightOf({ kind, word, about }: Pick<GrantRow, 'kind' | 'word' | 'about'>): Grant['right'] {
  const right =
    kind === 'role' ? { role: word } : kind === 'module' ? { module: word } : { moderator: { type: word, about } }
  return right as Grant['right']
}

export async function listGrants(db: Db, personId: number): Promise<readonly GrantRow[]> {
  const { rows } = await sql<GrantRow>`select * from ${allGrants} as given where person_id = ${personId}
    order by kind desc, at`.execute(db)
  return rows
}

/** Those whose time is over, of all people. */
export async function listEnded(db: Db, now: Date): Promise<readonly GrantRow[]> {
  const { rows } = await sql<GrantRow>`select * from ${allGrants} as given where until <= ${now}`.execute(db)
  return rows
}

/** Roles and modules are what permissions are given by; who only moderates has something in their care, and no role by that (spec §6). */
const isStaff = sql`kind in ('role', 'module')`

export async function countHolders(db: Db, soon: Date): Promise<{ readonly staff: number; readonly ends: number }> {
  const { rows } = await sql<{ staff: number; ends: number }>`select
    (count(distinct person_id) filter (where ${isStaff}))::integer as staff,
    (count(distinct person_id) filter (where until <= ${soon}))::integer as ends from ${allGrants} as given`.execute(db)
  return rows[0] ?? { staff: 0, ends: 0 }
}

export interface PeopleFilter {
  readonly search: string
  readonly show: 'all' | 'staff' | 'ends'
  readonly soon: Date
  readonly after: number
  readonly limit: number
}

interface PersonRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly avatar: string | null
  readonly roles: readonly string[]
  readonly modules: readonly string[]
}

/** By name, address or role; keyset by id. */
export async function listPeople(
  db: Db,
  { search, show, soon, after, limit }: PeopleFilter,
): Promise<readonly PersonRow[]> {
  const start = `${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  const held = sql`select 1 from ${allGrants} as given where given.person_id = account.id`
  const { rows } = await sql<PersonRow>`select id, name, email, avatar,
      array(select role from session.role_grant g where g.person_id = account.id order by role) as roles,
      array(select module from session.module_grant g where g.person_id = account.id order by module) as modules
    from session.account as account
    where id > ${after} and (lower(name) like ${start} or lower(email) like ${start}
        or exists (select 1 from session.role_grant g where g.person_id = account.id and g.role like ${start}))
      and (${show} = 'all' or exists (${held} and ((${show} = 'staff' and ${isStaff}) or (${show} = 'ends' and until <= ${soon}))))
    order by id limit ${limit}`.execute(db)
  return rows
}
