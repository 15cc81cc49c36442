import { options } from 'preact'

/** By these somebody acts: what they act on has been drawn, and must know it. */
const ACTS = ['keydown', 'beforeinput', 'input', 'change', 'pointerdown', 'click', 'submit', 'popstate'] as const
/** No frame comes to a page out of sight. */
const AT_LATEST_MS = 35

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
  for (const act of ACTS) addEventListener(act, run, { capture: true, passive: true })
}
