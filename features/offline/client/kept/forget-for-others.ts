import { forgetKeptPages } from './kept-pages'

/** Whose pages are on this device, where somebody was signed in. */
const KEY = 'offline.keptFor'

/**
 * What one person saw is nobody else's business: signing out, a session that ended elsewhere and another person's sign-in all empty the
 * list. Who signs in keeps what they saw before.
 */
export async function forgetForOthers(id: number | undefined): Promise<void> {
  try {
    const before = localStorage.getItem(KEY)
    const now = id === undefined ? null : String(id)
    if (before === now) return
    if (now === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, now)
    if (before !== null) await forgetKeptPages()
  } catch {
    // Without storage nobody can tell whose they are.
    await forgetKeptPages()
  }
}
