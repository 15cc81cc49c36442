import type { Database, PersonalData } from '../../data/contract'
import { consentsOf, eraseConsents } from './consent-queries'
import type { TrackingTables } from './tables'

export function consentPersonalData(database: Database): PersonalData {
  return {
    id: 'tracking.consents',
    async export(personId) {
      const rows = await consentsOf(database.of<TrackingTables>(), { personId }, undefined)
      return {
        consents: rows.map(({ choice, text_version, at }) => ({ choice, text: text_version, at: at.toISOString() })),
      }
    },
    erase: (tx, personId) => eraseConsents(database.on<TrackingTables>(tx), personId),
  }
}
