const KEY = 'foothold.client'

/** A random name of this browser, made when it is first needed. Without storage it is another one each time. */
export function clientId(): string {
  try {
    const known = localStorage.getItem(KEY)
    if (known && /^[0-9a-f-]{36}$/.test(known)) return known
    const made = crypto.randomUUID()
    localStorage.setItem(KEY, made)
    return made
  } catch {
    return crypto.randomUUID()
  }
}
