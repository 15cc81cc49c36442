import type { Clock, Database, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { type RequestInfo, webErrors } from '../../../web/contract'
import { type Person, sessionErrors } from '../../contract'
import { findByEmail } from '../account-queries'
import { demandMayMail } from '../codes/mail-paces'
import type { SignInTables } from '../entering/tables'
import { askNewMail, askOldMail, inUseMail } from '../mails-email-change'
import type { Links } from '../password/links'
import { refuseThrowAway } from '../sign-up-steps/throw-away'
import type { SessionTables } from '../tables'
import { answerLink } from './answer-link'
import { dropChange, findChange, keepChange, noteYes, waitUntil } from './email-change-queries'
import type { EmailMoves } from './email-moves'
import { lostMail } from './lost-mail'

const ASK_MS = 30 * 60_000
/** Long enough for somebody on a journey to read a mail. */
const WAIT_MS = 7 * 24 * 3_600_000
/** The job that moves it has this long, should the house stand still. */
const GRACE_MS = 24 * 3_600_000

export interface EmailChangeParts {
  readonly database: Database
  readonly moves: EmailMoves
  readonly links: Links
  readonly mailer: Mailer
  readonly clock: Clock
  readonly publicUrl: string
}

type Asker = Pick<Person, 'id' | 'name' | 'email' | 'sessionId'>

/**
 * An address moves when both the old and the new one have said yes; for three days the old one can take it back. Where the old one is lost,
 * the new one alone has said yes and seven days go by in which the old one says no.
 */
export interface EmailChanges {
  /** Throws `too-many` where the new one was mailed to too often. */
  ask(person: Asker, email: string, request: RequestInfo): Promise<void>
  /** Nobody reads the old address any more: waits instead of its yes. Throws `step-not-reached` before the new one has said yes. */
  giveUpOld(person: Asker, request: RequestInfo): Promise<void>
  cancel(personId: number): Promise<void>
  /** A link of the mails. Throws `link-expired`, `email-taken`. */
  answer(token: string, request: RequestInfo): Promise<'waiting' | 'moved' | 'back' | 'stopped'>
}

export function createEmailChanges(parts: EmailChangeParts): EmailChanges {
  const { database, moves, links, mailer, clock, publicUrl } = parts
  const on = (tx: Tx) => database.on<SignInTables>(tx)
  const page = (token: string, act?: 'stop') => answerLink(publicUrl, token, act)
  const later = (ms: number) => new Date(clock.now().getTime() + ms)

  return {
    async ask({ id, name, email: old, sessionId }, given, request) {
      const email = given.trim()
      await refuseThrowAway(email)
      await database.transact(async (tx) => {
        const { language } = request
        const owner = await findByEmail(database.on<SessionTables>(tx), email)
        if (owner?.id === id)
          throw webErrors.badRequest(
            email.toLowerCase() === old.toLowerCase()
              ? 'This is your address already.'
              : 'This is an address of yours already: make it the main one in the list.',
          )
        // Asked once more for the same address: a yes that was given stays, only the other side is mailed again.
        const before = await findChange(on(tx), id, clock.now())
        const same = before?.email.toLowerCase() === email.toLowerCase() ? before : undefined
        if (same?.waits_until) return
        const said = { old_said_at: same?.old_said_at ?? null, new_said_at: same?.new_said_at ?? null }
        const expiresAt = later(ASK_MS)
        const times = { sent_at: clock.now(), expires_at: expiresAt }
        const row = { person_id: id, email, session_id: sessionId, waits_until: null, ...said, ...times }
        await keepChange(on(tx), row)
        await links.drop(tx, id, ['email-stop'])
        const make = (purpose: 'email-old' | 'email-new') =>
          links.make(tx, { personId: id, purpose, email, lifeMs: ASK_MS })
        if (!said.old_said_at)
          await mailer.send(tx, { ...askOldMail(name, old, email, page(await make('email-old')), language), expiresAt })
        if (said.new_said_at) return
        await demandMayMail(on(tx), { email }, clock.now())
        // The page is told the same: nobody finds out by asking who is here.
        const link = page(await make('email-new'))
        const mail = owner ? inUseMail(email, language) : askNewMail(name, email, link, language)
        await mailer.send(tx, { ...mail, expiresAt })
      })
    },
    giveUpOld: ({ id, name, email: old }, request) =>
      database.transact(async (tx) => {
        const change = await findChange(on(tx), id, clock.now())
        if (!change?.new_said_at)
          throw sessionErrors.stepNotReached('Open the link in the mail to the new address first.')
        if (change.waits_until) return
        const until = later(WAIT_MS)
        await waitUntil(on(tx), id, until, new Date(until.getTime() + GRACE_MS))
        const make = (purpose: 'email-old' | 'email-stop') =>
          links.make(tx, { personId: id, purpose, email: change.email, lifeMs: WAIT_MS })
        const [yes, no] = [page(await make('email-old')), page(await make('email-stop'), 'stop')]
        await mailer.send(tx, lostMail({ name, old, next: change.email, until, yes, no }, request.language))
      }),
    cancel: (personId) => database.transact((tx) => dropChange(on(tx), personId)),
    answer: (token, request) =>
      database.transact(async (tx) => {
        const link = await links.take(tx, token, ['email-old', 'email-new', 'email-stop', 'email-undo'])
        const { personId, purpose, email } = link
        if (purpose === 'email-undo') {
          await moves.takeBack(tx, link, request)
          return 'back'
        }
        if (purpose === 'email-stop') {
          await moves.stop(tx, personId, request)
          return 'stopped'
        }
        const whose = purpose === 'email-old' ? 'old_said_at' : 'new_said_at'
        const change = await noteYes(on(tx), personId, whose, clock.now())
        if (!change || change.email !== email)
          throw sessionErrors.linkExpired('This change was taken back or took too long. Ask for it again.')
        if (!change.old_said_at || !change.new_said_at) return 'waiting'
        await moves.move(tx, change, request)
        return 'moved'
      }),
  }
}
