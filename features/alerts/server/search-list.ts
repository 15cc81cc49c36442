import type { Database } from '../../data/contract'
import type { MailList } from '../../mail/contract'
import type { Live } from '../../web/contract'
import { announce } from './live-topic'
import { stopByToken } from './search-queries'
import type { AlertsTables } from './tables'

/** Left from within a mail program, a search writes no more; it is kept. */
export function searchList(database: Database, live: Live): MailList {
  return {
    id: 'alerts.search',
    async leave(tx, token) {
      const search = await stopByToken(database.on<AlertsTables>(tx), token)
      if (search) await announce(live, search.person_id, tx)
    },
  }
}
