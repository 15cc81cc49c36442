import type { CookieChange, RequestInfo } from '../../web/contract'

const names = (secure: boolean) => (secure ? '__Host-foothold' : 'foothold')
const LIFE_SECONDS = 30 * 24 * 3600

export function tokenOf({ cookies }: RequestInfo, secure: boolean): string | undefined {
  return cookies[names(secure)]
}

/** Lax, not Strict: people come back from mail and from identity providers. */
export function sessionCookie(token: string | undefined, secure: boolean): CookieChange {
  return { name: names(secure), value: token, maxAgeSeconds: LIFE_SECONDS, sameSite: 'lax', httpOnly: true }
}
