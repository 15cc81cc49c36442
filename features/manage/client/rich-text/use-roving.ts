import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'

interface Roving {
  /** For the box of the buttons. */
  readonly box: {
    readonly ref: RefObject<HTMLDivElement | null>
    onKeyDown(event: KeyboardEvent): void
    onFocus(event: FocusEvent): void
  }
  readonly tabIndexOf: (place: number) => 0 | -1
}

/** The keys of the toolbar pattern (WAI-ARIA): one stop of Tab, which the arrows, Home and End move. */
export function useRoving(): Roving {
  const ref = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const buttons = () => [...(ref.current?.querySelectorAll('button') ?? [])]
  return {
    box: {
      ref,
      onKeyDown(event) {
        const all = buttons()
        const at = all.indexOf(event.target as HTMLButtonElement)
        const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
        if (to === undefined) return
        event.preventDefault()
        all.at(to % all.length)?.focus()
      },
      onFocus: ({ target }) => setStop(Math.max(0, buttons().indexOf(target as HTMLButtonElement))),
    },
    tabIndexOf: (place) => (place === stop ? 0 : -1),
  }
}
