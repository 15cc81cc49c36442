import type { CurrentUser } from '../contract'

const KEY = 'session.lastPerson'

/**
 * Whether whoever is here now follows somebody else in this browser, whose session may have ended without a logout; remembers who is here
 * now. Who only looks at an account for support follows nobody, and nobody follows them.
 */
export function isAnotherThanLast({ id, is_support }: CurrentUser): boolean {
  if (is_support) return false
  try {
    const last = localStorage.getItem(KEY)
    localStorage.setItem(KEY, String(id))
    return last !== null && last !== String(id)
  } catch {
    return false // storage is closed: nobody left anything in it
  }
}
