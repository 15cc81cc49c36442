import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../../data/contract'
import { personOf, signedIn } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { notificationErrors } from '../../contract'
import { DropDevice, PushDevice, PushKey } from '../../contract/wire-push'
import { noteLanguage } from '../preferences/preference-queries'
import type { NotificationsSettings } from '../settings'
import type { NotificationsTables } from '../tables'
import { isPushService } from './push-hosts'
import { dropDevice, keepDevice } from './push-queries'
import type { VapidKeys } from './vapid'

const access = [signedIn()]
const rateLimit = { max: 30, seconds: 600 } as const

const hostOf = (endpoint: string) => (URL.canParse(endpoint) ? new URL(endpoint).host : endpoint)

export function pushKeyRoute(vapid: () => Promise<VapidKeys>) {
  return endpoint({
    id: 'notifications.push-key',
    method: 'GET',
    path: '/api/notifications/push/key',
    access,
    request: {},
    response: { 200: PushKey },
    summary: 'The public key that a browser asks its push service with.',
    handle: async () => ({ publicKey: (await vapid()).publicKey }),
  })
}

export function keepDeviceRoute(database: Database, clock: Clock, { pushHosts = [] }: NotificationsSettings) {
  return endpoint({
    id: 'notifications.push-on',
    method: 'PUT',
    path: '/api/notifications/push/device',
    access,
    request: { body: PushDevice },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'This browser takes web push for the caller.',
    async handle({ body, subject, request }) {
      if (!isPushService(body.endpoint, pushHosts))
        throw notificationErrors.pushServiceUnknown(
          `${hostOf(body.endpoint)} is no push service that this site knows. Use another browser, or e-mail.`,
        )
      const { id, sessionId } = personOf(subject)
      await database.transact(async (tx) => {
        const db = database.on<NotificationsTables>(tx)
        await keepDevice(db, { personId: id, sessionId }, body, clock.now())
        await noteLanguage(db, id, request.language)
      })
      return null
    },
  })
}

export function dropDeviceRoute(database: Database) {
  return endpoint({
    id: 'notifications.push-off',
    method: 'POST',
    path: '/api/notifications/push/device/remove',
    access,
    request: { body: DropDevice },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'This browser takes no web push any more.',
    async handle({ body, subject }) {
      await dropDevice(database.of<NotificationsTables>(), personOf(subject).id, body.endpoint)
      return null
    },
  })
}
