import type { CookieChange, RequestInfo } from '../../../web/contract'

const MINUTE = 60

/** Cookies of ours that scripts cannot read, beside the session's own; each says what it opens. */
const lives = {
  /** This browser has signed in here before: its tries are counted apart, so that strangers cannot make its owner wait. */
  browser: 365 * 24 * 60 * MINUTE,
  /** The first factor is proved, the second is asked for. Opens that question and nothing else. */
  step: 10 * MINUTE,
  /** This browser has asked for codes: they are good here and nowhere else. Opens nothing without one. */
  code: 60 * MINUTE,
  /** On the way to a provider and back. */
  openid: 10 * MINUTE,
} as const

type OwnCookie = keyof typeof lives

const nameOf = (cookie: OwnCookie, secure: boolean) => `${secure ? '__Host-' : ''}foothold_${cookie}`

export function readCookie({ cookies }: RequestInfo, cookie: OwnCookie, secure: boolean): string | undefined {
  const value = cookies[nameOf(cookie, secure)]
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** Lax: a provider leads back here from its own site. */
export function setCookie(cookie: OwnCookie, value: string | undefined, secure: boolean): CookieChange {
  const name = nameOf(cookie, secure)
  return { name, value, maxAgeSeconds: lives[cookie], sameSite: 'lax', httpOnly: true }
}
