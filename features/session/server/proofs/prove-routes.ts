import { Type } from '@sinclair/typebox'
import type { Database } from '../../../data/contract'
import { answer, endpoint, webErrors } from '../../../web/contract'
import { personOf, signedIn } from '../../contract'
import { isLocked } from '../../contract/person'
import { ProveRequest } from '../../contract/wire-sign-in'
import type { AttemptLimit } from '../attempt-limit'
import type { Locks } from '../inactivity/locks'
import type { Codes } from '../codes/codes'
import type { AskForProof } from '../codes/send-proof-job'
import { createPasswordCheck } from '../password-check'
import type { Passwords } from '../passwords'
import type { Proofs } from './proofs'

export interface ProveParts {
  readonly database: Database
  readonly passwords: Passwords
  readonly limit: AttemptLimit
  readonly codes: Codes
  readonly proofs: Proofs
}

/** What proves oneself opens the lock too: with a password, or without having one. */
const openTo = ['locked', 'temporary'] as const

export function proveRoute({ database, passwords, limit, codes, proofs }: ProveParts, locks: Locks) {
  const check = createPasswordCheck(database, passwords, limit)
  return endpoint({
    id: 'session.prove',
    method: 'POST',
    path: '/api/session/prove',
    access: [signedIn()],
    openTo,
    request: { body: ProveRequest },
    response: { 204: Type.Null() },
    rateLimit: { max: 60, seconds: 3600 },
    summary:
      'Proves once more who one is, by password or by a code of a mail; good for ten minutes of sensitive changes. Opens a locked session.',
    async handle({ body: { password, code }, subject, request }) {
      const person = personOf(subject)
      const { email, sessionId } = person
      if (password !== undefined) {
        await check.demand(person, password, request)
        await proofs.note(sessionId)
        await locks.unlock(person)
      } else if (code !== undefined) {
        if (isLocked(person)) await locks.demandNoPassword(person)
        await codes.use({ email, code, sessionId }, request, async (tx) => {
          await proofs.note(sessionId, tx)
          if (isLocked(person)) await locks.unlock(person, tx)
        })
      } else throw webErrors.badRequest('Give your password or the code of the mail.')
      return answer(204, null)
    },
  })
}

export function sendProofCodeRoute(ask: AskForProof) {
  return endpoint({
    id: 'session.send-proof-code',
    method: 'POST',
    path: '/api/session/prove/code',
    access: [signedIn()],
    openTo,
    request: {},
    response: { 202: Type.Null() },
    rateLimit: { max: 10, seconds: 3600 },
    summary: 'Mails a code to prove once more who one is, for accounts without a password.',
    async handle({ subject, request }) {
      const { email, sessionId } = personOf(subject)
      return answer(202, null, { cookies: await ask('code', email, request, { sessionId }) })
    },
  })
}
