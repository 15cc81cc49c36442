import { Type } from '@sinclair/typebox'
import { permission, personOf } from '../../../session/contract'
import { answer, endpoint } from '../../../web/contract'
import { ById, VerificationRequest } from '../../contract/wire'
import type { Verify } from './verify'

export const verificationRoute = (verify: Verify) =>
  endpoint({
    id: 'manage.set-verification',
    method: 'PUT',
    path: '/api/manage/approvals/:id/verification',
    strangers: 'same',
    access: [permission('manage.approve')],
    request: { params: ById, body: VerificationRequest },
    response: { 204: Type.Null() },
    summary: 'Whether the organizer of an opportunity carries the badge of its organisation from now on.',
    async handle({ params, body, subject }) {
      await verify(personOf(subject), params.id, body)
      return answer(204, null)
    },
  })
