import { Type } from '@sinclair/typebox'
import { answer, endpoint } from '../../../web/contract'
import { CodeRequest, Me, NextStep, UseCodeRequest } from '../../contract/wire-sign-in'
import type { Claims } from '../claim/claims'
import type { Entry } from '../entering/entry'
import type { Codes } from './codes'
import type { AskForProof } from './send-proof-job'

export function sendCodeRoute(ask: AskForProof) {
  return endpoint({
    id: 'session.mail-code',
    method: 'POST',
    path: '/api/session/codes',
    access: 'public',
    request: { body: CodeRequest },
    response: { 202: Type.Null() },
    rateLimit: { max: 60, seconds: 3600, by: 'address' },
    summary:
      'Mails a one-time code to sign in with, in the browser that asks. The same answer whether or not the address has an account.',
    async handle({ body, request }) {
      return answer(202, null, { cookies: await ask('code', body.email, request) })
    },
  })
}

export function useCodeRoute(codes: Codes, entry: Entry, claims: Claims) {
  return endpoint({
    id: 'session.use-code',
    method: 'POST',
    path: '/api/session/codes/use',
    access: 'public',
    request: { body: UseCodeRequest },
    response: { 200: Me, 202: NextStep },
    rateLimit: { max: 120, seconds: 3600, by: 'address' },
    summary:
      'Signs in with the code of the mail: ten minutes, five tries, once. The first proof of an address ends what others set before it.',
    async handle({ body, request }) {
      const entered = await codes.use(body, request, async (tx, personId) => {
        // Whoever read the mail has the address.
        await claims.prove(tx, personId, request)
        return entry.enter(tx, personId, 'code', request)
      })
      return entry.reply(entered)
    },
  })
}
