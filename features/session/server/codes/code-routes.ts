import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../../data/contract'
import { answer, endpoint } from '../../../web/contract'
import { CodeRequest, Me, NextStep, UseCodeRequest } from '../../contract/wire-sign-in'
import { markVerified } from '../account-queries'
import type { Entry } from '../entering/entry'
import type { SessionTables } from '../tables'
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
    summary: 'Mails a one-time code to sign in with. The same answer whether or not the address has an account.',
    async handle({ body, request }) {
      await ask('code', body.email, request)
      return answer(202, null)
    },
  })
}

export function useCodeRoute(codes: Codes, entry: Entry, database: Database, clock: Clock) {
  return endpoint({
    id: 'session.use-code',
    method: 'POST',
    path: '/api/session/codes/use',
    access: 'public',
    request: { body: UseCodeRequest },
    response: { 200: Me, 202: NextStep },
    rateLimit: { max: 120, seconds: 3600, by: 'address' },
    summary: 'Signs in with the code of the mail: ten minutes, five tries, once.',
    async handle({ body, request }) {
      const entered = await codes.use(body, request, async (tx, personId) => {
        // Whoever read the mail has the address.
        await markVerified(database.on<SessionTables>(tx), personId, clock.now())
        return entry.enter(tx, personId, 'code', request)
      })
      return entry.reply(entered)
    },
  })
}
