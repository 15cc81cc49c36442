import type { Database } from '../../../data/contract'
import type { CookieChange, RequestInfo } from '../../../web/contract'
import { findByAddress } from '../entering/entry-queries'
import { readCookie, setCookie } from '../entering/own-cookies'
import { hashOf, newSecret } from '../entering/secrets'
import type { SignInTables } from '../entering/tables'

/** Who asks for a code or types one, as far as it can be told: strangers never spend what is the owner's. */
export interface Asker {
  /** The hash of what this browser keeps: codes that it asked for are good in it. */
  readonly ticket: string
  readonly cookies: readonly CookieChange[]
  /** The main address of the account, whichever of its addresses was typed: what is counted is counted for the account. */
  readonly account: string
  /** A session of the account, or a browser that it knows: counted apart from strangers. */
  readonly known: string | undefined
}

export interface Askers {
  /** `sessionId`: of whoever is signed in to the account of this address. */
  of(email: string, request: RequestInfo, sessionId?: string): Promise<Asker>
}

export function createAskers(database: Database, secure: boolean): Askers {
  return {
    async of(email, request, sessionId) {
      const kept = readCookie(request, 'code', secure) ?? newSecret()
      const browser = hashOf(readCookie(request, 'browser', secure) ?? 'none')
      const account = await findByAddress(database.of<SignInTables>(), email, browser)
      return {
        ticket: hashOf(kept),
        cookies: [setCookie('code', kept, secure)],
        account: account?.email ?? email,
        known: sessionId ?? (account?.isKnownBrowser ? browser : undefined),
      }
    },
  }
}
