import { Type } from '@sinclair/typebox'
import { permission, personOf } from '../../../session/contract'
import { answer, endpoint } from '../../../web/contract'
import { ById } from '../../contract/wire'
import { DeadlineRequest } from '../../contract/wire-acts'
import type { SetDeadline } from './deadlines'

export function setDeadlineRoute(set: SetDeadline) {
  return endpoint({
    id: 'manage.set-deadline',
    method: 'PUT',
    path: '/api/manage/opportunities/:id/deadline',
    strangers: 404,
    access: [permission('manage.publish')],
    request: { params: ById, body: DeadlineRequest },
    response: { 204: Type.Null() },
    rateLimit: { max: 30, seconds: 60, by: 'subject' },
    summary: 'Moves the deadline of what is open: later at any time, earlier while nobody is registered.',
    async handle({ params, body, subject }) {
      await set(personOf(subject), params.id, body)
      return answer(204, null)
    },
  })
}
