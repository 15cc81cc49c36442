import type { Database } from '../../data/contract'
import { endpoint, webErrors } from '../../web/contract'
import { SentMails } from '../contract/wire'
import { listMessages, type MailTables } from './message-queries'
import type { MailSettings } from './settings'

const LIMIT = 200

/** What would have been mailed, newest first: for people who try the product without a mail server. */
export function listMailRoute(database: Database, { showAll }: MailSettings) {
  return endpoint({
    id: 'mail.list',
    method: 'GET',
    path: '/api/mail/messages',
    access: 'public',
    request: {},
    response: { 200: SentMails },
    summary: 'All mail of this house; in demo and development only.',
    async handle() {
      if (!showAll) throw webErrors.notFound('Mail is shown in demo and development only.')
      const rows = await listMessages(database.of<MailTables>(), LIMIT)
      return rows.map(({ id, recipient, subject, body, about, created_at, sent_at }) => ({
        id,
        to: recipient,
        subject,
        text: body,
        about,
        createdAt: created_at.toISOString(),
        isSent: sent_at !== null,
      }))
    },
  })
}
