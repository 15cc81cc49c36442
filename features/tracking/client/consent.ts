import { proxy } from 'valtio/vanilla'
import type { HttpClient } from '../../web/contract'
import { CONSENT_TEXT, type Consent, type ConsentChoice } from '../contract'
import { clientId, forgetClientId, knownClientId } from './client-id'
import { createConsentProof } from './consent-proof'

/** 365 days (spec §9). */
const MAX_AGE_S = 365 * 86_400

/** The cookies of spec §3 and §4: all allowed, or third parties refused and the needed ones kept. */
const COOKIES: Readonly<Record<ConsentChoice, readonly (readonly [string, string])[]>> = {
  all: [['allowedCookie', '1']],
  needed: [
    ['allowedCookieForThirdParty', '1'],
    ['allowedCookie', '2'],
  ],
}

/** Which text was chosen under, beside the choice. */
const TEXT_COOKIE = 'consentText'
/** What was chosen before that was kept was chosen under this one. */
const FIRST_TEXT = '2026-11-21'

const read = (cookies: string, name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]

/** What was chosen, and whether that was under an earlier text: then it is asked anew. */
function readChoice(cookies: string): { readonly choice: ConsentChoice | undefined; readonly isStale: boolean } {
  const value = read(cookies, 'allowedCookie')
  if (value !== '1' && value !== '2') return { choice: undefined, isStale: false }
  // Texts are named by their day. A page of before a new one leaves alone what was chosen under that.
  const isStale = (read(cookies, TEXT_COOKIE) || FIRST_TEXT) < CONSENT_TEXT
  return { choice: isStale ? undefined : value === '1' ? 'all' : 'needed', isStale }
}

function write(name: string, value: string, maxAgeSeconds = MAX_AGE_S): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict${secure}`
}

/** Whoever agreed to an earlier text has not agreed to this one; a refusal holds until they have answered. */
function begin(): ConsentChoice | undefined {
  const { choice, isStale } = readChoice(document.cookie)
  if (isStale && read(document.cookie, 'allowedCookie') === '1') {
    write('allowedCookie', '', 0)
    forgetClientId()
  }
  return choice
}

/** `signal`: of the visit. What another tab chooses holds here too. */
export function createConsent(http: HttpClient, { signal }: { readonly signal: AbortSignal }): Consent {
  const isBrowser = typeof document !== 'undefined'
  const state = proxy<{ choice: ConsentChoice | undefined }>({
    choice: isBrowser ? begin() : undefined,
  })
  const follow = (now: ConsentChoice | undefined) => {
    if (now !== state.choice) state.choice = now
  }
  const tabs = isBrowser ? new BroadcastChannel('foothold.consent') : undefined
  const proof = createConsentProof(http, signal)
  if (isBrowser) {
    void proof.tell()
    // A tab says what was chosen in words: cookies may reach the others later than any event of the storage.
    tabs?.addEventListener('message', ({ data }: MessageEvent<ConsentChoice>) => follow(data), { signal })
    signal.addEventListener('abort', () => tabs?.close(), { once: true })
    document.addEventListener('visibilitychange', () => follow(readChoice(document.cookie).choice), { signal })
  }
  return {
    state,
    choose(choice) {
      if (choice === 'all') write('allowedCookieForThirdParty', '', 0)
      for (const [name, value] of COOKIES[choice]) write(name, value)
      write(TEXT_COOKIE, CONSENT_TEXT)
      state.choice = choice
      tabs?.postMessage(choice)
      // Who refuses keeps no name: the proof has the one that is given up, or one that nobody keeps.
      const id = choice === 'all' ? clientId() : (knownClientId() ?? crypto.randomUUID())
      if (choice !== 'all') forgetClientId()
      return proof.keep(choice, id)
    },
  }
}
