import type { RequestInfo } from '../../../web/contract'
import { readCookie, setCookie } from './own-cookies'
import { hashOf, newSecret } from './secrets'

/** What this browser is known by from now on, to keep with an account, and the cookie that carries it. */
export function ownBrowser(request: RequestInfo, secure: boolean) {
  const secret = readCookie(request, 'browser', secure) ?? newSecret()
  return { hash: hashOf(secret), cookie: setCookie('browser', secret, secure) }
}
