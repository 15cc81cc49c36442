import type { KeyboardEvent } from 'react'

/** Everything in a menu that can be focused, those that are off too. */
function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

export function focusFirst(menu: HTMLElement): void {
  const items = itemsOf(menu)
  const current = items.find((item) => item.getAttribute('aria-checked') === 'true')
  ;(current ?? items[0])?.focus()
}

/** The keys of the menu pattern (WAI-ARIA): arrows go round, Home and End jump, a letter finds the next that starts with it. */
export function onMenuKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = itemsOf(event.currentTarget)
  const at = items.indexOf(event.currentTarget.ownerDocument.activeElement as HTMLElement)
  if (event.key === 'Escape' || event.key === 'Tab') {
    if (event.key === 'Escape') event.preventDefault()
    return close()
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return // the browser's own: copy, reload, print
  const next = nextItem(event.key, items, at)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextItem(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const letter = key.toLocaleLowerCase('en-IN')
  const round = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return round.find((item) => item.textContent?.trim().toLocaleLowerCase('en-IN').startsWith(letter))
}
