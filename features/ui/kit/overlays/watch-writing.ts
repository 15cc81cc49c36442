import { afterVisible } from '../../../web/kit'

/** Where somebody writes: somewhere on the page, or in what itself had its turn in the queue. */
export type Writing = 'page' | 'queue'

const PRESSED = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']
const FIELD = `input:not(${PRESSED.map((type) => `[type="${type}"]`).join(', ')}), select, textarea, [contenteditable]:not([contenteditable="false"])`
/** Whoever chooses from a menu has as little use for what comes by itself: it would take the next key. */
const MENU = '[popover="auto"] *'

/** Longer than people think between two sentences: who has written nothing for so long reads, or has gone. */
const PAUSE_MS = 30_000
/** A field is left by pressing a button, or on the way to the next field: what comes by itself neither swallows the press nor comes between. */
const LEFT_MS = 1000

const WORD_END = /[\p{L}\p{M}\p{N}]$/u

/** Tells who writes where, whenever that may have changed: until the field was left, or nothing was written for a while, never within a word. Returns how to stop. */
export function watchWriting(page: Document, tell: (writing: Writing | undefined) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  let field: Element | undefined
  /** What was written since the field was entered may end within a word; what stood there before does not. */
  let hasWritten = false
  let isComposing = false
  let callOff = () => {}

  const rest = () => {
    // One that was taken off the page is not left in every browser.
    const isWithin = isComposing || (hasWritten && field && WORD_END.test(textBefore(field)))
    if (!isWithin || !field?.isConnected) tell(undefined)
  }
  const look = () => {
    callOff()
    const focused = findField(page)
    if (!focused) {
      callOff = afterVisible(LEFT_MS, () => tell(undefined))
      return
    }
    if (focused !== field) hasWritten = isComposing = false
    field = focused
    tell(field.closest('[data-queue]') ? 'queue' : 'page')
    callOff = afterVisible(PAUSE_MS, rest)
  }
  const write = () => {
    hasWritten = true
    look()
  }
  const compose = ({ type }: Event) => {
    isComposing = type === 'compositionstart'
  }
  for (const name of ['focusin', 'focusout', 'keydown', 'pointerdown']) page.addEventListener(name, look, { signal })
  page.addEventListener('input', write, { signal })
  for (const name of ['compositionstart', 'compositionend']) page.addEventListener(name, compose, { signal })
  look()
  return () => {
    over.abort()
    callOff()
  }
}

function findField(page: Document): Element | undefined {
  const focused = page.activeElement
  return focused?.matches(`${FIELD}, ${MENU}`) ? focused : undefined
}

/** What stands before the cursor. Fields for addresses and numbers do not say where it is: it is taken to be at the end. */
function textBefore(field: Element): string {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value.slice(0, field.selectionStart ?? field.value.length)
  const cursor = field.ownerDocument.getSelection()
  return cursor?.focusNode?.textContent?.slice(0, cursor.focusOffset) ?? ''
}
