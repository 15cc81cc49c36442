import { readStored, store } from '../../web/kit'

/** Where the random name of this browser stands, once it was allowed. */
const CLIENT_KEY = 'foothold.client'

const isName = (kept: unknown): kept is string => typeof kept === 'string' && /^[0-9a-f-]{36}$/.test(kept)

/** The random name of this browser, where it has one. */
export function knownClientId(): string | undefined {
  const kept = readStored(CLIENT_KEY)
  return isName(kept) ? kept : undefined
}

/** The same, made when it is first needed: only for who allowed to be recognised. Without storage it is another one each time. */
export function clientId(): string {
  const known = knownClientId()
  if (known !== undefined) return known
  const made = crypto.randomUUID()
  store(CLIENT_KEY, made)
  return made
}

export function forgetClientId(): void {
  store(CLIENT_KEY, undefined)
}
