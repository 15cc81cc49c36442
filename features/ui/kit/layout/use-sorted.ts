import { type RefObject, useLayoutEffect, useRef } from 'react'

type Id = string | number

interface Pressed {
  readonly id: Id
  readonly by: -1 | 1
}

interface Sorted<List extends HTMLElement> {
  readonly list: RefObject<List | null>
  /** For the button that moves a row; `onMove` sends the new order on its way. */
  mover(id: Id, by: -1 | 1, onMove: () => void): { readonly 'data-moves': string; readonly onClick: () => void }
}

const nameOf = ({ id, by }: Pressed) => `${id} ${by}`

/**
 * A row that was moved by a button keeps the focus when its new order is here, on the other button where it comes to an end; not when its
 * reader has gone on. Meanwhile the buttons stay on: off, they would lose it.
 */
export function useSorted<List extends HTMLElement>(ids: readonly Id[]): Sorted<List> {
  const list = useRef<List>(null)
  const pressed = useRef<Pressed>(undefined)
  const order = ids.join()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `order` is when, not what
  useLayoutEffect(() => {
    const was = pressed.current
    pressed.current = undefined
    if (!was) return
    const buttons = ([was.by, was.by === 1 ? -1 : 1] as const).map((by) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-moves="${CSS.escape(nameOf({ id: was.id, by }))}"]`),
    )
    const { activeElement } = document
    if (activeElement !== document.body && !buttons.some((each) => each && each === activeElement)) return
    // The one that has the focus may be off and keep it.
    buttons.find((each) => each && !each.matches(':disabled, [aria-disabled="true"]'))?.focus()
  }, [order])
  return {
    list,
    mover: (id, by, onMove) => ({
      'data-moves': nameOf({ id, by }),
      onClick() {
        pressed.current = { id, by }
        onMove()
      },
    }),
  }
}
