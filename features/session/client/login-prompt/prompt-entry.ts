/** The stored entry of spec §3, with an expiry. */
const KEY = 'login-modal'
/** Whoever closed the prompt is left alone for a day. */
const QUIET_MS = 24 * 3_600_000

/** Whether the prompt was closed lately; without storage only this document knows. */
export function isPromptQuiet(now: number): boolean {
  try {
    const { expiry } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { expiry?: unknown }
    return typeof expiry === 'number' && expiry > now
  } catch {
    return false
  }
}

export function keepPromptQuiet(now: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ value: true, expiry: now + QUIET_MS }))
  } catch {
    // Storage is closed: the next document may ask once more.
  }
}
