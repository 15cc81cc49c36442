import { proxy } from 'valtio/vanilla'
import type { HttpClient } from '../../web/contract'
import type { Consent, ConsentChoice } from '../contract'
import { clientId, forgetClientId, knownClientId } from './client-id'
import { createConsentProof } from './consent-proof'

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

/** `signal`: of the visit. What another tab chooses holds here too. */
export function createConsent(http: HttpClient, { signal }: { readonly signal: AbortSignal }): Consent {
  const isBrowser = typeof document !== 'undefined'
  const state = proxy<{ choice: ConsentChoice | undefined }>({
    choice: isBrowser ? readChoice(document.cookie) : undefined,
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
    document.addEventListener('visibilitychange', () => follow(readChoice(document.cookie)), { signal })
  }
  return {
    state,
    choose(choice) {
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      if (choice === 'all') document.cookie = `allowedCookieForThirdParty=; Path=/; Max-Age=0; SameSite=Strict${secure}`
      for (const cookie of COOKIES[choice])
        document.cookie = `${cookie}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Strict${secure}`
      state.choice = choice
      tabs?.postMessage(choice)
      // Who refuses keeps no name: the proof has the one that is given up, or one that nobody keeps.
      const id = choice === 'all' ? clientId() : (knownClientId() ?? crypto.randomUUID())
      if (choice !== 'all') forgetClientId()
      return proof.keep(choice, id)
    },
  }
}
