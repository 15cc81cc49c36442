import type { Audit, Clock, Database, Job, JobQueue, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import type { CookieChange, RequestInfo } from '../../../web/contract'
import { type Account, findByEmail } from '../account-queries'
import { TELL_JOB } from '../attempt-limit'
import { takeTries } from '../attempt-queries'
import type { SignInTables } from '../entering/tables'
import { triesMail } from '../mails-sign-in'
import type { Links } from '../password/links'
import { disabledMail } from '../suspension/suspension-mails'
import { findSuspension } from '../suspension/suspension-queries'
import type { SessionTables } from '../tables'
import type { Askers } from './askers'
import type { Codes } from './codes'
import { mailPaces, tooManyMails } from './mail-paces'

const SEND_JOB = 'session.send-proof'

interface Asked {
  readonly kind: 'code' | 'reset'
  readonly email: string
  readonly language: 'en' | 'hi'
  /** Of the browser that a code is good in. */
  readonly ticket: string
  /** Where a link leads in the end; a path of this site. */
  readonly returnUrl?: string | undefined
}

/**
 * Asks for a mail that proves an address; answers the cookies that bind a code to this browser. The same work whether or not somebody has the
 * address: the job finds out, behind the answer. `sessionId`: of whoever is signed in to its account.
 */
export type AskForProof = (
  kind: Asked['kind'],
  email: string,
  request: RequestInfo,
  more?: { readonly sessionId?: string; readonly returnUrl?: string },
) => Promise<readonly CookieChange[]>

export interface AskParts {
  readonly database: Database
  readonly queue: JobQueue
  readonly askers: Askers
  readonly clock: Clock
}

export function createAskForProof({ database, queue, askers, clock }: AskParts): AskForProof {
  return async (kind, email, request, { sessionId, returnUrl } = {}) => {
    const { ticket, known, cookies, account } = await askers.of(email, request, sessionId)
    const { network, language } = request
    const [from, to] = await takeTries(
      database.of<SignInTables>(),
      mailPaces(kind, account, network, known),
      clock.now(),
    )
    if (!from || !to) throw tooManyMails(kind)
    await database.transact((tx) => queue.send(tx, SEND_JOB, { kind, email, language, ticket, returnUrl }))
    return cookies
  }
}

export interface SendParts {
  readonly database: Database
  readonly codes: Codes
  readonly links: Links
  readonly mailer: Mailer
  readonly publicUrl: string
}

/** Mails the code or the link. Run twice it mails twice, and the later one holds. */
export function sendProofJob({ database, codes, links, mailer, publicUrl }: SendParts): Job {
  /** Why no code comes, to who has the mailbox; an account that ended otherwise gets nothing. */
  async function tellDisabled(tx: Tx, account: Account): Promise<number> {
    const found = await findSuspension(database.on<SessionTables>(tx), account.id)
    if (!found) return 0
    await mailer.send(tx, disabledMail(account, found.reason, found.until, `${publicUrl}/about/contact-us`))
    return 1
  }

  return {
    id: SEND_JOB,
    async run({ data }) {
      const { kind, email, language, ticket, returnUrl } = data as Asked
      return database.transact(async (tx) => {
        const found = await findByEmail(database.on<SessionTables>(tx), email)
        if (!found) return { sent: 0 }
        // To the address that was typed: it is theirs as well, and the one that they can read.
        const account = { ...found, email: found.address }
        if (account.disabled_at) return { sent: await tellDisabled(tx, account) }
        if (kind === 'code') await codes.send(tx, account, ticket, language)
        else await links.sendReset(tx, account, language, returnUrl)
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
