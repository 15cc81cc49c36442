import type { CookieChange, RequestInfo } from '../../web/contract'

const names = (secure: boolean) => (secure ? '__Host-foothold' : 'foothold')
const LIFE_SECONDS = 30 * 24 * 3600

export function tokenOf({ cookies }: RequestInfo, secure: boolean): string | undefined {
  return cookies[names(secure)]
}

const staffName = (secure: boolean) => `${names(secure)}_staff`

/** The session of whoever visits another's account for support: kept for the way back, of no other use. */
export function staffTokenOf({ cookies }: RequestInfo, secure: boolean): string | undefined {
  return cookies[staffName(secure)]
}

export function staffCookie(token: string | undefined, secure: boolean): CookieChange {
  return { name: staffName(secure), value: token, maxAgeSeconds: LIFE_SECONDS, sameSite: 'lax', httpOnly: true }
}

/** The session's cookie and its readable marker. Lax, not Strict: people come back from mail and from identity providers. */
export function sessionCookies(token: string | undefined, secure: boolean): readonly CookieChange[] {
  const shared = { maxAgeSeconds: LIFE_SECONDS, sameSite: 'lax' } as const
  return [
    { ...shared, name: names(secure), value: token, httpOnly: true },
    // Scripts may read this one: it says that asking who is signed in is worth a call, and opens nothing.
    { ...shared, name: 'foothold_in', value: token === undefined ? undefined : '1' },
  ]
}
