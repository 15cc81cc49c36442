import { Type } from '@sinclair/typebox'
import type { Database } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import { permission, personOf } from '../../../session/contract'
import { answer, endpoint } from '../../../web/contract'
import { ById, DeadlineChanges, DeadlineRequest } from '../../contract/wire'
import { type DeadlineTables, listChanges } from './deadline-queries'
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

export function deadlinesRoute(database: Database, opportunities: Opportunities) {
  return endpoint({
    id: 'manage.deadlines',
    method: 'GET',
    path: '/api/manage/opportunities/:id/deadlines',
    strangers: 'same',
    access: 'public',
    cache: { seconds: 5, tag: 'listings', nobodyOnly: true },
    request: { params: ById },
    response: { 200: DeadlineChanges },
    summary: 'How the deadline was moved since it became public, the last time first.',
    async handle({ params, subject }) {
      const { zone } = await opportunities.getShown(params.id, subject)
      const rows = await listChanges(database.of<DeadlineTables>(), params.id)
      const items = rows.map((row) => ({
        wasAt: row.was_at?.toISOString() ?? null,
        closesAt: row.closes_at.toISOString(),
        why: row.why,
        by: row.is_organizer ? ('organizer' as const) : ('team' as const),
        at: row.at.toISOString(),
      }))
      return { zone, items }
    },
  })
}
