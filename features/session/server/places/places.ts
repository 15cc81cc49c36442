import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { type Live, type RequestInfo, webErrors } from '../../../web/contract'
import type { Person } from '../../contract'
import { findAccount } from '../account-queries'
import { deviceWords, shortAddress } from '../entering/device-words'
import { newPlaceMail } from '../mails-sign-in'
import type { Sessions } from '../sessions'
import type { SessionTables } from '../tables'
import { forgetBrowser, insertPlace, listPlaces, type PlaceTables, takePlace } from './place-queries'
import { announcePlace } from './place-topic'

/** How long somebody is asked on their pages; the mail stays. */
export const ASKED_MS = 14 * 24 * 3_600_000

export interface Arrived {
  readonly personId: number
  readonly sessionHash: string
  readonly browserHash: string
}

/** Sign-ins in browsers that the account did not know: its owner is told by mail, and asked on the pages of their other sessions. */
export interface Places {
  note(tx: Tx, arrived: Arrived, request: RequestInfo): Promise<void>
  list(personId: number, sessionId: string): ReturnType<typeof listPlaces>
  /** By another browser of the person. `false`: what is open in that one ends, and it is a stranger again. */
  answer(person: Pick<Person, 'id' | 'sessionId'>, id: number, isMine: boolean): Promise<void>
}

export interface PlaceParts {
  readonly database: Database
  readonly sessions: Sessions
  readonly mailer: Mailer
  readonly audit: Audit
  readonly live: Live
  readonly clock: Clock
  readonly publicUrl: string
  /** Accounts that everybody uses are not told of each other. */
  readonly isShared: (email: string) => boolean
}

export function createPlaces(parts: PlaceParts): Places {
  const { database, sessions, mailer, audit, live, clock, publicUrl, isShared } = parts
  return {
    async note(tx, { personId, sessionHash, browserHash }, request) {
      const account = await findAccount(database.on<SessionTables>(tx), personId)
      if (!account || isShared(account.email)) return
      const at = clock.now()
      const { browser = null, system = null } = deviceWords(String(request.headers['user-agent'] ?? ''))
      const address = request.ip
      await insertPlace(database.on<PlaceTables>(tx), {
        person_id: personId,
        session_hash: sessionHash,
        browser_hash: browserHash,
        ...{ browser, system, address, at },
      })
      const words = { browser, system, address: shortAddress(address) ?? null, at }
      await mailer.send(tx, newPlaceMail(account, words, `${publicUrl}/user/devices`, request.language))
      await announcePlace(live, personId, tx)
    },
    list: (personId, sessionId) =>
      listPlaces(database.of<PlaceTables>(), personId, sessionId, new Date(+clock.now() - ASKED_MS)),
    answer: ({ id: personId, sessionId }, id, isMine) =>
      database.transact(async (tx) => {
        const db = database.on<PlaceTables>(tx)
        const place = await takePlace(db, id, personId, sessionId)
        if (!place) throw webErrors.notFound('This was answered before.')
        if (!isMine) {
          // Whoever logged out there and in again has another session, and the browser was known by then.
          await sessions.endIn(tx, personId, place.browser_hash, place.session_hash)
          await forgetBrowser(db, personId, place.browser_hash)
          const { browser, system } = place
          const detail = { browser, system }
          await audit.record(tx, { personId, action: 'session.device-ended', about: `person:${personId}`, detail })
        }
        await announcePlace(live, personId, tx)
      }),
  }
}
