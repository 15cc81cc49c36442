import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MessageRow } from './message-queries'

/** What takes a message out of the house. */
export interface Carrier {
  carry(message: MessageRow): Promise<void>
}

const envelope = (from: string, { id, about, recipient, subject, body, language }: MessageRow) => ({
  from,
  to: recipient,
  subject,
  text: body,
  headers: { 'Content-Language': language, 'X-Foothold-About': about },
  messageId: `<${id}.${about}@foothold>`,
})

/** Over SMTP. A refusal is thrown: the job tries again. */
export function createSmtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return {
    async carry(message) {
      await transport.sendMail(envelope(from, message))
    },
  }
}

/** Without SMTP_URL: each message is a file in DATA_DIR/mail that any mail program opens. */
export function createFolderCarrier(dataDir: string, from: string): Carrier {
  const folder = join(dataDir, 'mail')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async carry(message) {
      const { message: content } = await transport.sendMail(envelope(from, message))
      const file = join(folder, `${String(message.id).padStart(6, '0')}-${message.about}.eml`)
      await mkdir(folder, { recursive: true })
      await writeFile(`${file}.part`, content as Buffer)
      await rename(`${file}.part`, file)
    },
  }
}
