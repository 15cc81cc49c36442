import type { Clock, Database, JobQueue } from '../../data/contract'
import type { Mailer } from '../contract'
import { insertMessage, type MailTables } from './message-queries'

export const SEND_JOB = 'mail.send'

/** A message and the job that sends it are written with what they are about: neither can be without the other. */
export function createMailer(database: Database, queue: JobQueue, clock: Clock): Mailer {
  return {
    async send(tx, { to, subject, text, language, about, key }) {
      const row = {
        key: key ?? null,
        about,
        recipient: to.toLowerCase(),
        subject,
        body: text,
        language,
        created_at: clock.now(),
      }
      const id = await insertMessage(database.on<MailTables>(tx), row)
      if (id !== undefined) await queue.send(tx, SEND_JOB, { id })
    },
  }
}
