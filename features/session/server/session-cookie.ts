import type { CookieChange, RequestInfo } from '../../web/contract'

const names = (secure: boolean) => (secure ? '__Host-foothold' : 'foothold')
/** Spec §9. How long a session lasts is its row's to say, which slides with use: the browser must not forget it before. */
const LIFE_SECONDS = 365 * 24 * 3600

export function tokenOf({ cookies }: RequestInfo, secure: boolean): string | undefined {
  return cookies[names(secure)]
}

const staffName = (secure: boolean) => `${names(secure)}_staff`

/** The session of whoever visits another's account for support: kept for the way back, of no other use. */
export function staffTokenOf({ cookies }: RequestInfo, secure: boolean): string | undefined {
  return cookies[staffName(secure)]
}

/**
 * The session's cookie and its readable marker. Lax, not Strict: people come back from mail and from identity providers. Whoever signs in or
 * out leaves no way back to the session that `request` still carries: only a visit for support keeps one (`staffToken`).
 */
export function sessionCookies(
  request: RequestInfo,
  token: string | undefined,
  secure: boolean,
  staffToken?: string,
): readonly CookieChange[] {
  const shared = { maxAgeSeconds: LIFE_SECONDS, sameSite: 'lax' } as const
  const isStaffConcerned = (staffToken ?? staffTokenOf(request, secure)) !== undefined
  return [
    { ...shared, name: names(secure), value: token, httpOnly: true },
    ...(isStaffConcerned ? [{ ...shared, name: staffName(secure), value: staffToken, httpOnly: true }] : []),
    // Scripts may read this one: it says that asking who is signed in is worth a call, and opens nothing.
    { ...shared, name: 'foothold_in', value: token === undefined ? undefined : '1' },
  ]
}
