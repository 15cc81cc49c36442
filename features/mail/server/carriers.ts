import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { madeOnce } from '../../web/contract'
import type { MessageRow } from './message-queries'
import type { MailSettings } from './settings'

/** So long may a mail server take to say that it has a message. */
export const CARRY_LIMIT_MS = 60_000

/** What takes a message out of the house. */
export interface Carrier {
  carry(message: MessageRow): Promise<void>
}

type Sender = Pick<MailSettings, 'from' | 'publicUrl'>

/** One press and no login (RFC 8058): both headers, or neither. */
const leaving = (publicUrl: string, token: string | null) =>
  token === null
    ? {}
    : {
        'List-Unsubscribe': `<${publicUrl}/api/mail/leave/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

/** `Foothold <no-reply@…>` with another name before the address, which a reply goes to all the same. */
const named = (from: string, name: string) => ({ name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from })

const envelope = ({ from, publicUrl }: Sender, message: MessageRow) => {
  const { id, about, recipient, sender, subject, body, language, leave_token: token } = message
  return {
    from: sender === null ? from : named(from, sender),
    to: recipient,
    subject,
    text: body,
    headers: { 'Content-Language': language, 'X-Foothold-About': about, ...leaving(publicUrl, token) },
    messageId: `<${id}.${about}@foothold>`,
  }
}

/** Over SMTP; the library is loaded with the first message that goes out, not with the house. A refusal is thrown: the job tries again. */
export function createSmtpCarrier(url: string, sender: Sender): Carrier {
  const transport = madeOnce(async () =>
    (await import('nodemailer')).createTransport({ url, connectionTimeout: 10_000, socketTimeout: 40_000 }),
  )
  return {
    async carry(message) {
      await (await transport()).sendMail({ ...envelope(sender, message), signal: AbortSignal.timeout(CARRY_LIMIT_MS) })
    },
  }
}

/** Without SMTP_URL: each message is a file in DATA_DIR/mail that any mail program opens. */
export function createFolderCarrier(dataDir: string, sender: Sender): Carrier {
  const folder = join(dataDir, 'mail')
  const transport = madeOnce(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  return {
    async carry(message) {
      const { message: content } = await (await transport()).sendMail(envelope(sender, message))
      const file = join(folder, `${String(message.id).padStart(6, '0')}-${message.about}.eml`)
      await mkdir(folder, { recursive: true })
      await writeFile(`${file}.part`, content as Buffer)
      await rename(`${file}.part`, file)
    },
  }
}
