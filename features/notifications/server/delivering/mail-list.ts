import type { Database } from '../../../data/contract'
import type { MailList } from '../../../mail/contract'
import type { Topic } from '../../contract'
import { choose } from '../preferences/preference-queries'
import type { NotificationsTables } from '../tables'
import { EMAIL } from './email'

export const LIST = 'notifications.email'
const ALL = '*'

/** What a mail of these topics is left by: its one topic, or all of them where it brings several. */
export function listKey(personId: number, topics: readonly string[]): string {
  const [first, ...others] = new Set(topics)
  return `${personId}:${others.length === 0 ? first : ALL}`
}

/** Left from within a mail program: the topic comes by mail no more, whatever else brings it stays. */
export function notificationList(database: Database, topics: () => readonly Topic[]): MailList {
  return {
    id: LIST,
    async leave(tx, key) {
      const [person, wanted] = key.split(':')
      for (const { id, isAlwaysOn } of topics()) {
        if (isAlwaysOn || (wanted !== ALL && wanted !== id)) continue
        const row = { person_id: Number(person), topic: id, channel: EMAIL, is_on: false }
        await choose(database.on<NotificationsTables>(tx), row)
      }
    },
  }
}
