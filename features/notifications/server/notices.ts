import type { Database } from '../../data/contract'
import type { Live } from '../../web/contract'
import type { Notices, Template } from '../contract'
import { announce } from './live-topic'
import { deleteUnreadOfThread, insertNotification, wasTold } from './notification-queries'
import type { NotificationsTables } from './tables'

export function createNotices(database: Database, live: Live, templates: () => readonly Template[]): Notices {
  return {
    async tell(tx, { personId, template: id, values, from, actionUrl, eventId, at, thread }) {
      const template = templates().find((each) => each.id === id)
      if (!template)
        throw new Error(`There is no template "${id}". Contribute it to notifications.templates, with both languages.`)
      const db = database.on<NotificationsTables>(tx)
      const row = {
        person_id: personId,
        template: id,
        opens: template.opens,
        words: JSON.stringify({ en: template.en(values), hi: template.hi(values) }),
        from_name: from,
        action_url: actionUrl,
        event_id: eventId,
        thread: thread ?? null,
        created_at: at,
        read_at: null,
      }
      if (await wasTold(db, row)) return
      if (thread !== undefined) await deleteUnreadOfThread(db, personId, thread)
      await announce(live, personId, { id: await insertNotification(db, row) }, tx)
    },
  }
}
