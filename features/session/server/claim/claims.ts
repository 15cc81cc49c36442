import type { Audit, Clock, Database, Outbox, Tx } from '../../../data/contract'
import type { RequestInfo } from '../../../web/contract'
import { accountClaimed, addressesChanged } from '../../contract'
import { markVerified } from '../account-queries'
import { readCookie } from '../entering/own-cookies'
import { hashOf } from '../entering/secrets'
import type { SignInTables } from '../entering/tables'
import { tokenOf } from '../session-cookie'
import type { Sessions } from '../sessions'
import type { SessionTables } from '../tables'
import { countSessions, dropKeys, isBrowserOf, keepClaimed, lockAccount } from './claim-queries'

/**
 * Anybody can sign up with anybody's address. Whoever first proves it, in a browser that the account does not know, is its owner: what
 * others set before (password, passkeys, second factor, links to other services, sessions) ends, and the owner is told.
 */
export interface Claims {
  /** The address was proved by mail, or by a provider that vouches for it. Before anything is set or begun in the same transaction. */
  prove(tx: Tx, personId: number, request: RequestInfo): Promise<void>
  /** Whether this browser holds a session of the account or has logged in to it before. */
  isBrowserOf(personId: number, request: RequestInfo): Promise<boolean>
}

export interface ClaimParts {
  readonly database: Database
  readonly sessions: Sessions
  readonly audit: Audit
  readonly outbox: Outbox
  readonly clock: Clock
  readonly secure: boolean
}

export function createClaims({ database, sessions, audit, outbox, clock, secure }: ClaimParts): Claims {
  const hashesOf = (request: RequestInfo) => ({
    sessionHash: hashOf(tokenOf(request, secure) ?? 'none'),
    browserHash: hashOf(readCookie(request, 'browser', secure) ?? 'none'),
  })

  async function endOthers(tx: Tx, personId: number, request: RequestInfo) {
    const db = database.on<SignInTables>(tx)
    const count = await countSessions(db, personId)
    const ended = await dropKeys(db, personId)
    await sessions.endAll(tx, personId)
    await outbox.publish(tx, accountClaimed({ personId }))
    if (ended.length === 0 && count === 0) return
    await keepClaimed(db, { person_id: personId, at: clock.now(), ended, sessions: count })
    await audit.record(tx, {
      personId,
      action: 'session.claimed',
      about: `person:${personId}`,
      detail: { ended, sessions: count, address: request.ip },
    })
  }

  return {
    isBrowserOf: (personId, request) => isBrowserOf(database.of<SignInTables>(), personId, hashesOf(request)),
    async prove(tx, personId, request) {
      const db = database.on<SignInTables>(tx)
      const account = await lockAccount(db, personId)
      if (account && !account.provedAt && !(await isBrowserOf(db, personId, hashesOf(request))))
        await endOthers(tx, personId, request)
      await markVerified(database.on<SessionTables>(tx), personId, clock.now())
      if (account && !account.provedAt) await outbox.publish(tx, addressesChanged({ personId }))
    },
  }
}
