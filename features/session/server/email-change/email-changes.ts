import mailchecker from 'mailchecker'
import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { type RequestInfo, webErrors } from '../../../web/contract'
import { type Person, sessionErrors } from '../../contract'
import { findAccount, findByEmail } from '../account-queries'
import { untrustBrowsers } from '../devices/device-queries'
import type { SignInTables } from '../entering/tables'
import { askNewMail, askOldMail, inUseMail, movedMail } from '../mails-email-change'
import type { Links, TakenLink } from '../password/links'
import type { Sessions } from '../sessions'
import { type ProofTables, setProved } from '../sign-up-steps/proof-queries'
import type { SessionTables } from '../tables'
import { deleteChange, keepChange, noteYes } from './email-change-queries'

const ASK_MS = 30 * 60_000
const UNDO_MS = 72 * 3_600_000

export interface EmailChangeParts {
  readonly database: Database
  readonly sessions: Sessions
  readonly links: Links
  readonly mailer: Mailer
  readonly audit: Audit
  readonly clock: Clock
  readonly publicUrl: string
}

/** An address moves when both the old and the new one have said yes; for three days the old one can take it back. */
export interface EmailChanges {
  ask(person: Pick<Person, 'id' | 'name' | 'email'>, email: string, request: RequestInfo): Promise<void>
  cancel(personId: number): Promise<void>
  /** A link of the mails. Throws `link-expired`, `email-taken`. */
  answer(token: string, request: RequestInfo): Promise<'waiting' | 'moved' | 'back'>
}

export function createEmailChanges(parts: EmailChangeParts): EmailChanges {
  const { database, sessions, links, mailer, audit, clock, publicUrl } = parts
  const on = (tx: Tx) => database.on<SignInTables>(tx)
  const page = (token: string) => `${publicUrl}/auth/change-email?token=${token}`
  const taken = () => sessionErrors.emailTaken('Another account has this address meanwhile. Nothing has changed.')

  async function note(tx: Tx, personId: number, action: 'email-moved' | 'email-back', request: RequestInfo) {
    const detail = { address: request.ip }
    await audit.record(tx, { personId, action: `session.${action}`, about: `person:${personId}`, detail })
    await sessions.changed(tx)
  }

  async function move(tx: Tx, personId: number, email: string, request: RequestInfo) {
    const account = await findAccount(database.on<SessionTables>(tx), personId)
    if (!account || !(await setProved(database.on<ProofTables>(tx), personId, email, clock.now()))) throw taken()
    await deleteChange(on(tx), personId)
    await links.drop(tx, personId, ['email-old', 'email-new', 'reset-password'])
    const token = await links.make(tx, { personId, purpose: 'email-undo', email: account.email, lifeMs: UNDO_MS })
    await mailer.send(tx, movedMail(account.name, account.email, email, page(token), request.language))
    await note(tx, personId, 'email-moved', request)
    return 'moved' as const
  }

  /** Somebody else may have moved it: all sessions end with it. */
  async function takeBack(tx: Tx, { personId, email, expiresAt }: TakenLink, request: RequestInfo) {
    if (!(await setProved(database.on<ProofTables>(tx), personId, email, clock.now()))) throw taken()
    await deleteChange(on(tx), personId)
    await links.drop(tx, personId, ['email-old', 'email-new', 'reset-password'])
    // Addresses that came after this one have no say; the one before it still has.
    await links.drop(tx, personId, ['email-undo'], expiresAt)
    await sessions.endAll(tx, personId)
    await untrustBrowsers(on(tx), personId)
    await note(tx, personId, 'email-back', request)
    return 'back' as const
  }

  return {
    ask: ({ id, name, email: old }, given, request) =>
      database.transact(async (tx) => {
        const email = given.trim()
        const { language } = request
        if (email.toLowerCase() === old.toLowerCase()) throw webErrors.badRequest('This is your address already.')
        if (!mailchecker.isValid(email))
          throw webErrors.badRequest('This is a throw-away address. Use one that stays yours.')
        const now = clock.now()
        const expires_at = new Date(now.getTime() + ASK_MS)
        const row = { person_id: id, email, old_said_at: null, new_said_at: null, sent_at: now, expires_at }
        await keepChange(on(tx), row)
        const make = (purpose: 'email-old' | 'email-new') =>
          links.make(tx, { personId: id, purpose, email, lifeMs: ASK_MS })
        await mailer.send(tx, askOldMail(name, old, email, page(await make('email-old')), language))
        // The page is told the same: nobody finds out by asking who is here.
        const isTaken = (await findByEmail(database.on<SessionTables>(tx), email)) !== undefined
        const link = page(await make('email-new'))
        await mailer.send(tx, isTaken ? inUseMail(email, language) : askNewMail(name, email, link, language))
      }),
    cancel: (personId) =>
      database.transact(async (tx) => {
        await deleteChange(on(tx), personId)
        await links.drop(tx, personId, ['email-old', 'email-new'])
      }),
    answer: (token, request) =>
      database.transact(async (tx) => {
        const link = await links.take(tx, token, ['email-old', 'email-new', 'email-undo'])
        if (link.purpose === 'email-undo') return takeBack(tx, link, request)
        const whose = link.purpose === 'email-old' ? 'old_said_at' : 'new_said_at'
        const change = await noteYes(on(tx), link.personId, whose, clock.now())
        if (!change || change.email !== link.email)
          throw sessionErrors.linkExpired('This change was taken back or took too long. Ask for it again.')
        return change.old_said_at && change.new_said_at ? move(tx, link.personId, change.email, request) : 'waiting'
      }),
  }
}
