import type { Database, PersonalData } from '../../data/contract'
import { deleteOfPerson, rowsOfPerson } from './notification-queries'
import type { NotificationsTables } from './tables'

/** All that a person was told. Erasing deletes it. */
export function notificationsPersonalData(database: Database): PersonalData {
  return {
    id: 'notifications.notifications',
    async export(personId) {
      const rows = await rowsOfPerson(database.of<NotificationsTables>(), personId)
      return {
        notifications: rows.map(({ words, action_url, created_at, read_at }) => ({
          title: words.en.title,
          description: words.en.description,
          link: action_url,
          at: created_at.toISOString(),
          readAt: read_at?.toISOString() ?? null,
        })),
      }
    },
    erase: (tx, personId) => deleteOfPerson(database.on<NotificationsTables>(tx), personId),
  }
}
