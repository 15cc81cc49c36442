import type { Audit, Clock, Database, Outbox, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { webErrors } from '../../../web/contract'
import { accountDisabled, accountEnabled } from '../../contract'
import type { SignInTables } from '../entering/tables'
import type { Giver } from '../rights'
import { demandAnotherAdmin } from '../roles/last-admin'
import type { Sessions } from '../sessions'
import type { SessionTables } from '../tables'
import { disabledMail, enabledMail } from './suspension-mails'
import { dropSuspension, findSuspension, isAdmin, keepSuspension, lockForSuspension } from './suspension-queries'

/** Who disables or enables; `isAdmin`: an admin, or whoever has the command line. */
export interface Disabler extends Giver {
  readonly isAdmin: boolean
}

/** Accounts that staff disable: refused at every entrance with the reason, on all nodes, until somebody or the end opens them again. */
export interface Suspensions {
  /** All sessions end at once. Throws `forbidden` (one's own; an admin's, disabled or not, for who is none), `last-admin`, `not-found`. */
  disable(tx: Tx, personId: number, by: Disabler): Promise<void>
  /** False when it is open. Throws `forbidden` (an admin's, for who is none). */
  enable(tx: Tx, personId: number, by: Disabler): Promise<boolean>
  /** Opens it only if its end is over, which somebody may have put off meanwhile. False when not. */
  enableOver(tx: Tx, personId: number, now: Date): Promise<boolean>
}

export interface SuspensionParts {
  readonly database: Database
  readonly sessions: Sessions
  readonly audit: Audit
  readonly outbox: Outbox
  readonly mailer: Mailer
  readonly clock: Clock
  readonly publicUrl: string
}

export function createSuspensions(parts: SuspensionParts): Suspensions {
  const { database, sessions, audit, outbox, mailer, clock, publicUrl } = parts

  function note(tx: Tx, what: 'disabled' | 'enabled', personId: number, { personId: by, way, reason, until }: Giver) {
    return audit.record(tx, {
      personId: by,
      action: `session.account-${what}`,
      about: `person:${personId}`,
      detail: { ...(way && { by: way }), ...(reason && { reason }), ...(until && { until: until.toISOString() }) },
    })
  }

  async function demandMay(tx: Tx, personId: number, by: Disabler) {
    if (personId === by.personId) throw webErrors.forbidden('You cannot disable your own account. Ask another admin.')
    const db = database.on<SessionTables>(tx)
    const account = await lockForSuspension(db, personId)
    if (!account || (account.disabledAt && !(await findSuspension(db, personId))))
      throw webErrors.notFound(`There is no account ${personId}. It may be gone.`)
    if (!by.isAdmin && (await isAdmin(db, personId, clock.now())))
      throw webErrors.forbidden('Only an admin can disable an admin.')
    await demandAnotherAdmin(db, personId, clock.now())
    return account
  }

  /** A login half done is over too. */
  async function endAll(tx: Tx, personId: number) {
    await sessions.endAll(tx, personId)
    await database.on<SignInTables>(tx).deleteFrom('session.pending_step').where('person_id', '=', personId).execute()
  }

  async function open(tx: Tx, account: { id: number; name: string; email: string }, by: Giver): Promise<boolean> {
    if (!(await dropSuspension(database.on<SessionTables>(tx), account.id))) return false
    await sessions.changed(tx)
    await note(tx, 'enabled', account.id, by)
    await mailer.send(tx, enabledMail(account, `${publicUrl}/auth/login`))
    await outbox.publish(tx, accountEnabled({ personId: account.id }))
    return true
  }

  return {
    async disable(tx, personId, by) {
      const account = await demandMay(tx, personId, by)
      const { reason = '', until = null } = by
      const row = { person_id: personId, by_person: by.personId ?? null, reason, at: clock.now(), until }
      await keepSuspension(database.on<SessionTables>(tx), row)
      await endAll(tx, personId)
      await note(tx, 'disabled', personId, by)
      await mailer.send(tx, disabledMail(account, reason, until, `${publicUrl}/about/contact-us`))
      await outbox.publish(tx, accountDisabled({ personId, until: until?.toISOString() ?? null }))
    },
    async enable(tx, personId, by) {
      const db = database.on<SessionTables>(tx)
      const account = await lockForSuspension(db, personId)
      if (!by.isAdmin && (await isAdmin(db, personId, clock.now())))
        throw webErrors.forbidden('Only an admin can open the account of an admin again.')
      return account !== undefined && open(tx, account, by)
    },
    async enableOver(tx, personId, now) {
      const db = database.on<SessionTables>(tx)
      const account = await lockForSuspension(db, personId)
      const until = (await findSuspension(db, personId))?.until
      if (!account || !until || until > now) return false
      return open(tx, account, { personId: undefined, way: 'its end' })
    },
  }
}
