import { randomBytes } from 'node:crypto'
import type { Clock, Database, JobQueue } from '../../data/contract'
import { LEAVE_LINK, type Mailer } from '../contract'
import { bouncedAmong, findBounce, leaveTokenOf } from './list-queries'
import { eraseMessagesOf, fatesOf, insertMessage, type MailTables, type MessageRow } from './message-queries'
import type { MailSettings } from './settings'

export const SEND_JOB = 'mail.send'
/** The job that is sent with a message has taken it by then, or came to grief. */
const UNHEARD_MS = 15 * 60_000

/** Behind ten thousand mails of a list a code would count no more when its turn came: what ends goes first, then what somebody waits for. */
export const priorityOf = ({ expires_at, leave_token }: Pick<MessageRow, 'expires_at' | 'leave_token'>) =>
  expires_at ? 2 : leave_token ? 0 : 1

/** A message and the job that sends it are written with what they are about: neither can be without the other. */
export function createMailer(
  database: Database,
  queue: JobQueue,
  clock: Clock,
  { publicUrl }: Pick<MailSettings, 'publicUrl'>,
): Mailer {
  return {
    async send(tx, { to, sender, subject, text, language, about, key, expiresAt, list }) {
      const db = database.on<MailTables>(tx)
      const recipient = to.toLowerCase()
      if (list && (await findBounce(db, recipient))) return
      const fresh = randomBytes(24).toString('base64url')
      const leaving = list && (await leaveTokenOf(db, { list: list.id, key: list.key, recipient, token: fresh }))
      if (leaving?.left_at) return
      const leaveToken = leaving?.token ?? null
      const row = {
        ...{ about, recipient, subject, language, created_at: clock.now() },
        key: key ?? null,
        sender: sender ?? null,
        expires_at: expiresAt ?? null,
        body: text.replaceAll(LEAVE_LINK, `${publicUrl}/mail/leave?token=${leaveToken ?? ''}`),
        leave_token: leaveToken,
        next_at: new Date(clock.now().getTime() + UNHEARD_MS),
      }
      const id = await insertMessage(db, row)
      if (id !== undefined) await queue.send(tx, SEND_JOB, { id }, { key: String(id), priority: priorityOf(row) })
    },
    comesBack: async (address) => (await findBounce(database.of<MailTables>(), address.toLowerCase())) !== undefined,
    comingBack: (addresses) =>
      bouncedAmong(
        database.of<MailTables>(),
        addresses.map((each) => each.toLowerCase()),
      ),
    forget: (tx, keys) => eraseMessagesOf(database.on<MailTables>(tx), keys),
    fates: (keys) => fatesOf(database.of<MailTables>(), keys),
  }
}
