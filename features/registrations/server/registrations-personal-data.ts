import type { Database, PersonalData } from '../../data/contract'
import type { Live } from '../../web/contract'
import { deleteOfPerson, rowsOfPerson } from './export-queries'
import { announce } from './live-topic'
import type { Seats } from './seats'
import type { RegistrationsTables } from './tables'

/** All that a person sent. Erasing deletes it for good, gives the seats back and takes it out of organizers' open lists. */
export function registrationsPersonalData(database: Database, seats: Seats, live: Live): PersonalData {
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
      for (const { opportunity_id: id, state } of await deleteOfPerson(
        database.on<RegistrationsTables>(tx),
        personId,
      )) {
        if (state === 'registered') await seats.giveBack(tx, id)
        await announce(live, id, tx)
      }
    },
  }
}
