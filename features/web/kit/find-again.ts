/** Icons have no text to tell them apart. */
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/** A button itself, or the one of its name that stands there now: what it stood in was drawn anew. */
export function findAgain(button: HTMLElement, within: ParentNode = document): HTMLElement | undefined {
  if (button.isConnected) return button
  return [...within.querySelectorAll('button')].find((each) => nameOf(each) === nameOf(button))
}
