import type { Database, Subscription } from '../../../data/contract'
import { accountClaimed } from '../../../session/contract'
import type { NotificationsTables } from '../tables'
import { deleteDevicesOf } from './push-queries'

/** Whoever signed up with another's address reads that person's messages no more: the browsers of before are forgotten. */
export function dropClaimedDevices(database: Database): Subscription<{ personId: number }> {
  return {
    id: 'notifications.on-claimed',
    event: accountClaimed.eventName,
    handle: ({ personId }, { tx, at }) => deleteDevicesOf(database.on<NotificationsTables>(tx), personId, at),
  }
}
