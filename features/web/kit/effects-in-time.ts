import { options } from 'preact'

/** By these somebody acts: what they act on has been drawn, and must know it. */
const ACTS = ['keydown', 'beforeinput', 'input', 'change', 'pointerdown', 'click', 'submit', 'popstate'] as const
/** No frame comes to a page out of sight. */
const AT_LATEST_MS = 35

/** What effects change is drawn once the act that they run before has been heard by all. */
const afterwards = (draw: () => void) => void setTimeout(draw)

/**
 * The browser has changed a field already, and its component has not heard of it: drawn in between, as between two listeners a browser does, the field
 * would show again what it showed before, and the letter would be lost.
 */
const hasChanged = ({ type, target }: Event) =>
  type === 'input' || type === 'change' || (type === 'click' && isTurned(target))

/** Turned before its click is heard. */
const isTurned = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')

/**
 * Effects run after the frame that shows what they belong to, and before the next key or press is heard, as React has it: what asks before
 * something typed is lost is there as soon as it is typed. For hosts, once, before anything is drawn.
 */
export function keepEffectsInTime(): void {
  let due: (() => void) | undefined
  const run = () => {
    const effects = due
    due = undefined
    effects?.()
  }
  options.requestAnimationFrame = (effects) => {
    due = effects
    const timer = setTimeout(run, AT_LATEST_MS)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(run)
    })
  }
  function hear(act: Event) {
    if (!due || !hasChanged(act)) return run()
    const { debounceRendering } = options
    options.debounceRendering = afterwards
    run()
    Object.assign(options, { debounceRendering })
  }
  for (const act of ACTS) addEventListener(act, hear, { capture: true, passive: true })
}
