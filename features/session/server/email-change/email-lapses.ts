import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { findAccount } from '../account-queries'
import { listAddresses } from '../addresses/address-queries'
import type { SignInTables } from '../entering/tables'
import type { SessionTables } from '../tables'
import { dropChange, takeForsaken } from './email-change-queries'
import { lapsedMail, type Why } from './lapsed-mail'

type Change = SignInTables['session.email_change']

/** Changes of address that end though nobody took them back: who asked for one reads that it does not come, and the log has it. */
export interface EmailLapses {
  /** One whose asker is logged in no more: whoever threw them out need not know what they asked for. */
  dropForsaken(tx: Tx, personId: number): Promise<void>
  /** One whose new address somebody else has meanwhile. */
  dropTaken(tx: Tx, change: Change): Promise<void>
}

export function createEmailLapses(
  database: Database,
  audit: Audit,
  mailer: Mailer,
  clock: Clock,
  publicUrl: string,
): EmailLapses {
  const on = (tx: Tx) => database.on<SignInTables>(tx)

  async function tell(tx: Tx, { person_id: personId, email: next, waits_until }: Change, why: Why) {
    const detail = { name: next, why }
    const about = `person:${personId}`
    await audit.record(tx, { personId: undefined, action: 'session.email-lapsed', about, detail })
    const db = database.on<SessionTables>(tx)
    const account = await findAccount(db, personId)
    // Whoever has a disabled account, or merged it, is told of that.
    if (!account || account.disabled_at) return
    const { name, email: stays } = account
    // The main one was given up as lost: whoever reads another one reads it there.
    const others = waits_until ? (await listAddresses(db, personId)).map(({ email }) => email) : []
    const said = { name, stays, next, link: `${publicUrl}/user/my-account` }
    for (const to of [stays, ...others]) await mailer.send(tx, lapsedMail(to, said, why))
  }

  return {
    async dropForsaken(tx, personId) {
      const forsaken = await takeForsaken(on(tx), personId)
      if (forsaken && forsaken.expires_at > clock.now()) await tell(tx, forsaken, 'asker-gone')
    },
    async dropTaken(tx, change) {
      await dropChange(on(tx), change.person_id)
      await tell(tx, change, 'taken')
    },
  }
}
