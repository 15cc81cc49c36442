import { randomUUID } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../../data/contract'
import { demandProved, personOf, signedIn } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import type { Notices } from '../../contract'

export function testRoute(database: Database, notices: Notices, clock: Clock) {
  return endpoint({
    id: 'notifications.test',
    method: 'POST',
    path: '/api/notifications/test',
    access: [signedIn()],
    request: {},
    response: { 204: Type.Null() },
    rateLimit: { max: 5, seconds: 600 },
    summary: 'Sends the caller a test by every way that reaches them.',
    async handle({ subject }) {
      // It is mailed, and cannot be left: whoever signed up with another's address would have it written to that.
      demandProved(personOf(subject))
      await database.transact((tx) =>
        notices.tell(tx, {
          personId: personOf(subject).id,
          template: 'notifications.test',
          values: {},
          from: 'Foothold',
          actionUrl: '/user/notifications',
          eventId: `test:${randomUUID()}`,
          at: clock.now(),
        }),
      )
      return null
    },
  })
}
