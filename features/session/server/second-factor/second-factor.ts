import { generateSecret, generateURI, verify } from 'otplib'
import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import type { RequestInfo } from '../../../web/contract'
import { type Person, sessionErrors } from '../../contract'
import type { Claims } from '../claim/claims'
import { untrustBrowsers } from '../devices/device-queries'
import { hashOf } from '../entering/secrets'
import type { Entered, Entry } from '../entering/entry'
import { endPending, tryPending } from '../entering/entry-queries'
import type { SignInTables } from '../entering/tables'
import type { SettleLink } from '../openid/settle-link'
import type { AttemptLimit } from '../attempt-limit'
import { changedMail, type SecurityChange } from '../mails-sign-in'
import { findAccount } from '../account-queries'
import type { Sessions } from '../sessions'
import type { SessionTables } from '../tables'
import {
  beginFactor,
  deleteFactor,
  findFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './factor-queries'
import { newRecoveryCodes, readRecoveryCode, recoveryHash } from './recovery-codes'

const STEP_TRIES = 5
/** Clocks of phones are off by a little: the code before and the one after are taken too. */
const TOLERANCE_SECONDS = 30

export interface SecondFactor {
  /** A new secret, which counts once a code of it was typed. */
  begin(person: Person): Promise<{ svg: string; secret: string }>
  /** Turns it on and answers the recovery codes. Throws `wrong-code`. */
  confirm(person: Person, code: string, request: RequestInfo): Promise<readonly string[]>
  turnOff(person: Person, request: RequestInfo): Promise<void>
  renewCodes(person: Person, request: RequestInfo): Promise<readonly string[]>
  /** The second step of signing in, by the cookie of the first. Throws `step-expired`, `wrong-code`. */
  pass(
    step: string | undefined,
    given: { code: string; trust?: boolean | undefined },
    request: RequestInfo,
  ): Promise<Entered>
}

export interface SecondFactorParts {
  readonly database: Database
  readonly entry: Entry
  readonly settleLink: SettleLink
  readonly claims: Pick<Claims, 'isBrowserOf'>
  readonly sessions: Sessions
  readonly limit: AttemptLimit
  readonly mailer: Mailer
  readonly audit: Audit
  readonly clock: Clock
}

export function createSecondFactor(parts: SecondFactorParts): SecondFactor {
  const { database, entry, settleLink, claims, sessions, limit, mailer, audit, clock } = parts
  const of = () => database.of<SignInTables>()
  const on = (tx: Tx) => database.on<SignInTables>(tx)
  const wrong = () =>
    sessionErrors.wrongCode(
      'This code does not fit. Wait for the next one of the app, and check the time of your phone.',
      {
        errors: [{ path: 'code', message: 'This code does not fit. Wait for the next one of the app.' }],
      },
    )

  /** The step of time that a code belongs to; undefined when it fits none that is left. */
  async function stepOf(secret: string, lastStep: number, token: string): Promise<number | undefined> {
    const epoch = Math.floor(clock.now().getTime() / 1000)
    const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS })
    if (!result.valid) return undefined
    const step = Math.floor(epoch / 30) + result.delta
    return step > lastStep ? step : undefined
  }

  async function tell(tx: Tx, personId: number, change: SecurityChange, request: RequestInfo) {
    const account = await findAccount(database.on<SessionTables>(tx), personId)
    await audit.record(tx, {
      personId,
      action: `session.${change}`,
      about: `person:${personId}`,
      detail: { address: request.ip },
    })
    if (account) await mailer.send(tx, changedMail(account, change, request.language))
    await sessions.changed(tx)
  }

  async function replaceCodes(tx: Tx, personId: number): Promise<readonly string[]> {
    const codes = newRecoveryCodes()
    await replaceRecoveryCodes(
      on(tx),
      personId,
      codes.map((code) => recoveryHash(personId, code)),
    )
    return codes
  }

  /** In the transaction that signs in: a code that two send at once is good for one of them. */
  async function takeCode(tx: Tx, personId: number, code: string, request: RequestInfo): Promise<boolean> {
    const recovery = readRecoveryCode(code)
    if (recovery && !/^\d{6}$/.test(code)) {
      if (!(await takeRecoveryCode(on(tx), personId, recoveryHash(personId, recovery)))) return false
      await tell(tx, personId, 'recovery-used', request)
      return true
    }
    const factor = await findFactor(on(tx), personId)
    if (!factor?.confirmedAt || !/^\d{6}$/.test(code)) return false
    const step = await stepOf(factor.secret, factor.lastStep, code)
    return step !== undefined && takeStep(on(tx), personId, step)
  }

  return {
    async begin({ id, email }) {
      const secret = generateSecret()
      if (!(await beginFactor(of(), id, secret)))
        throw sessionErrors.wrongCode('The second factor is on already. Turn it off first to set up another phone.')
      const { toString } = await import('qrcode')
      const svg = await toString(generateURI({ issuer: 'Foothold', label: email, secret }), { type: 'svg', margin: 1 })
      return { svg, secret }
    },
    async confirm({ id }, code, request) {
      const factor = await findFactor(of(), id)
      if (factor?.confirmedAt)
        throw sessionErrors.wrongCode(
          'The second factor is on already. Close this, and make new recovery codes if you have not seen any.',
        )
      const step = factor && (await stepOf(factor.secret, factor.lastStep, code))
      if (step === undefined) throw wrong()
      return database.transact(async (tx) => {
        if (!(await takeStep(on(tx), id, step, clock.now()))) throw wrong()
        await tell(tx, id, 'factor-on', request)
        return replaceCodes(tx, id)
      })
    },
    turnOff: ({ id }, request) =>
      database.transact(async (tx) => {
        if (!(await deleteFactor(on(tx), id))) return
        // Or the next one would not be asked for in browsers that were trusted with this one.
        await untrustBrowsers(on(tx), id)
        await tell(tx, id, 'factor-off', request)
      }),
    renewCodes: ({ id }, request) =>
      database.transact(async (tx) => {
        const factor = await findFactor(on(tx), id)
        if (!factor?.confirmedAt) throw sessionErrors.wrongCode('There is no second factor yet. Turn it on first.')
        await tell(tx, id, 'recovery-renewed', request)
        return replaceCodes(tx, id)
      }),
    async pass(step, { code, trust = false }, request) {
      const expired = () => sessionErrors.stepExpired('This login took too long or had too many tries. Begin again.')
      if (!step) throw expired()
      const pending = await tryPending(of(), hashOf(step), clock.now(), STEP_TRIES)
      if (!pending) throw expired()
      const { personId, way, link } = pending
      // As with passwords: in a browser that the account knows its owner has tries of their own, whoever guesses elsewhere.
      const browser = (await claims.isBrowserOf(personId, request)) ? entry.browserOf(request) : undefined
      return limit.attempt({ email: `person:${personId}`, request, kind: 'factor', browser }, (tried) =>
        database.transact(async (tx) => {
          if (!(await takeCode(tx, personId, code, request))) throw wrong()
          if (!(await endPending(on(tx), hashOf(step)))) throw expired()
          await tried.succeeded(on(tx))
          if (link) await settleLink(tx, link, request)
          return entry.admit(tx, personId, way, request, trust)
        }),
      )
    },
  }
}
