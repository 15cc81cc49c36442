import { findAgain } from './find-again'

/** Marks what is HTML of the server still: React keeps presses on it from whoever listens further up. */
export const ASLEEP = 'data-asleep'
/** Marks that HTML where React has let go of it and not drawn it anew yet: presses pass there, and nobody listens. */
export const AS_SERVED = 'data-as-served'

/** What came too early, by the box that was asleep. */
const held = new WeakMap<Element, () => void>()
let isListening = false

const boxOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(`[${ASLEEP}]`) : null)

/** On its way down a press passes here, then React's root, then its box: React stops what it cannot make alive at once. */
function pressed({ target }: Event): void {
  const box = boxOf(target)
  const button = target instanceof Element ? target.closest('button') : null
  if (box && button) held.set(box, () => findAgain(button, box)?.click())
}

/** A form that nobody listens to yet would load the page anew, and what was typed would be gone. */
function submitted(event: Event): void {
  const box = boxOf(event.target)
  if (!box || !(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  const form = event.target
  if (!held.has(box)) held.set(box, () => form.isConnected && form.requestSubmit())
}

function taken({ currentTarget, target }: Event): void {
  const isHeard = !(target instanceof Element && target.closest(`[${AS_SERVED}]`))
  if (isHeard && currentTarget instanceof Element) held.delete(currentTarget)
}

const down = { capture: true } as const

/** Keeps the last press that React has dropped on a button of what is asleep. Links work by themselves. */
export function holdPresses(box: Element): void {
  if (!isListening) {
    document.addEventListener('click', pressed, down)
    document.addEventListener('submit', submitted, down)
  }
  isListening = true
  box.addEventListener('click', taken, down)
}

/** Gives a press that came too early back, a turn after its box has come alive: what listens for it is set up by then. */
export function giveBackPress(box: Element): void {
  setTimeout(() => {
    box.removeEventListener('click', taken, down)
    const press = held.get(box)
    held.delete(box)
    press?.()
  })
}
