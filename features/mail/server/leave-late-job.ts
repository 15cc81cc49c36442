import type { Database, Job } from '../../data/contract'
import type { Log } from '../../web/contract'
import type { MailList } from '../contract'
import { forgetLeft, listLeft } from './list-queries'
import type { MailTables } from './message-queries'

/** What was left while the feature of its list was off is left once that is on again. One that cannot be left holds up no other. */
export function leaveLateJob(database: Database, lists: () => readonly MailList[], log: Log): Job {
  return {
    id: 'mail.leave-late',
    cron: '* * * * *',
    async run() {
      let left = 0
      for (const list of lists())
        for (const { token, key } of await listLeft(database.of<MailTables>(), list.id)) {
          try {
            await database.transact(async (tx) => {
              // Of two nodes one leaves it.
              if (await forgetLeft(database.on<MailTables>(tx), token)) await list.leave(tx, key)
            })
            left++
          } catch (error) {
            log.error({ list: list.id, err: error }, 'A list could not be left late and is tried again')
          }
        }
      return left > 0 ? { left } : undefined
    },
  }
}
