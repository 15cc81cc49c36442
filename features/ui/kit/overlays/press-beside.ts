/** Where what floats is a sheet over the page, as floating.module.css has it. */
const PHONE = '(max-width: 767px)'

/**
 * A press beside a sheet closes it and does nothing else: the browser closes it when the finger leaves, and the click that follows would go to
 * the link or button that lay below, the focus to a field. As long as `signal` stands the sheet of these elements is open.
 */
export function swallowPressBeside(own: readonly (Element | null)[], signal: AbortSignal): void {
  const press = ({ target }: PointerEvent) => {
    const isWithin = target instanceof Node && own.some((each) => each?.contains(target))
    if (isWithin || !matchMedia(PHONE).matches) return
    const over = new AbortController()
    const swallow = (click: MouseEvent) => {
      click.preventDefault()
      click.stopPropagation()
      over.abort()
    }
    // Longer than the sheet stands; a finger that scrolled instead makes no click, and the next press is another.
    addEventListener('click', swallow, { capture: true, signal: over.signal })
    // A browser gives the focus by this one, which for a finger comes once it has left, just before the click.
    addEventListener('mousedown', (down) => down.preventDefault(), { capture: true, signal: over.signal })
    for (const another of ['pointercancel', 'pointerdown'])
      addEventListener(another, () => over.abort(), { capture: true, signal: over.signal })
  }
  addEventListener('pointerdown', press, { capture: true, signal })
}
