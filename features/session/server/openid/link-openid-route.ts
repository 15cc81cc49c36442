import { endpoint } from '../../../web/contract'
import { sessionErrors } from '../../contract'
import { LinkOpenid, Me, NextStep } from '../../contract/wire-sign-in'
import { findHash } from '../account-queries'
import type { AttemptLimit } from '../attempt-limit'
import type { Entry } from '../entering/entry'
import { readCookie, setCookie } from '../entering/own-cookies'
import { hashOf } from '../entering/secrets'
import type { SignInTables } from '../entering/tables'
import type { Passwords } from '../passwords'
import type { SessionTables } from '../tables'
import { deleteTrip, findFound } from './openid-queries'
import type { OpenidParts } from './openid-routes'

export interface LinkParts extends OpenidParts {
  readonly passwords: Passwords
  readonly limit: AttemptLimit
  readonly entry: Entry
}

/** Whoever came from a provider to an account of the same address types its password, once. */
export function linkOpenidRoute({ database, clock, passwords, limit, entry, arrivals, secure }: LinkParts) {
  return endpoint({
    id: 'session.link-openid',
    method: 'POST',
    path: '/api/session/openid/link',
    access: 'public',
    request: { body: LinkOpenid },
    response: { 200: Me, 202: NextStep },
    rateLimit: { max: 60, seconds: 3600, by: 'address' },
    summary: 'Links the account elsewhere to the one of the same address here, by its password, and signs in.',
    async handle({ body, request }) {
      const token = hashOf(readCookie(request, 'openid', secure) ?? '')
      const trip = await findFound(database.of<SignInTables>(), token, clock.now())
      if (!trip) throw sessionErrors.stepExpired('This took too long. Begin again.')
      const { provider, found } = trip
      const entered = await limit.attempt({ email: found.email, request }, async (tried) => {
        const stored = await findHash(database.of<SessionTables>(), found.personId)
        if (!(await passwords.fits(stored?.hash, body.password))) {
          const message = 'This password is not the one of your account.'
          throw sessionErrors.wrongPassword(message, { errors: [{ path: 'password', message }] })
        }
        return database.transact(async (tx) => {
          const db = database.on<SignInTables>(tx)
          if (!(await deleteTrip(db, token))) throw sessionErrors.stepExpired('This took too long. Begin again.')
          await tried.succeeded(db)
          return arrivals.link(tx, provider, found, request)
        })
      })
      return entry.reply({ ...entered, cookies: [...entered.cookies, setCookie('openid', undefined, secure)] })
    },
  })
}
