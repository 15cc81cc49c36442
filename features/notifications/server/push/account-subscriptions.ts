import type { Database, Subscription } from '../../../data/contract'
import { accountClaimed, accountDisabled, sessionsEnded } from '../../../session/contract'
import type { NotificationsTables } from '../tables'
import { deleteDevicesIn, deleteDevicesOf } from './push-queries'

/** Whoever signed up with another's address reads that person's messages no more: the browsers of before are forgotten. */
export function dropClaimedDevices(database: Database): Subscription<{ personId: number }> {
  return {
    id: 'notifications.on-claimed',
    event: accountClaimed.eventName,
    handle: ({ personId }, { tx, at }) => deleteDevicesOf(database.on<NotificationsTables>(tx), personId, at),
  }
}

/** An account that opens again is asked anew in each browser. */
export function dropDisabledDevices(database: Database): Subscription<{ personId: number }> {
  return {
    id: 'notifications.on-account-disabled',
    event: accountDisabled.eventName,
    handle: ({ personId }, { tx, at }) => deleteDevicesOf(database.on<NotificationsTables>(tx), personId, at),
  }
}

/** A lost phone that was logged out from elsewhere shows no more of what its owner is told. */
export function dropEndedDevices(database: Database): Subscription<{ sessionIds: readonly string[] }> {
  return {
    id: 'notifications.on-sessions-ended',
    event: sessionsEnded.eventName,
    handle: ({ sessionIds }, { tx }) => deleteDevicesIn(database.on<NotificationsTables>(tx), sessionIds),
  }
}
