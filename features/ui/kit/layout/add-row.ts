import { flushSync } from 'react-dom'

/** For a button under rows that are marked with `data-row`: adds the row of this key, and one goes on in its first field. */
export function addRow(key: string, add: () => void): void {
  flushSync(add)
  const row = document.querySelector(`[data-row="${CSS.escape(key)}"]`)
  row?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
