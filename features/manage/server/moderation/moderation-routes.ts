import { Type } from '@sinclair/typebox'
import { permission, type Person, personOf } from '../../../session/contract'
import { answer, endpoint } from '../../../web/contract'
import { ById } from '../../contract/wire'
import { Impact, ModerateRequest } from '../../contract/wire-moderation'
import type { ReadImpact } from './impact'
import type { Moderate } from './moderate'

const approver = [permission('manage.approve')]

const withReason =
  (
    word: string,
    summary: string,
    act: (moderate: Moderate, person: Person, id: number, reason: string) => Promise<void>,
  ) =>
  (moderate: Moderate) =>
    endpoint({
      id: `manage.moderate-${word}`,
      method: 'POST',
      path: `/api/manage/approvals/:id/${word}`,
      strangers: 'same',
      access: approver,
      request: { params: ById, body: ModerateRequest },
      response: { 204: Type.Null() },
      summary,
      async handle({ params, body, subject }) {
        await act(moderate, personOf(subject), params.id, body.reason)
        return answer(204, null)
      },
    })

export const moderationRoutes = [
  withReason('close', 'Closes it before its time, with the reason that its organizer reads.', (moderate, ...args) =>
    moderate.close(...args),
  ),
  withReason(
    'take-down',
    'Takes down what is public until it is put back, with the reason that its organizer reads; whoever is in it is told.',
    (moderate, ...args) => moderate.takeDown(...args),
  ),
  (moderate: Moderate) =>
    endpoint({
      id: 'manage.moderate-put-back',
      method: 'POST',
      path: '/api/manage/approvals/:id/put-back',
      strangers: 'same',
      access: approver,
      request: { params: ById },
      response: { 204: Type.Null() },
      summary: 'Puts what whoever approves took down back as it was; its organizer and whoever is in it are told.',
      async handle({ params, subject }) {
        await moderate.putBack(personOf(subject), params.id)
        return answer(204, null)
      },
    }),
]

export const impactRoute = (read: ReadImpact) =>
  endpoint({
    id: 'manage.impact',
    method: 'GET',
    path: '/api/manage/approvals/:id/impact',
    strangers: 'same',
    access: approver,
    request: { params: ById },
    response: { 200: Impact },
    summary: 'How many people it would concern if it ended: who is registered, who saved it.',
    handle: ({ params }) => read(params.id),
  })
