import type { Database, PersonalData } from '../../data/contract'
import type { Mailer } from '../../mail/contract'
import type { People } from '../../session/contract'
import { mailKeysOf } from './letter-mails'
import { forgetWriter, lettersOf } from './letter-queries'
import { provedAddresses } from './proved-addresses'
import { eraseSubscriber, subscriberOf } from './subscriber-queries'
import type { ContentTables } from './tables'

/** What somebody wrote to the team, and which of their addresses are on the newsletter's list. */
export function contentPersonalData(
  database: Database,
  mailer: Mailer,
  people: () => People | undefined,
): PersonalData {
  const addressesOf = provedAddresses(people)
  return {
    id: 'content.letters',
    async export(personId) {
      const db = database.of<ContentTables>()
      const subscribed = []
      for (const email of await addressesOf(personId)) {
        const found = await subscriberOf(db, email)
        if (found)
          subscribed.push({
            ...{ email, state: found.state },
            askedAt: found.asked_at.toISOString(),
            confirmedAt: found.confirmed_at?.toISOString() ?? null,
          })
      }
      const letters = await lettersOf(db, personId)
      return {
        newsletter: subscribed,
        letters: letters.map(({ id, kind, subject, text, state, sent_at }) => ({
          id,
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
      for (const email of await addressesOf(personId, tx)) await eraseSubscriber(db, email)
      const letters = await lettersOf(db, personId)
      await mailer.forget(
        tx,
        letters.flatMap(({ id }) => mailKeysOf(id)),
      )
      await forgetWriter(db, personId)
    },
  }
}
