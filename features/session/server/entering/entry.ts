import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import { answer, type CookieChange, type RequestInfo, webErrors } from '../../../web/contract'
import type { CurrentUser } from '../../contract'
import { findAccount } from '../account-queries'
import { sessionCookies } from '../session-cookie'
import { disabledError } from '../suspension/disabled-error'
import type { Places } from '../places/places'
import type { Sessions } from '../sessions'
import { deviceWords } from './device-words'
import { findSecondStep, insertPending, keepBrowser } from './entry-queries'
import { ownBrowser } from './own-browser'
import { readCookie, setCookie } from './own-cookies'
import { hashOf, newSecret } from './secrets'
import type { SessionTables } from '../tables'
import type { SignInTables } from './tables'

const STEP_MS = 10 * 60_000
const TRUST_MS = 30 * 24 * 3_600_000

export interface Entered {
  /** What the browser is told: the current user, or that another proof is wanted. */
  readonly cookies: readonly CookieChange[]
  /** Undefined while the second factor is asked for. */
  readonly personId: number | undefined
}

export interface Entry {
  /**
   * One factor is proved by `way` (`password`, `code`, `passkey`, `openid:<provider>`): signs in, or asks for the second factor. A
   * passkey is both at once: it asks for finger, face or PIN.
   */
  enter(tx: Tx, personId: number, way: string, request: RequestInfo): Promise<Entered>
  /** Everything is proved. `isTrusted`: this browser is not asked for the second factor for 30 days. */
  admit(tx: Tx, personId: number, way: string, request: RequestInfo, isTrusted?: boolean): Promise<Entered>
  /** What every way to sign in answers: 200 with the current user, or 202 while the second factor is asked for. */
  reply(entered: Entered): Promise<ReturnType<typeof answer>>
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
  readonly currentUser: (account: NonNullable<Awaited<ReturnType<typeof findAccount>>>) => CurrentUser
}

export function createEntry({ database, sessions, audit, clock, places, secure, currentUser }: EntryParts): Entry {
  const on = (tx: Tx) => database.on<SignInTables>(tx)
  const browserOf = (request: RequestInfo) => hashOf(readCookie(request, 'browser', secure) ?? 'none')

  async function admit(tx: Tx, personId: number, way: string, request: RequestInfo, isTrusted = false) {
    const now = clock.now()
    const browser = ownBrowser(request, secure)
    const { browser: name, system } = deviceWords(String(request.headers['user-agent'] ?? ''))
    await audit.record(tx, {
      personId,
      action: 'session.signed-in',
      about: `person:${personId}`,
      detail: { way, address: request.ip, browser: name ?? null, system: system ?? null },
    })
    const isNewPlace = await keepBrowser(on(tx), {
      token_hash: browser.hash,
      person_id: personId,
      used_at: now,
      ...(isTrusted && { trusted_until: new Date(now.getTime() + TRUST_MS) }),
    })
    // A new token with each sign-in: whatever a stranger may have put into this browser before opens nothing.
    const token = await sessions.begin(tx, personId, request, way)
    if (isNewPlace) await places.note(tx, { personId, sessionHash: hashOf(token), browserHash: browser.hash }, request)
    const cookies = [
      ...sessionCookies(request, token, secure),
      browser.cookie,
      ...(request.cookies[setCookie('step', undefined, secure).name] ? [setCookie('step', undefined, secure)] : []),
    ]
    return { personId, cookies }
  }

  return {
    admit,
    browserOf,
    async enter(tx, personId, way, request) {
      const now = clock.now()
      const step = await findSecondStep(on(tx), personId, browserOf(request))
      if (!step || step.disabledAt)
        throw (
          (await disabledError(database.on<SessionTables>(tx), personId)) ??
          webErrors.signInNeeded('This account cannot be signed in to.')
        )
      const isAsked = step.hasFactor && way !== 'passkey' && !(step.trustedUntil && step.trustedUntil > now)
      if (!isAsked) return admit(tx, personId, way, request)
      const token = newSecret()
      const expires_at = new Date(now.getTime() + STEP_MS)
      await insertPending(on(tx), { token_hash: hashOf(token), person_id: personId, way, tries: 0, expires_at })
      return { personId: undefined, cookies: [setCookie('step', token, secure)] }
    },
    async reply({ personId, cookies }) {
      if (personId === undefined) return answer(202, { next: 'second-factor' }, { cookies })
      const account = await findAccount(database.of<SessionTables>(), personId)
      if (!account) throw webErrors.signInNeeded('The account is gone.')
      return answer(200, currentUser(account), { cookies })
    },
  }
}
