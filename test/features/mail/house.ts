import { database, jobs } from '../../../features/data/contract'
import { mailer } from '../../../features/mail/contract'
import { apiSettings, bootApi } from '../../support/api'
import type { DatabaseKind } from '../../support/database'
import { startSmtpPeer } from '../../support/smtp-peer'
import { until } from '../../support/waiting'

export const NOW = new Date('2026-11-21T06:30:00Z')

interface Row {
  readonly id: number
  readonly subject: string
  readonly isSent: boolean
}

/** The foundation with a mail server of the test's own. */
export async function bootMail(kind: DatabaseKind) {
  const smtp = await startSmtpPeer()
  const mail = { ...apiSettings('/tmp').mail, smtpUrl: smtp.url }
  const api = await bootApi([], { kind, now: NOW, settings: { mail } })
  const row = async (subject: string) =>
    ((await api.nobody.get('/api/mail/messages')).body as readonly Row[]).find((each) => each.subject === subject)
  const run = (data?: object) => {
    const job = api.kernel.view(jobs).find(({ id }) => id === 'mail.send')
    return job?.run({ now: NOW, signal: new AbortController().signal, data })
  }

  return {
    ...api,
    smtp,
    row,
    run,
    begin() {
      smtp.received.length = 0
      smtp.onSender = () => {}
      smtp.onRecipient = () => {}
      smtp.onMessage = async () => {}
      smtp.forgetsRecipients = false
      api.setNow(NOW)
    },
    sent: (subject: string) => until(`“${subject}” is sent`, async () => (await row(subject))?.isSent),
    send: (subject: string, more: object = {}) =>
      api.kernel.get(database).transact((tx) =>
        api.kernel.get(mailer).send(tx, {
          ...{ to: 'reader@demo.test', subject, text: 'Hello', language: 'en', about: 'test.letter' },
          ...more,
        }),
      ),
    /** The job once more, as another node would run it that was given the same message. */
    runAgain: async (subject: string) => run({ id: (await row(subject))?.id }),
    arrivals: (subject: string) => smtp.received.filter((text) => text.includes(`Subject: ${subject}`)),
    async dispose() {
      await api.dispose()
      await smtp.close()
    },
  }
}

export type MailHouse = Awaited<ReturnType<typeof bootMail>>
