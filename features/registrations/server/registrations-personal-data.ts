import type { Audit, Database, PersonalData } from '../../data/contract'
import type { Uploads } from '../../uploads/contract'
import type { Live } from '../../web/contract'
import { holderOf } from './answer-files'
import { deleteOfPerson, rowsOfPerson } from './export-queries'
import { announce } from './live-topic'
import { whysOf } from './registration-queries'
import type { Seats } from './seats'
import type { RegistrationsTables } from './tables'
import { termsAgreed } from './terms'
import { toldExports } from './told-exports'

/** All that a person sent. Erasing deletes it for good, gives the seats back and takes it out of organizers' open lists. */
export function registrationsPersonalData(
  database: Database,
  seats: Seats,
  live: Live,
  audit: Audit,
  uploads: () => Uploads | undefined,
): PersonalData {
  return {
    id: 'registrations.registrations',
    async export(personId) {
      const db = database.of<RegistrationsTables>()
      const rows = await rowsOfPerson(db, personId)
      const [whys, exports] = await Promise.all([
        whysOf(db, rows),
        Promise.all(rows.map((row) => toldExports(audit, row))),
      ])
      return {
        registrations: rows.map((row, at) => ({
          title: row.title,
          organisation: row.organisation,
          state: row.state,
          receipt: row.receipt_code,
          registeredAt: row.registered_at.toISOString(),
          answers: row.answers,
          agreedTo: termsAgreed(row) ?? null,
          answeredLater: row.late_answers,
          withdrawnBecause: whys.get(row.id) ?? null,
          listDownloadedAt: exports[at] ?? [],
        })),
      }
    },
    async erase(tx, personId) {
      for (const { id: registrationId, opportunity_id: id, state } of await deleteOfPerson(
        database.on<RegistrationsTables>(tx),
        personId,
      )) {
        await uploads()?.hold(tx, holderOf(registrationId), [])
        if (state === 'registered') await seats.giveBack(tx, id)
        await announce(live, id, tx)
      }
    },
  }
}
