import type { Database, PersonalData } from '../../data/contract'
import { deleteOfPerson, rowsOfPerson } from './export-queries'
import type { Seats } from './seats'
import type { RegistrationsTables } from './tables'

/** All that a person sent. Erasing deletes it for good and gives the seats back. */
export function registrationsPersonalData(database: Database, seats: Seats): PersonalData {
  return {
    id: 'registrations.registrations',
    async export(personId) {
      const rows = await rowsOfPerson(database.of<RegistrationsTables>(), personId)
      return {
        registrations: rows.map((row) => ({
          title: row.title,
          organisation: row.organisation,
          state: row.state,
          receipt: row.receipt_code,
          registeredAt: row.registered_at.toISOString(),
          answers: row.answers,
        })),
      }
    },
    async erase(tx, personId) {
      for (const opportunityId of await deleteOfPerson(database.on<RegistrationsTables>(tx), personId))
        await seats.giveBack(tx, opportunityId)
    },
  }
}
