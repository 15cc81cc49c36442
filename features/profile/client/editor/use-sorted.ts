import { useLayoutEffect, useRef } from 'react'

interface Pressed {
  readonly id: number
  readonly by: -1 | 1
}

/** A row that was moved keeps the focus, on its other button where it comes to an end; not when its reader has gone on. */
export function useSorted(ids: readonly number[]) {
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<Pressed>(undefined)
  const order = ids.join()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `order` is when, not what
  useLayoutEffect(() => {
    const was = pressed.current
    pressed.current = undefined
    const row = was && list.current?.querySelector(`[data-row="${was.id}"]`)
    const { activeElement } = document
    if (!was || !row || (activeElement !== document.body && !row.contains(activeElement))) return
    const button = (by: number) => row.querySelector<HTMLButtonElement>(`[data-by="${by}"]:not(:disabled)`)
    ;(button(was.by) ?? button(-was.by))?.focus()
  }, [order])
  return { list, pressed }
}
