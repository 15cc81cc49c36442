import { dropCookie, ACTIVITY_STOPPED, SKIP_GOOGLE_LOGIN, writeCookie } from './cookies'
import { keepSsoLogo } from './sso-logo'

/** Takes what is one person's out of this browser: what features name in `personalStorage`, and our own. */
export function forgetPersonal(prefixes: readonly string[]): void {
  keepSsoLogo(null)
  dropCookie(ACTIVITY_STOPPED)
  writeCookie(SKIP_GOOGLE_LOGIN, '1')
  try {
    sessionStorage.removeItem('session.activeAt')
    for (const key of Object.keys(localStorage))
      if (prefixes.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key)
  } catch {
    // Storage is closed: there is nothing in it to forget.
  }
}
