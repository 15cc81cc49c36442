import { useSyncExternalStore } from 'react'
import { DISMISSED } from '../../contract'

/** Browsers keep no cookie for longer, so it is written anew on each visit: the thousand years of spec §9 go by like that. */
const MAX_AGE_S = 400 * 86_400
/** Told on the window of this tab. */
const CHANGED = 'foothold.ads-closed'

export const isDismissed = (): boolean => new RegExp(`(?:^|; )${DISMISSED}=`).test(document.cookie)

/** No banner is asked for from now on, on any page of the site. */
export const dismiss = (): void => write(MAX_AGE_S)

/** Banners may come again. */
export const bringBack = (): void => write(-1)

function write(maxAgeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${DISMISSED}=1; Path=/; Max-Age=${maxAgeS}; SameSite=Strict${secure}`
  dispatchEvent(new Event(CHANGED))
}

function follow(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  return () => removeEventListener(CHANGED, changed)
}

/** False on the server, which does not know. */
export const useDismissed = (): boolean => useSyncExternalStore(follow, isDismissed, () => false)
