import { TYPED_PREFIX } from '../contract'

interface Kept {
  /** What the form began with: where that is another by now, what was typed over it counts no more. */
  readonly over: string
  readonly typed: object
}

const isKept = (found: unknown): found is Kept =>
  typeof found === 'object' && found !== null && 'over' in found && 'typed' in found

/** What was typed into a form in this tab and not sent; what it begins with where nothing was. */
export function readTyped<T extends object>(about: string, began: T): T {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(TYPED_PREFIX + about) ?? 'null')
    return isKept(found) && found.over === JSON.stringify(began) ? { ...began, ...found.typed } : began
  } catch {
    return began // there is no storage, or it holds what we did not write
  }
}

/** Kept until the tab is closed or its person signs out. Never a password or a code: those are for memory alone. */
export function keepTyped<T extends object>(about: string, began: T, typed: T): void {
  const over = JSON.stringify(began)
  try {
    if (JSON.stringify(typed) === over) sessionStorage.removeItem(TYPED_PREFIX + about)
    else sessionStorage.setItem(TYPED_PREFIX + about, JSON.stringify({ over, typed } satisfies Kept))
  } catch {
    // Storage is closed or full: what was typed holds for this page.
  }
}
