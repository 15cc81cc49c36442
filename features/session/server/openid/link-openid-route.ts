import type { Tx } from '../../../data/contract'
import { endpoint, type RequestInfo } from '../../../web/contract'
import { sessionErrors } from '../../contract'
import { LinkOpenid, Me, NextStep } from '../../contract/wire-sign-in'
import type { AttemptLimit, Tried } from '../attempt-limit'
import type { Entered, Entry } from '../entering/entry'
import { findByAddress } from '../entering/entry-queries'
import { readCookie, setCookie } from '../entering/own-cookies'
import { hashOf } from '../entering/secrets'
import type { FoundElsewhere, SignInTables } from '../entering/tables'
import type { Passkeys } from '../passkeys/passkeys'
import type { Passwords } from '../passwords'
import { deleteTrip, findFound } from './openid-queries'
import type { OpenidParts } from './openid-routes'

export interface LinkParts extends OpenidParts {
  readonly passwords: Passwords
  readonly passkeys: Passkeys
  readonly limit: AttemptLimit
  readonly entry: Entry
}

/** Whoever came from a provider to an account of the same address types its password or shows a passkey of it, once. */
export function linkOpenidRoute(parts: LinkParts) {
  const { database, clock, passwords, passkeys, limit, entry, arrivals, secure } = parts
  async function attempt<T>(
    { email, personId }: FoundElsewhere,
    password: string,
    request: RequestInfo,
    accept: (tried: Tried) => Promise<T>,
  ): Promise<T> {
    const browser = entry.browserOf(request)
    const account = await findByAddress(database.of<SignInTables>(), email, browser)
    const hash = account?.id === personId ? (account.hash ?? undefined) : undefined
    // As at the login: in a browser that the account knows its owner has tries of their own.
    const known = account?.isKnownBrowser ? browser : undefined
    return limit.attempt({ email: account?.email ?? email, request, browser: known }, async (tried) => {
      if (await passwords.fits(hash, password)) return accept(tried)
      const message = 'This password is not the one of your account.'
      throw sessionErrors.wrongPassword(message, { errors: [{ path: 'password', message }] })
    })
  }

  return endpoint({
    id: 'session.link-openid',
    method: 'POST',
    path: '/api/session/openid/link',
    access: 'public',
    request: { body: LinkOpenid },
    response: { 200: Me, 202: NextStep },
    rateLimit: { max: 60, seconds: 3600, by: 'address' },
    summary:
      'Links the account elsewhere to the one of the same address here, by its password or a passkey of it, and signs in.',
    async handle({ body, request }) {
      const token = hashOf(readCookie(request, 'openid', secure) ?? '')
      const trip = await findFound(database.of<SignInTables>(), token, clock.now())
      if (!trip) throw sessionErrors.stepExpired('This took too long. Begin again.')
      const { provider, found } = trip
      const { password, passkey } = body
      const finish = (prove: (tx: Tx) => Promise<Entered>, tried?: Tried) =>
        database.transact(async (tx) => {
          const db = database.on<SignInTables>(tx)
          if (!(await deleteTrip(db, token))) throw sessionErrors.stepExpired('This took too long. Begin again.')
          await tried?.succeeded(db)
          return prove(tx)
        })
      const link = (by: 'password' | 'passkey') => (tx: Tx) => arrivals.link(tx, provider, found, request, by)
      async function enter() {
        if (password !== undefined) return attempt(found, password, request, (tried) => finish(link('password'), tried))
        if (passkey === undefined) return finish((tx) => arrivals.claim(tx, provider, found, request))
        if ((await passkeys.whose(passkey)) !== found.personId)
          throw sessionErrors.passkeyRefused('This passkey belongs to another account. Take one of yours.')
        return finish(link('passkey'))
      }
      const entered = await enter()
      return entry.reply({ ...entered, cookies: [...entered.cookies, setCookie('openid', undefined, secure)] })
    },
  })
}
