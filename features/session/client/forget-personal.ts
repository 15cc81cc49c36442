import { dropCookie, ACTIVITY_STOPPED, SKIP_GOOGLE_LOGIN, writeCookie } from './cookies'
import { forgetActivity } from './inactivity/use-inactivity'
import { keepSsoLogo } from './sso-logo'

/** Somebody signed out: takes out what was theirs, and no provider signs them in again of its own accord. */
export function forgetPersonal(prefixes: readonly string[]): void {
  writeCookie(SKIP_GOOGLE_LOGIN, '1')
  keepSsoLogo(null)
  forgetStored(prefixes)
}

/** Takes what is one person's out of this browser: what features name in `personalStorage`, and our own. */
export function forgetStored(prefixes: readonly string[]): void {
  dropCookie(ACTIVITY_STOPPED)
  forgetActivity()
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  } catch {
    // Storage is closed: there is nothing in it to forget.
  }
}
