import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import { type Live, type RequestInfo, webErrors } from '../../../web/contract'
import { type Person, sessionErrors } from '../../contract'
import { findAccount } from '../account-queries'
import type { Sessions } from '../sessions'
import type { SessionTables } from '../tables'
import { changeSupport, endOutlived, insertSupport, lockSupport, type SupportTables } from './support-queries'
import { announce } from './support-topic'

/** How long an answer is waited for, and how long a visit lasts. */
const ANSWER_MS = 15 * 60_000
const VISIT_MS = 20 * 60_000

/** Somebody of the house sees an account as its person does: asked for, allowed by the person, for 20 minutes, changing nothing, written down. */
export interface Support {
  ask(staff: Person, personId: number, reason: string): Promise<number>
  /** The person's word; `false` ends a visit that goes on. */
  answer(person: Person, id: number, allow: boolean): Promise<void>
  /** The visiting session's token, to be set as the cookie of whoever asked. */
  begin(staff: Person, id: number, request: RequestInfo): Promise<string>
  /** By whoever visits. */
  stop(sessionId: string, id: number): Promise<void>
}

export function createSupport(database: Database, sessions: Sessions, audit: Audit, live: Live, clock: Clock): Support {
  const on = (tx: Tx) => database.on<SupportTables>(tx)
  const gone = () => webErrors.notFound('This visit is not waited for any more. Ask again.')

  function tell(tx: Tx, action: string, by: Person | undefined, personId: number, reason: string) {
    return audit.record(tx, {
      personId: by?.id,
      action: `session.support-${action}`,
      about: `person:${personId}`,
      detail: { reason },
    })
  }

  async function end(tx: Tx, id: number, sessionId: string | null) {
    await changeSupport(on(tx), id, 'allowed', { state: 'ended' })
    if (sessionId) await sessions.end(tx, sessionId)
  }

  return {
    async ask(staff, personId, reason) {
      if (personId === staff.id) throw webErrors.badRequest('This is your own account: you see it as it is.')
      const now = clock.now()
      return database.transact(async (tx) => {
        const account = await findAccount(database.on<SessionTables>(tx), personId)
        if (!account || account.disabled_at) throw webErrors.notFound(`There is no account ${personId} to see.`)
        await endOutlived(on(tx), now)
        const id = await insertSupport(on(tx), {
          person_id: personId,
          staff_id: staff.id,
          reason,
          state: 'asked',
          asked_at: now,
          until: new Date(+now + ANSWER_MS),
        })
        if (id === undefined) throw sessionErrors.supportOpen('You have asked this person already.')
        await tell(tx, 'asked', staff, personId, reason)
        await announce(live, [personId, staff.id], tx)
        return id
      })
    },
    async answer(person, id, allow) {
      const now = clock.now()
      await database.transact(async (tx) => {
        const row = await lockSupport(on(tx), id)
        if (row?.person_id !== person.id || row.until <= now) throw gone()
        if (row.state === 'allowed' && !allow) await end(tx, id, row.session_id)
        else {
          const change = allow
            ? { state: 'allowed' as const, until: new Date(+now + VISIT_MS) }
            : { state: 'refused' as const }
          if (!(await changeSupport(on(tx), id, 'asked', { ...change, answered_at: now }))) throw gone()
        }
        await tell(tx, allow ? 'allowed' : 'refused', person, person.id, row.reason)
        await announce(live, [person.id, row.staff_id], tx)
      })
    },
    begin: (staff, id, request) =>
      database.transact(async (tx) => {
        const row = await lockSupport(on(tx), id)
        if (row?.staff_id !== staff.id || row.state !== 'allowed' || row.until <= clock.now()) throw gone()
        const { token, sessionId } = await sessions.beginUntil(tx, row.person_id, request, row.until)
        if (row.session_id) await sessions.end(tx, row.session_id)
        if (!(await changeSupport(on(tx), id, 'allowed', { session_id: sessionId }))) throw gone()
        await tell(tx, 'began', staff, row.person_id, row.reason)
        return token
      }),
    async stop(sessionId, id) {
      await database.transact(async (tx) => {
        const row = await lockSupport(on(tx), id)
        if (!row || row.session_id !== sessionId) throw gone()
        await end(tx, id, sessionId)
        await tell(tx, 'stopped', undefined, row.person_id, row.reason)
        await announce(live, [row.person_id, row.staff_id], tx)
      })
    },
  }
}
