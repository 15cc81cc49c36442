import { Type } from '@sinclair/typebox'
import type { Database } from '../../../data/contract'
import { answer, endpoint } from '../../../web/contract'
import { personOf, sessionErrors, signedIn } from '../../contract'
import { isLocked } from '../../contract/person'
import { Challenge, ChallengeAnswer, Me } from '../../contract/wire-sign-in'
import type { Locks } from '../inactivity/locks'
import type { Entry } from '../entering/entry'
import type { Proofs } from '../proofs/proofs'
import type { Passkeys } from './passkeys'

export function askPasskeyRoute(passkeys: Passkeys) {
  return endpoint({
    id: 'session.ask-passkey',
    method: 'POST',
    path: '/api/session/passkeys/ask',
    access: 'public',
    request: {},
    response: { 200: Challenge },
    rateLimit: { max: 600, seconds: 3600, by: 'address' },
    summary: 'What a browser asks an authenticator to sign; good for five minutes and once.',
    handle: () => passkeys.ask(),
  })
}

export function usePasskeyRoute(passkeys: Passkeys, entry: Entry, database: Database) {
  return endpoint({
    id: 'session.use-passkey',
    method: 'POST',
    path: '/api/session/passkeys/use',
    access: 'public',
    request: { body: ChallengeAnswer },
    response: { 200: Me },
    rateLimit: { max: 300, seconds: 3600, by: 'address' },
    summary: 'Signs in with a passkey, without a name; it is both factors at once.',
    async handle({ body, request }) {
      const personId = await passkeys.whose(body)
      return entry.reply(await database.transact((tx) => entry.enter(tx, personId, 'passkey', request)))
    },
  })
}

export function provePasskeyRoute(passkeys: Passkeys, proofs: Proofs, locks: Locks) {
  return endpoint({
    id: 'session.prove-by-passkey',
    method: 'POST',
    path: '/api/session/passkeys/prove',
    access: [signedIn()],
    openTo: ['locked', 'temporary'],
    request: { body: ChallengeAnswer },
    response: { 204: Type.Null() },
    rateLimit: { max: 60, seconds: 3600 },
    summary: 'Proves once more who one is, by a passkey of the account. Opens a locked session of who has no password.',
    async handle({ body, subject }) {
      const person = personOf(subject)
      const { id, sessionId } = person
      if (isLocked(person)) await locks.demandNoPassword(person)
      if ((await passkeys.whose(body)) !== id)
        throw sessionErrors.passkeyRefused('This passkey belongs to another account. Take one of yours.')
      await proofs.note(sessionId)
      if (isLocked(person)) await locks.unlock(person)
      return answer(204, null)
    },
  })
}
