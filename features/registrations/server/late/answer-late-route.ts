import { Type } from '@sinclair/typebox'
import { personOf, signedIn } from '../../../session/contract'
import { endpoint, type Live } from '../../../web/contract'
import { RegistrationParams } from '../../contract/wire'
import { AnswerLateRequest } from '../../contract/wire-requests'
import { announce } from '../live-topic'
import type { AnswerLate } from './answer-late'

export function answerLateRoute(answerLate: AnswerLate, live: Live) {
  return endpoint({
    id: 'registrations.answer-late',
    method: 'POST',
    path: '/api/registrations/:id/answers',
    strangers: 404,
    access: [signedIn()],
    request: { params: RegistrationParams, body: AnswerLateRequest },
    response: { 204: Type.Null() },
    summary:
      'Answers what the organizer asked of all after the caller had registered. What was sent before stays as it was sent.',
    async handle({ params, body, subject, request }) {
      const opportunityId = await answerLate(params.id, personOf(subject).id, body, request.language)
      announce(live, opportunityId).catch(() => undefined) // it is kept already: a hint that is lost, a page makes up for
      return null
    },
  })
}
