import { Type } from '@sinclair/typebox'
import { permission, type Person, personOf } from '../../../session/contract'
import { answer, endpoint } from '../../../web/contract'
import { ById } from '../../contract/wire'
import { HandOverRequest, Offered } from '../../contract/wire-handover'
import type { Handovers } from './handovers'

const own = [permission('manage.publish')]
const PATH = '/api/manage/opportunities/:id/handover'

const answerRoute =
  (
    word: 'accept' | 'decline',
    summary: string,
    act: (handovers: Handovers, person: Person, id: number) => Promise<void>,
  ) =>
  (handovers: Handovers) =>
    endpoint({
      id: `manage.${word}-handover`,
      method: 'POST',
      path: `${PATH}/${word}`,
      strangers: 404,
      closedTo: ['support'],
      access: own,
      request: { params: ById },
      response: { 204: Type.Null() },
      summary,
      async handle({ params, subject }) {
        await act(handovers, personOf(subject), params.id)
        return answer(204, null)
      },
    })

export const handoverRoutes = [
  (handovers: Handovers) =>
    endpoint({
      id: 'manage.offer-handover',
      method: 'PUT',
      path: PATH,
      strangers: 404,
      closedTo: ['support'],
      access: own,
      request: { params: ById, body: HandOverRequest },
      response: { 204: Type.Null() },
      rateLimit: { max: 10, seconds: 3600, by: 'subject' },
      summary:
        'Offers what one organizes to whoever has this address; a mail tells them. An offer from before is gone.',
      async handle({ params, body, subject, request }) {
        await handovers.offer(personOf(subject), params.id, body.email, request.language)
        return answer(204, null)
      },
    }),
  (handovers: Handovers) =>
    endpoint({
      id: 'manage.take-handover-back',
      method: 'DELETE',
      path: PATH,
      strangers: 404,
      closedTo: ['support'],
      access: own,
      request: { params: ById },
      response: { 204: Type.Null() },
      summary: 'Takes an offer back that was not answered.',
      async handle({ params, subject }) {
        await handovers.takeBack(personOf(subject), params.id)
        return answer(204, null)
      },
    }),
  (handovers: Handovers) =>
    endpoint({
      id: 'manage.offered',
      method: 'GET',
      path: '/api/manage/handovers',
      access: own,
      request: {},
      response: { 200: Offered },
      summary: 'What others offer to the caller to organize, by any of their proved addresses.',
      handle: ({ subject }) => handovers.offered(personOf(subject)),
    }),
  answerRoute('accept', 'Organizes from now on what was offered; who did so before does not.', (handovers, ...args) =>
    handovers.accept(...args),
  ),
  answerRoute('decline', 'Leaves what was offered with its organizer, who is told.', (handovers, ...args) =>
    handovers.decline(...args),
  ),
]
