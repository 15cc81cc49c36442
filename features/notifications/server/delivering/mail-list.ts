import type { Database } from '../../../data/contract'
import type { MailList } from '../../../mail/contract'
import type { People } from '../../../session/contract'
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

/**
 * Left from within a mail program: the topic comes by mail no more, whatever else brings it stays. A mail outlives the account that it was written to:
 * one that was merged since is left for the account that was kept.
 */
export function notificationList(database: Database, people: People, topics: () => readonly Topic[]): MailList {
  return {
    id: LIST,
    async leave(tx, key) {
      const [person, wanted] = key.split(':')
      const personId = await people.keptFor(Number(person), tx)
      for (const { id, isAlwaysOn } of topics()) {
        if (isAlwaysOn || (wanted !== ALL && wanted !== id)) continue
        const row = { person_id: personId, topic: id, channel: EMAIL, is_on: false }
        await choose(database.on<NotificationsTables>(tx), row)
      }
    },
  }
}
