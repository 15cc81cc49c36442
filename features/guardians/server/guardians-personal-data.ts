import type { Database, PersonalData } from '../../data/contract'
import type { Mailer } from '../../mail/contract'
import { deleteOf, listOf } from './consent-queries'
import { mailKeysOf } from './guardian-mails'
import type { GuardiansTables } from './tables'

/** Whom somebody named, and what came of it. Erasing takes the guardians' addresses along, and the mails to them, which name the person. */
export function guardiansPersonalData(database: Database, mailer: Mailer): PersonalData {
  return {
    id: 'guardians.consents',
    async export(personId) {
      const rows = await listOf(database.of<GuardiansTables>(), personId)
      return {
        guardians: rows.map((row) => ({
          name: row.guardian_name,
          email: row.guardian_email,
          state: row.state,
          askedAt: row.asked_at.toISOString(),
          answeredAt: row.answered_at?.toISOString() ?? null,
          takenBackAt: row.taken_back_at?.toISOString() ?? null,
          wordsVersion: row.words_version,
          wordsLanguage: row.words_language,
          way: row.way,
        })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<GuardiansTables>(tx)
      const rows = await listOf(db, personId)
      await mailer.forget(tx, rows.flatMap(mailKeysOf))
      await deleteOf(db, personId)
    },
  }
}
