import type { Clock, Database } from '../../data/contract'
import type { MailList } from '../../mail/contract'
import { leaveSubscriber } from './subscriber-queries'
import type { ContentTables } from './tables'

/** The newsletter, left from within a mail program. */
export function newsletterList(database: Database, clock: Clock): MailList {
  return {
    id: 'content.newsletter',
    async leave(tx, token) {
      await leaveSubscriber(database.on<ContentTables>(tx), token, clock.now())
    },
  }
}
