const YEAR_S = 365 * 86_400

/** A cookie of spec §9 that scripts write: 365 days, Secure on https, SameSite=Strict. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Strict${secure()}`
}

export function dropCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict${secure()}`
}

export function hasCookie(name: string): boolean {
  return document.cookie.split('; ').some((each) => each.startsWith(`${name}=`))
}

const secure = () => (location.protocol === 'https:' ? '; Secure' : '')

/** Whoever signed out is not signed in again by a provider of their own accord (spec §3). */
export const SKIP_GOOGLE_LOGIN = 'skipGoogleLogin'
/** An hour went by without activity (spec §4). The server knows it too: to take the cookie away opens nothing. */
export const ACTIVITY_STOPPED = 'activityStopped'
