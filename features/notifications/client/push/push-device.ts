import type { HttpClient } from '../../../web/contract'
import type { PushKey } from '../../contract/wire-push'
import { API } from '../requests'

/** unsupported: this browser, or this way of running it, has no web push. */
export type PushState = 'unsupported' | 'denied' | 'on' | 'off'

const registrationOf = async () => navigator.serviceWorker?.getRegistration('/')

export async function pushState(): Promise<PushState> {
  if (!('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  const registration = await registrationOf()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Asks for leave, then tells the house where this browser is reached. */
export async function switchPushOn(http: HttpClient): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const registration = await registrationOf()
  if (!registration) return 'unsupported'
  const { publicKey } = (await http.get<PushKey>(`${API}/push/key`)).data
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  })
  const { endpoint, keys } = made.toJSON()
  try {
    await http.put(`${API}/push/device`, { endpoint, keys })
  } catch (error) {
    await made.unsubscribe()
    throw error
  }
  return 'on'
}

export async function switchPushOff(http: HttpClient): Promise<PushState> {
  const subscription = await (await registrationOf())?.pushManager.getSubscription()
  if (subscription) {
    await subscription.unsubscribe()
    // Nothing reaches it any more; where this is not heard, its push service tells the house.
    await http.post(`${API}/push/device/remove`, { endpoint: subscription.endpoint }).catch(() => undefined)
  }
  return pushState()
}

/** Nobody is signed in here any more: what is one person's must not be shown to whoever comes next. Its push service then tells the house. */
export async function forgetPush(): Promise<void> {
  const subscription = await (await registrationOf())?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
