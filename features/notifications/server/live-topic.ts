import type { Tx } from '../../data/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'
import type { NotificationNews } from '../contract/wire'

const NAME = 'notifications'

/** `notifications:12`: something is new or was read; for person 12 alone. */
export const notificationsTopic: LiveTopic = {
  id: 'notifications.topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

export function announce(live: Live, personId: number, news: NotificationNews, tx?: Tx): Promise<void> {
  return live.publish(`${NAME}:${personId}`, news, tx)
}
