import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../../data/contract'
import { answer, endpoint, webErrors } from '../../../web/contract'
import { permission, personOf } from '../../contract'
import { DisableRequest, EnableRequest, PersonParams } from '../../contract/wire-rights'
import type { Suspensions } from './suspensions'

const access = [permission('session.disable')]
const PATH = '/api/session/rights/:id'

export function disableRoute(database: Database, suspensions: Suspensions, clock: Clock) {
  return endpoint({
    id: 'session.disable-account',
    method: 'POST',
    path: `${PATH}/disable`,
    strangers: 'same',
    access,
    request: { params: PersonParams, body: DisableRequest },
    response: { 204: Type.Null() },
    rateLimit: { max: 120, seconds: 3600, by: 'subject' },
    summary: 'Disables an account, with a reason and, if wanted, an end: its sessions end at once on all nodes.',
    async handle({ params: { id }, body: { reason, until }, subject }) {
      const { id: personId, roles } = personOf(subject)
      const end = until === undefined ? undefined : new Date(until)
      if (end && end <= clock.now())
        throw webErrors.badRequest('This end is over already.', {
          errors: [{ path: 'until', message: 'Choose a time to come' }],
        })
      const by = { personId, reason: reason.trim(), until: end, isAdmin: roles.includes('admin') }
      await database.transact((tx) => suspensions.disable(tx, id, by))
      return answer(204, null)
    },
  })
}

export function enableRoute(database: Database, suspensions: Suspensions) {
  return endpoint({
    id: 'session.enable-account',
    method: 'POST',
    path: `${PATH}/enable`,
    strangers: 'same',
    access,
    request: { params: PersonParams, body: EnableRequest },
    response: { 204: Type.Null() },
    rateLimit: { max: 120, seconds: 3600, by: 'subject' },
    summary: 'Opens a disabled account again. One that is open stays so.',
    async handle({ params: { id }, body: { reason }, subject }) {
      const { id: personId, roles } = personOf(subject)
      const by = { personId, isAdmin: roles.includes('admin'), ...(reason && { reason }) }
      await database.transact((tx) => suspensions.enable(tx, id, by))
      return answer(204, null)
    },
  })
}
