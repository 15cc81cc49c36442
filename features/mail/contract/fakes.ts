import type { Token } from '../../../kernel/declare'
import { type Mail, type Mailer, mailer } from './index'

export interface MailFakes {
  readonly fakes: readonly (readonly [Token<unknown>, unknown])[]
  /** What would have been sent, in order. */
  readonly sent: readonly Mail[]
}

/** A mailer that sends nothing. Like the real one it takes a mail of the same key once. `told` hears of each. */
export function createMailFakes(told: (mail: Mail) => void = () => {}): MailFakes {
  const sent: Mail[] = []
  const keeps: Mailer = {
    async send(_, mail) {
      if (mail.key !== undefined && sent.some(({ key }) => key === mail.key)) return
      sent.push(mail)
      told(mail)
    },
    async forget(_, keys) {
      for (const { key } of [...sent])
        if (key !== undefined && keys.includes(key))
          sent.splice(
            sent.findIndex((mail) => mail.key === key),
            1,
          )
    },
    comesBack: async () => false,
    comingBack: async () => new Set(),
    fates: async (keys) => keys.map((key) => ({ key, acceptedAt: null, refusedAt: null })),
  }
  return { sent, fakes: [[mailer, keeps]] }
}
