import { Type } from '@sinclair/typebox'
import { answer, endpoint } from '../../../web/contract'
import { personOf, signedIn } from '../../contract'
import { ChangeEmailRequest, LinkOutcome, TokenRequest } from '../../contract/wire-sign-in'
import type { Proofs } from '../proofs/proofs'
import type { EmailChanges } from './email-changes'

const PATH = '/api/session/email-change'

export function askEmailRoute(changes: EmailChanges, proofs: Proofs) {
  return endpoint({
    id: 'session.ask-email-change',
    method: 'POST',
    path: PATH,
    access: [signedIn()],
    request: { body: ChangeEmailRequest },
    response: { 202: Type.Null() },
    rateLimit: { max: 6, seconds: 3600 },
    summary: 'Asks both the old and the new address whether the account may move.',
    async handle({ subject, body, request }) {
      const person = personOf(subject)
      await proofs.demand(person)
      await changes.ask(person, body.email, request)
      return answer(202, null)
    },
  })
}

export function giveUpOldRoute(changes: EmailChanges, proofs: Proofs) {
  return endpoint({
    id: 'session.give-up-old-email',
    method: 'POST',
    path: `${PATH}/lost`,
    access: [signedIn()],
    request: {},
    response: { 204: Type.Null() },
    rateLimit: { max: 6, seconds: 3600 },
    summary: 'The old address is lost: seven days in which it is told and may say no stand in for its yes.',
    async handle({ subject, request }) {
      const person = personOf(subject)
      await proofs.demand(person)
      await changes.giveUpOld(person, request)
      return answer(204, null)
    },
  })
}

export function cancelEmailRoute(changes: EmailChanges) {
  return endpoint({
    id: 'session.cancel-email-change',
    method: 'DELETE',
    path: PATH,
    access: [signedIn()],
    request: {},
    response: { 204: Type.Null() },
    rateLimit: { max: 30, seconds: 3600 },
    summary: 'Takes a change of address back before it is done.',
    async handle({ subject }) {
      await changes.cancel(personOf(subject).id)
      return answer(204, null)
    },
  })
}

export function answerEmailRoute(changes: EmailChanges) {
  return endpoint({
    id: 'session.answer-email-change',
    method: 'POST',
    path: `${PATH}/answer`,
    access: 'public',
    request: { body: TokenRequest },
    response: { 200: LinkOutcome },
    rateLimit: { max: 60, seconds: 3600, by: 'address' },
    summary:
      'A link of the mails about a change of address: yes from the old or the new one, no from the old one, or taken back.',
    handle: async ({ body, request }) => ({ outcome: await changes.answer(body.token, request) }),
  })
}
