import { Type } from '@sinclair/typebox'
import type { Database } from '../../data/contract'
import { endpoint, saying } from '../../web/contract'
import { personOf, signedIn } from '../contract'
import { LegacyAnswer } from '../contract/wire'
import { findHash } from './account-queries'
import type { AttemptLimit } from './attempt-limit'
import type { Locks } from './inactivity/locks'
import type { Passwords } from './passwords'
import type { Proofs } from './proofs/proofs'
import type { SessionTables } from './tables'

/** Shown as it is (spec §8), so in the language of whoever typed it. */
const SAYS = {
  right: { en: 'Password verified', hi: 'पासवर्ड सही है' },
  wrong: {
    en: 'This password is not the one of your account.',
    hi: 'यह पासवर्ड आपके खाते का नहीं है।',
  },
}

/** `POST /api/user/verify-password` (spec §7): a wrong password is an answer, not a failure. */
export function verifyPasswordRoute(
  database: Database,
  passwords: Passwords,
  limit: AttemptLimit,
  locks: Locks,
  proofs: Proofs,
) {
  return endpoint({
    id: 'session.verify-password',
    method: 'POST',
    path: '/api/user/verify-password',
    access: [signedIn()],
    openTo: ['locked', 'temporary'],
    legacyBody: true,
    request: { body: Type.Object({ password: Type.String({ minLength: 1, maxLength: 128 }) }) },
    response: { 200: LegacyAnswer },
    summary: 'Checks the password of whoever is signed in; the right one opens a locked session, and is a fresh proof.',
    async handle({ body, subject, request }) {
      const person = personOf(subject)
      const { id, email, sessionId } = person
      const status = await limit.attempt({ email, request, browser: sessionId }, async (tried) => {
        const stored = await findHash(database.of<SessionTables>(), id)
        const fits = await passwords.fits(stored?.hash, body.password)
        if (fits) await tried.succeeded()
        return fits
      })
      if (status) {
        // What waits behind the lock may want a fresh proof too: this is one, and the call goes out again only once.
        await proofs.note(sessionId)
        await locks.unlock(person)
      }
      return saying(status, SAYS[status ? 'right' : 'wrong'][request.language])
    },
  })
}
