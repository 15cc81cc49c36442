import type { PushSubscription } from 'web-push'
import type { Database } from '../../../data/contract'
import type { Channel } from '../../contract'
import type { NotificationsSettings } from '../settings'
import type { DeviceRow, NotificationsTables } from '../tables'
import { devicesOf, dropEndpoint, havingDevices } from './push-queries'
import { isPushService } from './push-hosts'
import { messageOf } from './push-message'
import type { VapidKeys } from './vapid'

const LIMIT_MS = 10_000
/** A push service keeps it so long for a browser that is not there. */
const KEEP_SECONDS = 24 * 3600
/** Nothing will reach this device any more, or nothing of ours. Not 401: then it is our signature, or clock, that is wrong, for everybody. */
const FOR_GOOD = [400, 403, 404, 410]

export interface PushParts {
  readonly database: Database
  readonly vapid: () => Promise<VapidKeys>
  readonly settings: NotificationsSettings
}

/** Web push to all of a person's browsers. A device that its service refuses for good is forgotten. */
export function pushChannel(parts: PushParts): Channel {
  const { database } = parts
  return {
    id: 'push',
    label: { en: 'Push', hi: 'पुश' },
    digests: false,
    caps: [
      { hours: 1, most: 10 },
      { hours: 24, most: 40 },
    ],
    reaches: (tx, personIds) => havingDevices(database.on<NotificationsTables>(tx), personIds),
    async send(parcel) {
      const text = JSON.stringify(messageOf(parcel))
      const devices = await devicesOf(database.of<NotificationsTables>(), parcel.personId)
      const sent = await Promise.allSettled(devices.map((device) => sendTo(parts, device, text)))
      const failed = sent.find((each) => each.status === 'rejected')
      // Those that have it get it again with the next try, in the place of the first: its tag is the same.
      if (failed) throw failed.reason
      // What nobody took is no proof that somebody did.
      if (!sent.some((each) => each.status === 'fulfilled' && each.value)) return 'unreached'
      return undefined
    },
  }
}

/** Whether its push service took it. */
async function sendTo({ database, vapid, settings }: PushParts, device: DeviceRow, text: string): Promise<boolean> {
  const { endpoint, p256dh, auth } = device
  const isGone = !isPushService(endpoint, settings.pushHosts ?? [])
  const status = isGone ? 410 : await post({ endpoint, keys: { p256dh, auth } }, text, await vapid(), settings)
  if (FOR_GOOD.includes(status)) {
    await dropEndpoint(database.of<NotificationsTables>(), endpoint)
    return false
  }
  if (status >= 300) throw new Error(`The push service ${new URL(endpoint).host} answered ${status}.`)
  return true
}

async function post(
  subscription: PushSubscription,
  text: string,
  keys: VapidKeys,
  { publicUrl }: NotificationsSettings,
): Promise<number> {
  const subject = `mailto:push@${new URL(publicUrl).hostname}`
  const vapidDetails = { subject, ...keys }
  const { default: webPush } = await import('web-push')
  const made = webPush.generateRequestDetails(subscription, text, { TTL: KEEP_SECONDS, vapidDetails })
  const { 'Content-Length': _, ...headers } = made.headers as Record<string, string>
  const answer = await fetch(made.endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(made.body),
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  await answer.body?.cancel()
  return answer.status
}
