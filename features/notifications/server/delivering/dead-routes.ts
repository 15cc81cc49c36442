import { Type } from '@sinclair/typebox'
import { type Audit, type Clock, type Database, dataErrors } from '../../../data/contract'
import { type People, permission, personOf } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import type { Channel } from '../../contract'
import { DeadPage, DeliveryId, KeysetQuery } from '../../contract/wire-admin'
import type { DeliveryRow, NotificationsTables } from '../tables'
import { MANAGE } from '../manage-permission'
import { listDead, settleDead } from './delivery-queries'

const shown = (row: DeliveryRow) => ({
  id: row.id,
  personId: row.person_id,
  channel: row.channel,
  template: row.template,
  tries: row.tries,
  error: row.error ?? '',
  createdAt: row.created_at.toISOString(),
})

export interface DeadParts {
  readonly database: Database
  readonly people: People
  readonly channels: () => readonly Channel[]
}

export function listDeadRoute({ database, people, channels }: DeadParts) {
  return endpoint({
    id: 'notifications.dead',
    method: 'GET',
    path: '/api/notifications/undelivered',
    access: [permission(MANAGE)],
    request: { query: KeysetQuery },
    response: { 200: DeadPage },
    summary: 'Messages that could not be sent after all tries, newest first.',
    async handle({ query: { after, limit = 20 }, request: { language } }) {
      const rows = await listDead(database.of<NotificationsTables>(), after, limit + 1)
      const found = await people.list(rows.map(({ person_id }) => person_id))
      const items = rows.slice(0, limit).map((row) => {
        const person = found.find(({ id }) => id === row.person_id)
        return {
          ...shown(row),
          title: row.words[language].title,
          to: person ? { name: person.name, email: person.email } : null,
          way: channels().find(({ id }) => id === row.channel)?.label[language] ?? row.channel,
        }
      })
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
    },
  })
}

function settleRoute(
  word: 'retry' | 'drop',
  summary: string,
  { database, clock, audit }: { readonly database: Database; readonly clock: Clock; readonly audit: Audit },
) {
  return endpoint({
    id: `notifications.dead-${word}`,
    method: 'POST',
    path: `/api/notifications/undelivered/:id/${word}`,
    access: [permission(MANAGE)],
    strangers: 'same',
    request: { params: DeliveryId },
    response: { 204: Type.Null() },
    summary,
    async handle({ params, subject }) {
      const id = Number(params.id)
      await database.transact(async (tx) => {
        const state = word === 'retry' ? 'waiting' : 'dropped'
        const change = { state, due_at: clock.now(), tries: 0 } as const
        if (!(await settleDead(database.on<NotificationsTables>(tx), id, change)))
          throw dataErrors.notFound('This message waits for nobody any more: somebody else settled it.')
        await audit.record(tx, {
          personId: personOf(subject).id,
          action: `notifications.delivery-${word === 'retry' ? 'retried' : 'dropped'}`,
          about: `delivery:${id}`,
        })
      })
      return null
    },
  })
}

export const retryDeadRoute = (database: Database, clock: Clock, audit: Audit) =>
  settleRoute('retry', 'Tries a message again that was given up.', { database, clock, audit })

export const dropDeadRoute = (database: Database, clock: Clock, audit: Audit) =>
  settleRoute('drop', 'Gives a message up for good.', { database, clock, audit })
