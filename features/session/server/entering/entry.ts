import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import { answer, type CookieChange, type RequestInfo, webErrors } from '../../../web/contract'
import type { CurrentUser } from '../../contract'
import type { GrantedAccount } from '../account-queries'
import { sessionCookies } from '../session-cookie'
import { disabledError } from '../suspension/disabled-error'
import type { Places } from '../places/places'
import type { Sessions } from '../sessions'
import { deviceWords } from './device-words'
import { type EnteringAccount, findEntering, insertPending, keepBrowser } from './entry-queries'
import { ownBrowser } from './own-browser'
import { readCookie, setCookie } from './own-cookies'
import { hashOf, newSecret } from './secrets'
import type { SessionTables } from '../tables'
import type { PendingLink, SignInTables } from './tables'

const STEP_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000
const TRUST_MS = 30 * DAY_MS
/** How often it is written that a browser is used: it is forgotten after a year. */
const TOUCH_MS = DAY_MS

export interface Entered {
  /** What the browser is told: the current user, or that another proof is wanted. */
  readonly cookies: readonly CookieChange[]
  /** Undefined while the second factor is asked for. */
  readonly account: GrantedAccount | undefined
}

export interface Entry {
  /**
   * One factor is proved by `way` (`password`, `code`, `passkey`, `openid:<provider>`): signs in, or asks for the second factor. A
   * passkey is both at once: it asks for finger, face or PIN. `link` waits with whoever is asked for the second factor.
   */
  enter(tx: Tx, personId: number, way: string, request: RequestInfo, link?: PendingLink): Promise<Entered>
  /** Everything is proved. `isTrusted`: this browser is not asked for the second factor for 30 days. */
  admit(tx: Tx, personId: number, way: string, request: RequestInfo, isTrusted?: boolean): Promise<Entered>
  /** What every way to sign in answers: 200 with the current user, or 202 while the second factor is asked for. */
  reply(entered: Entered): ReturnType<typeof answer>
  /** Of this browser: the key of what it is known by. */
  browserOf(request: RequestInfo): string
}

export interface EntryParts {
  readonly database: Database
  readonly sessions: Sessions
  readonly audit: Audit
  readonly clock: Clock
  readonly places: Places
  readonly secure: boolean
  readonly currentUser: (account: GrantedAccount) => CurrentUser
}

export function createEntry({ database, sessions, audit, clock, places, secure, currentUser }: EntryParts): Entry {
  const on = (tx: Tx) => database.on<SignInTables>(tx)
  const browserOf = (request: RequestInfo) => hashOf(readCookie(request, 'browser', secure) ?? 'none')

  /** Who it is now: what was true before the proof may have ended meanwhile. */
  async function find(tx: Tx, personId: number, request: RequestInfo): Promise<EnteringAccount> {
    const account = await findEntering(database.on<SignInTables & SessionTables>(tx), personId, browserOf(request))
    if (account && !account.disabled_at) return account
    throw (
      (await disabledError(database.on<SessionTables>(tx), personId)) ??
      webErrors.signInNeeded('This account cannot be signed in to.')
    )
  }

  async function begin(tx: Tx, account: EnteringAccount, way: string, request: RequestInfo, isTrusted = false) {
    const now = clock.now()
    const { id: personId, browserUsedAt } = account
    const browser = ownBrowser(request, secure)
    const { browser: name, system } = deviceWords(String(request.headers['user-agent'] ?? ''))
    await audit.record(tx, {
      personId,
      action: 'session.signed-in',
      about: `person:${personId}`,
      detail: { way, address: request.ip, browser: name ?? null, system: system ?? null },
    })
    const isKept = browserUsedAt && +now - +browserUsedAt < TOUCH_MS && !isTrusted
    const isNewPlace =
      !isKept &&
      (await keepBrowser(on(tx), {
        token_hash: browser.hash,
        person_id: personId,
        used_at: now,
        ...(isTrusted && { trusted_until: new Date(+now + TRUST_MS) }),
      }))
    // A new token with each sign-in: whatever a stranger may have put into this browser before opens nothing.
    const token = await sessions.begin(tx, personId, request, browser.hash, way)
    if (isNewPlace) await places.note(tx, { personId, sessionHash: hashOf(token), browserHash: browser.hash }, request)
    const cookies = [
      ...sessionCookies(request, token, secure),
      browser.cookie,
      ...(request.cookies[setCookie('step', undefined, secure).name] ? [setCookie('step', undefined, secure)] : []),
    ]
    return { account, cookies }
  }

  return {
    browserOf,
    async admit(tx, personId, way, request, isTrusted) {
      return begin(tx, await find(tx, personId, request), way, request, isTrusted)
    },
    async enter(tx, personId, way, request, link) {
      const now = clock.now()
      const account = await find(tx, personId, request)
      const { has_factor, trustedUntil } = account
      const isAsked = has_factor && way !== 'passkey' && !(trustedUntil && trustedUntil > now)
      if (!isAsked) return begin(tx, account, way, request)
      const token = newSecret()
      const expires_at = new Date(now.getTime() + STEP_MS)
      await insertPending(on(tx), { token_hash: hashOf(token), person_id: personId, way, tries: 0, expires_at }, link)
      return { account: undefined, cookies: [setCookie('step', token, secure)] }
    },
    reply({ account, cookies }) {
      if (!account) return answer(202, { next: 'second-factor' }, { cookies })
      return answer(200, currentUser(account), { cookies })
    },
  }
}
