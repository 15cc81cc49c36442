import { findAgain } from './find-again'

/** Marks what is HTML of the server still: nobody listens there yet. */
export const ASLEEP = 'data-asleep'

/** What came too early, by the box that was asleep. */
const held = new WeakMap<Element, () => void>()
let isListening = false

const boxOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(`[${ASLEEP}]`) : null)

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

const down = { capture: true } as const

/** Keeps the last press on a button of what is asleep. Links work by themselves. */
export function holdPresses(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('click', pressed, down)
  document.addEventListener('submit', submitted, down)
}

/** Gives a press that came too early back, a turn after its box has come alive: what listens for it is set up by then. */
export function giveBackPress(box: Element): void {
  setTimeout(() => {
    const press = held.get(box)
    held.delete(box)
    press?.()
  })
}
