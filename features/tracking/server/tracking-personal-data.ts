import type { Database, PersonalData } from '../../data/contract'
import type { TrackingTables } from './tables'

/** What one looked at and when one came, as far as it is known whose it was. */
export function trackingPersonalData(database: Database): PersonalData {
  return {
    id: 'tracking.views',
    async export(personId) {
      const db = database.of<TrackingTables>()
      const [views, visits] = await Promise.all([
        db
          .selectFrom('tracking.view_day')
          .select(['day', 'entity_type as what', 'entity_id as id', 'place'])
          .where('person_id', '=', personId)
          .orderBy('day')
          .execute(),
        db
          .selectFrom('tracking.page_visit')
          .select(['day', 'page_name as page'])
          .where('person_id', '=', personId)
          .orderBy('day')
          .execute(),
      ])
      return { views, visits }
    },
    // Gone as a whole, the random name of the browser too; the sums say nothing of anybody.
    async erase(tx, personId) {
      const db = database.on<TrackingTables>(tx)
      await db.deleteFrom('tracking.view_day').where('person_id', '=', personId).execute()
      await db.deleteFrom('tracking.page_visit').where('person_id', '=', personId).execute()
    },
  }
}
