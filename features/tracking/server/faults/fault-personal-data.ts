import type { Database, PersonalData } from '../../../data/contract'
import type { TrackingTables } from '../tables'

/** The faults that one met, where that may be known. */
export function faultPersonalData(database: Database): PersonalData {
  return {
    id: 'tracking.faults',
    async export(personId) {
      const rows = await database
        .of<TrackingTables>()
        .selectFrom('tracking.fault_report')
        .select(['reference', 'at', 'place as page', 'browser'])
        .where('person_id', '=', personId)
        .orderBy('id')
        .execute()
      return { errors: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
    },
    // That it happened stays, to nobody and in no browser.
    async erase(tx, personId) {
      await database
        .on<TrackingTables>(tx)
        .updateTable('tracking.fault_report')
        .set({ person_id: null, client_id: null })
        .where('person_id', '=', personId)
        .execute()
    },
  }
}
