import type { Audit, Clock, Database, Outbox, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { addressesChanged, sessionErrors } from '../../contract'
import { deleteSince } from '../addresses/address-queries'
import type { Codes } from '../codes/codes'
import { untrustBrowsers } from '../devices/device-queries'
import type { SignInTables } from '../entering/tables'
import { movedMail } from '../mails-email-change'
import type { Links, TakenLink } from '../password/links'
import type { Sessions } from '../sessions'
import { getOpenAccount } from '../suspension/disabled-error'
import { type ProofTables, setProved } from '../sign-up-steps/proof-queries'
import type { SessionTables } from '../tables'
import { answerLink } from './answer-link'
import { deleteChange } from './email-change-queries'

/** How long an address that mails went to can take back that they go elsewhere. */
export const UNDO_MS = 72 * 3_600_000

export interface EmailMoveParts {
  readonly database: Database
  readonly sessions: Sessions
  readonly links: Links
  readonly codes: Codes
  readonly mailer: Mailer
  readonly audit: Audit
  readonly outbox: Outbox
  readonly clock: Clock
  readonly publicUrl: string
}

type Change = SignInTables['session.email_change']
type Language = 'en' | 'hi'
interface Asked {
  /** Both are undefined for the house itself. */
  readonly language?: Language
  readonly ip?: string
}

/** What becomes of the main address of an account: it moves, it comes back, or it stays. */
export interface EmailMoves {
  /** Sessions but the one that asked for it end. Throws `email-taken`, and `account-disabled` or `link-expired` where the account is not open. */
  move(tx: Tx, change: Change, asked: Asked): Promise<void>
  /** Somebody else may have been there: all sessions end, and addresses that came since are gone. Throws `email-taken`. */
  takeBack(tx: Tx, link: TakenLink, asked: Asked): Promise<void>
  /** The old address says no while a change waits: all sessions end. */
  stop(tx: Tx, personId: number, asked: Asked): Promise<void>
}

export function createEmailMoves(parts: EmailMoveParts): EmailMoves {
  const { database, sessions, links, codes, mailer, audit, outbox, clock, publicUrl } = parts
  const on = (tx: Tx) => database.on<SignInTables>(tx)
  const taken = () => sessionErrors.emailTaken('Another account has this address meanwhile. Nothing has changed.')

  async function note(tx: Tx, personId: number, what: 'moved' | 'back' | 'stopped', { ip }: Asked) {
    const detail = { address: ip ?? null }
    await audit.record(tx, { personId, action: `session.email-${what}`, about: `person:${personId}`, detail })
    await sessions.changed(tx)
  }

  /** Nothing that was mailed until now opens or moves anything. */
  async function forget(tx: Tx, personId: number) {
    await deleteChange(on(tx), personId)
    await codes.dropAll(tx, personId)
    await links.drop(tx, personId, ['email-old', 'email-new', 'email-stop', 'reset-password'])
  }

  async function endAll(tx: Tx, personId: number) {
    await sessions.endAll(tx, personId)
    await untrustBrowsers(on(tx), personId)
  }

  return {
    async move(tx, { person_id: personId, email, session_id }, asked) {
      const account = await getOpenAccount(database.on<SessionTables>(tx), personId)
      if (!(await setProved(database.on<ProofTables>(tx), personId, email, clock.now()))) throw taken()
      await forget(tx, personId)
      const token = await links.make(tx, { personId, purpose: 'email-undo', email: account.email, lifeMs: UNDO_MS })
      const link = answerLink(publicUrl, token, 'undo')
      await mailer.send(tx, movedMail(account.name, account.email, email, link, asked.language))
      await sessions.endAll(tx, personId, session_id ?? undefined)
      await outbox.publish(tx, addressesChanged({ personId }))
      await note(tx, personId, 'moved', asked)
    },
    async takeBack(tx, { personId, email, expiresAt }, asked) {
      if (!(await setProved(database.on<ProofTables>(tx), personId, email, clock.now()))) throw taken()
      await deleteSince(database.on<SessionTables>(tx), personId, new Date(expiresAt.getTime() - UNDO_MS))
      await forget(tx, personId)
      // Addresses that came after this one have no say; the one before it still has.
      await links.drop(tx, personId, ['email-undo'], expiresAt)
      await endAll(tx, personId)
      await outbox.publish(tx, addressesChanged({ personId }))
      await note(tx, personId, 'back', asked)
    },
    async stop(tx, personId, asked) {
      await forget(tx, personId)
      await endAll(tx, personId)
      await note(tx, personId, 'stopped', asked)
    },
  }
}
