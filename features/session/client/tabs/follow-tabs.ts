import { MARKER_KEY, USER_KEY } from '../kept-user'
import type { TabChannel } from './tab-channel'

/** The reload flag of spec §4. */
export const RELOAD_KEY = 'reload'

export interface TabActs {
  /** Somebody signed in, or who they are has changed: asks the server. */
  refresh(): void
  /** The kept user was written: the same one, or another. */
  compare(): void
  /** Somebody signed out in another tab. */
  leave(): void
  /** The login flag is gone while a user is there (spec §4). */
  lapse(): void
  reload(): void
}

/** Spec §4, sessions across tabs, by storage events and by the channel: whichever comes first, the other finds it done. */
export function followTabs(channel: TabChannel, acts: TabActs, signal: AbortSignal): void {
  function onStorage({ key, newValue, storageArea }: StorageEvent) {
    if (storageArea !== safely(() => localStorage)) return
    if (key === null) acts.leave()
    else if (key === MARKER_KEY && newValue !== null) acts.refresh()
    else if (key === MARKER_KEY) acts[hasUser() ? 'lapse' : 'leave']()
    else if (key === USER_KEY && newValue !== null) acts[hasMarker() ? 'compare' : 'lapse']()
    else if (key === RELOAD_KEY && newValue === 'true') acts.reload()
  }
  addEventListener('storage', onStorage, { signal })
  const undo = channel.on(({ kind }) => {
    if (kind === 'who') acts.refresh()
    else if (kind === 'signed-out') acts.leave()
    else if (kind === 'reload') acts.reload()
  })
  signal.addEventListener('abort', undo)
}

/** All other tabs begin anew: what they show was another account's. */
export function reloadOtherTabs(channel: TabChannel): void {
  channel.tell({ kind: 'reload' })
  safely(() => {
    localStorage.setItem(RELOAD_KEY, 'true')
    localStorage.removeItem(RELOAD_KEY)
  })
}

const hasMarker = () => safely(() => localStorage.getItem(MARKER_KEY)) !== null
const hasUser = () => safely(() => localStorage.getItem(USER_KEY)) != null

/** Whether a user is kept without the login flag: what another program or a half-cleared storage leaves behind. */
export const isFlagMissing = () => isUnmarked() && hasUser()

/** Whether no page of this browser has seen who is signed in. Where storage is closed we cannot know. */
export const isUnmarked = () => safely(() => localStorage.getItem(MARKER_KEY)) === null

/** Undefined where storage is closed. */
function safely<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
