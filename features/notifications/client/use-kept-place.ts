import { type FocusEvent, useEffect, useRef } from 'react'

const rowsIn = (list: Element) => [...list.querySelectorAll('li')]
const controlsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('a[href], button')]

/**
 * Rows go from under the focus as they are settled: whoever stood in one goes on at the same button of the one that took its place, and where none is left at
 * the filter that is pressed, or the page's heading. `ref` and `onFocus` are for what holds the list and its filter.
 */
export function useKeptPlace() {
  const ref = useRef<HTMLDivElement>(null)
  const left = useRef<{ readonly row: Element; readonly at: number; readonly control: number }>(undefined)
  useEffect(() => {
    const [place, list] = [left.current, ref.current]
    if (!place || !list || place.row.isConnected || document.activeElement !== document.body) return
    const rows = rowsIn(list)
    const row = rows[Math.min(place.at, rows.length - 1)]
    const top = () => list.querySelector<HTMLElement>('[aria-pressed="true"]') ?? document.querySelector('h1')
    const next = row ? controlsIn(row)[place.control] : top()
    next?.focus()
  })
  return {
    ref,
    onFocus({ target, currentTarget }: FocusEvent) {
      const row = target.closest('li')
      left.current = row
        ? { row, at: rowsIn(currentTarget).indexOf(row), control: controlsIn(row).indexOf(target as HTMLElement) }
        : undefined
    },
  }
}
