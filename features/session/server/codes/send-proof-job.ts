import type { Audit, Database, Job, JobQueue } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import type { RequestInfo } from '../../../web/contract'
import { findByEmail } from '../account-queries'
import { TELL_JOB } from '../attempt-limit'
import { takeTries } from '../attempt-queries'
import type { SignInTables } from '../entering/tables'
import { triesMail } from '../mails-sign-in'
import type { Links } from '../password/links'
import type { SessionTables } from '../tables'
import { type Codes, mailPaces, tooManyMails } from './codes'

const SEND_JOB = 'session.send-proof'

interface Asked {
  readonly kind: 'code' | 'reset'
  readonly email: string
  readonly language: 'en' | 'hi'
}

/** Asks for a mail that proves an address. The same work whether or not somebody has it: the job finds out, behind the answer. */
export type AskForProof = (kind: Asked['kind'], email: string, request: RequestInfo) => Promise<void>

export function createAskForProof(database: Database, queue: JobQueue, now: () => Date): AskForProof {
  return async (kind, email, { ip, language }) => {
    const [from, to] = await takeTries(database.of<SignInTables>(), mailPaces(email, ip), now())
    if (!from || !to) throw tooManyMails()
    await database.transact((tx) => queue.send(tx, SEND_JOB, { kind, email, language }))
  }
}

/** Mails the code or the link. Run twice it mails twice, and the later one holds. */
export function sendProofJob(database: Database, codes: Codes, links: Links): Job {
  return {
    id: SEND_JOB,
    async run({ data }) {
      const { kind, email, language } = data as Asked
      return database.transact(async (tx) => {
        const account = await findByEmail(database.on<SessionTables>(tx), email)
        if (!account || account.disabled_at) return { sent: 0 }
        if (kind === 'code') await codes.send(tx, account, language)
        else await links.sendReset(tx, account, language)
        return { sent: 1 }
      })
    },
  }
}

/** Tells an owner, once an hour, that somebody tries passwords. */
export function tellOfTriesJob(database: Database, mailer: Mailer, audit: Audit, publicUrl: string): Job {
  return {
    id: TELL_JOB,
    async run({ data }) {
      const { email } = data as { email: string }
      return database.transact(async (tx) => {
        const account = await findByEmail(database.on<SessionTables>(tx), email)
        if (!account || account.disabled_at) return { told: 0 }
        await audit.record(tx, { personId: undefined, action: 'session.many-tries', about: `person:${account.id}` })
        await mailer.send(tx, triesMail(account, `${publicUrl}/user/sign-in`))
        return { told: 1 }
      })
    },
  }
}
