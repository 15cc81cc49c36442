import type { Database, PersonalData } from '../../data/contract'
import { deleteSearchesOf, listSearches } from './search-queries'
import type { AlertsTables } from './tables'

/** The searches that a person keeps. Erasing deletes them, and with them what they found. */
export function alertsPersonalData(database: Database): PersonalData {
  return {
    id: 'alerts.searches',
    async export(personId) {
      const rows = await listSearches(database.of<AlertsTables>(), personId)
      return {
        searches: rows.map(({ name, filters, frequency, zone, created_at: at, told }) => ({
          name,
          filters,
          frequency,
          zone,
          at: at.toISOString(),
          told: told ?? 0,
        })),
      }
    },
    erase: (tx, personId) => deleteSearchesOf(database.on<AlertsTables>(tx), personId),
  }
}
