import { Type } from '@sinclair/typebox'
import { answer, endpoint } from '../../../web/contract'
import { personOf, signedIn } from '../../contract'
import { safeReturnUrl } from '../../contract/return-url'
import { ChangePasswordRequest, ForgotRequest, Me, NextStep, ResetRequest } from '../../contract/wire-sign-in'
import type { AskForProof } from '../codes/send-proof-job'
import type { Entry } from '../entering/entry'
import type { Proofs } from '../proofs/proofs'
import type { PasswordChange } from './password-change'

export function forgotPasswordRoute(ask: AskForProof) {
  return endpoint({
    id: 'session.forgot-password',
    method: 'POST',
    path: '/api/session/password/forgot',
    access: 'public',
    request: { body: ForgotRequest },
    response: { 202: Type.Null() },
    rateLimit: { max: 60, seconds: 3600, by: 'address' },
    summary: 'Mails a link to choose a new password. The same answer whether or not the address has an account.',
    async handle({ body, request }) {
      await ask('reset', body.email, request, { returnUrl: safeReturnUrl(body.returnUrl) })
      return answer(202, null)
    },
  })
}

export function resetPasswordRoute(change: PasswordChange, entry: Entry) {
  return endpoint({
    id: 'session.reset-password',
    method: 'POST',
    path: '/api/session/password/reset',
    access: 'public',
    request: { body: ResetRequest },
    response: { 200: Me, 202: NextStep },
    rateLimit: { max: 30, seconds: 3600, by: 'address' },
    summary: 'Sets a new password by the link of a mail, once, ends all sessions and signs in.',
    async handle({ body: { token, password }, request }) {
      const entered = await change.reset(token, password, request, (tx, personId) =>
        entry.enter(tx, personId, 'reset', request),
      )
      return entry.reply(entered)
    },
  })
}

export function changePasswordRoute(change: PasswordChange, proofs: Proofs) {
  return endpoint({
    id: 'session.change-password',
    method: 'POST',
    path: '/api/session/password',
    access: [signedIn()],
    request: { body: ChangePasswordRequest },
    response: { 204: Type.Null() },
    rateLimit: { max: 20, seconds: 3600 },
    summary: 'Sets another password and ends all other sessions.',
    async handle({ subject, body, request }) {
      const person = personOf(subject)
      await proofs.demand(person)
      await change.change(person.id, person.sessionId, body.password, request)
      return answer(204, null)
    },
  })
}
