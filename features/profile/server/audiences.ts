import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import { cityName } from '../../listings/contract'
import type { Audience } from '../../notifications/contract'
import type { ProfileTables } from './tables'

const cityKey = (city: string) => cityName(city).toLowerCase()

const lower = (values: readonly string[]) => values.map((value) => value.trim().toLowerCase())

/** People by the city that they live in, by whichever of its names. */
export const cityAudience = (database: Database): Audience => ({
  id: 'city',
  label: { en: 'City', hi: 'शहर' },
  async among(personIds, values) {
    const wanted = new Set(values.map(cityKey))
    const rows = await database
      .of<ProfileTables>()
      .selectFrom('profile.head')
      .select(['person_id', 'city'])
      .where(sql<boolean>`person_id = any(${[...personIds]}::int[])`)
      .where('city', '<>', '')
      .execute()
    return new Set(rows.filter(({ city }) => wanted.has(cityKey(city))).map((row) => row.person_id))
  },
})

/** People by a college that they study or studied at. */
export const collegeAudience = (database: Database): Audience => ({
  id: 'college',
  label: { en: 'College', hi: 'कॉलेज' },
  async among(personIds, values) {
    const rows = await database
      .of<ProfileTables>()
      .selectFrom('profile.academic_detail')
      .select('person_id')
      .distinct()
      .where(sql<boolean>`person_id = any(${[...personIds]}::int[])`)
      .where(sql<boolean>`lower(college) = any(${lower(values)}::text[])`)
      .execute()
    return new Set(rows.map((row) => row.person_id))
  },
})
