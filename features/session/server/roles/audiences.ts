import { sql } from 'kysely'
import type { Database } from '../../../data/contract'
import type { Audience } from '../../../notifications/contract'
import { roles } from '../../contract'
import type { SessionTables } from '../tables'

const ALL = 'user'
const some = roles.filter((role) => role !== ALL)

/** People by the roles that they were given; those that end are over at their time. */
export const roleAudience = (database: Database): Audience => ({
  id: 'role',
  label: { en: 'Role', hi: 'भूमिका' },
  choices: some.map((role) => ({ value: role, label: { en: role, hi: role } })),
  async among(personIds, values) {
    const rows = await database
      .of<SessionTables>()
      .selectFrom('session.role_grant')
      .select('person_id')
      .where(sql<boolean>`person_id = any(${[...personIds]}::int[])`)
      .where(sql<boolean>`role = any(${[...values]}::text[])`)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', sql<Date>`now()`)]))
      .execute()
    return new Set(rows.map((row) => row.person_id))
  },
})

/** People by what they say they study. */
export const courseAudience = (database: Database): Audience => ({
  id: 'course',
  label: { en: 'Course', hi: 'पाठ्यक्रम' },
  async among(personIds, values) {
    const rows = await database
      .of<SessionTables>()
      .selectFrom('session.account')
      .select('id')
      .where(sql<boolean>`id = any(${[...personIds]}::int[])`)
      .where(sql<boolean>`lower(course_stream) = any(${values.map((value) => value.toLowerCase())}::text[])`)
      .execute()
    return new Set(rows.map((row) => row.id))
  },
})
