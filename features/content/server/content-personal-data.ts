import type { Database, PersonalData } from '../../data/contract'
import type { People } from '../../session/contract'
import { forgetWriter, lettersOf } from './letter-queries'
import { eraseSubscriber, subscriberOf } from './subscriber-queries'
import type { ContentTables } from './tables'

/** What somebody wrote to the team, and whether their address is on the newsletter's list. */
export function contentPersonalData(database: Database, people: () => People | undefined): PersonalData {
  return {
    id: 'content.letters',
    async export(personId) {
      const db = database.of<ContentTables>()
      const email = (await people()?.find(personId))?.email
      const subscriber = email ? await subscriberOf(db, email) : undefined
      const letters = await lettersOf(db, personId)
      return {
        newsletter: subscriber?.state ?? 'none',
        letters: letters.map(({ kind, subject, text, state, sent_at }) => ({
          kind,
          subject,
          text,
          state,
          sentAt: sent_at.toISOString(),
        })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<ContentTables>(tx)
      const email = (await people()?.find(personId, tx))?.email
      if (email) await eraseSubscriber(db, email)
      await forgetWriter(db, personId)
    },
  }
}
