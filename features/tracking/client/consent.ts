import { proxy } from 'valtio/vanilla'
import type { HttpClient } from '../../web/contract'
import { CONSENT_TEXT, type Consent, type ConsentChoice } from '../contract'
import { clientId } from './client-id'

/** 365 days (spec §9). */
const MAX_AGE_S = 365 * 86_400

/** The cookies of spec §3 and §4: all allowed, or third parties refused and the needed ones kept. */
const COOKIES: Readonly<Record<ConsentChoice, readonly string[]>> = {
  all: ['allowedCookie=1'],
  needed: ['allowedCookieForThirdParty=1', 'allowedCookie=2'],
}

function readChoice(cookies: string): ConsentChoice | undefined {
  const value = /(?:^|; )allowedCookie=([12])(?:;|$)/.exec(cookies)?.[1]
  return value === undefined ? undefined : value === '1' ? 'all' : 'needed'
}

export function createConsent(http: HttpClient): Consent {
  const isBrowser = typeof document !== 'undefined'
  const state = proxy<{ choice: ConsentChoice | undefined }>({
    choice: isBrowser ? readChoice(document.cookie) : undefined,
  })
  return {
    state,
    choose(choice) {
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      if (choice === 'all') document.cookie = `allowedCookieForThirdParty=; Path=/; Max-Age=0; SameSite=Strict${secure}`
      for (const cookie of COOKIES[choice])
        document.cookie = `${cookie}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Strict${secure}`
      state.choice = choice
      // The choice holds on this device either way; the proof is written when the server can be reached.
      http.post('/api/tracking/consent', { choice, textVersion: CONSENT_TEXT, clientId: clientId() }).catch(() => {})
    },
  }
}
