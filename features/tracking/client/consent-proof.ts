import { HttpError, type HttpClient } from '../../web/contract'
import { readStored, retrying, store } from '../../web/kit'
import { CONSENT_TEXT, type ConsentChoice } from '../contract'

const UNSENT = 'foothold.consent-unsent'

interface Proof {
  readonly choice: ConsentChoice
  readonly textVersion: string
  readonly clientId: string
  /** One proof, however often it is told. */
  readonly key: string
}

const unsent = () => readStored(UNSENT) as Proof | undefined

/** The proof of a choice: kept on this device until the server has it, and told again by the next page where this one cannot. */
export function createConsentProof(http: HttpClient, signal: AbortSignal) {
  async function tell(): Promise<void> {
    const proof = unsent()
    if (!proof) return
    const { key, ...body } = proof
    // One that another choice took the place of would be proved after it, as if it were the later one.
    const isStill = () => unsent()?.key === key
    const forget = () => isStill() && store(UNSENT, undefined)
    try {
      await retrying(async () => isStill() && http.post('/api/tracking/consent', body, { idempotencyKey: key }), {
        signal,
      })
      forget()
    } catch (error) {
      // What the server will never take is not told again, nor what it has; everything else waits for the next page.
      if (!(error instanceof HttpError)) return
      if ([400, 413, 422].includes(error.status) || error.code === 'idempotency-answer-lost') forget()
    }
  }

  return {
    tell,
    keep(choice: ConsentChoice, clientId: string): Promise<void> {
      store(UNSENT, { choice, textVersion: CONSENT_TEXT, clientId, key: crypto.randomUUID() } satisfies Proof)
      return tell()
    },
  }
}
