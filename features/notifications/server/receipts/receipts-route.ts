import type { Database } from '../../../data/contract'
import { permission } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import type { Receipts } from '../../contract'
import { KeysetQuery, WeightyPage } from '../../contract/wire-admin'
import { MANAGE } from '../manage-permission'
import type { NotificationsTables } from '../tables'
import { listWeighty } from './receipt-queries'

export function listReceiptsRoute(database: Database, receipts: Receipts) {
  return endpoint({
    id: 'notifications.receipts',
    method: 'GET',
    path: '/api/notifications/receipts',
    access: [permission(MANAGE)],
    request: { query: KeysetQuery },
    response: { 200: WeightyPage },
    summary: 'Messages with legal weight, newest first: how many were told, reached by another way, and read it.',
    async handle({ query: { after, limit = 20 }, request }) {
      const rows = await listWeighty(database.of<NotificationsTables>(), after, limit + 1)
      const shown = rows.slice(0, limit)
      const items = await Promise.all(
        shown.map(async ({ id, eventId, template, words, actionUrl, from, at }) => ({
          ...{
            id,
            from,
            actionUrl,
            title: words[request.language].title,
            text: words[request.language].description,
            at: at.toISOString(),
          },
          sums: await receipts.sumsOf({ eventId, template }),
        })),
      )
      return { items, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
    },
  })
}
