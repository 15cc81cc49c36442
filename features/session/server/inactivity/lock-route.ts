import { Type } from '@sinclair/typebox'
import { answer, endpoint } from '../../../web/contract'
import { personOf, signedIn } from '../../contract'
import type { Locks } from './locks'

export function lockRoute(locks: Locks) {
  return endpoint({
    id: 'session.lock',
    method: 'POST',
    path: '/api/session/lock',
    access: [signedIn()],
    openTo: ['locked', 'temporary'],
    request: { body: Type.Object({ idleSince: Type.String({ format: 'date-time' }) }) },
    response: { 204: Type.Null() },
    summary:
      'Locks this session after an hour without activity: guarded calls answer 423 until the password was verified.',
    async handle({ body, subject }) {
      await locks.lock(personOf(subject), new Date(body.idleSince))
      return answer(204, null)
    },
  })
}
