const MODAL_CHANGE = 'ui-modal-change'

/**
 * Which modals are open is written on the page itself, not in a variable: `data-modal` carries each one's place in the pile,
 * `data-scroll-locks` on the root how many hold the scroll. An error or a route change that removes a modal takes its lock with it.
 */
export function enterModal(dialog: HTMLElement): void {
  const depths = openModals(dialog.ownerDocument).map(depthOf)
  dialog.dataset.modal = String(Math.max(0, ...depths) + 1)
  announceChange(dialog.ownerDocument)
}

export function leaveModal(dialog: HTMLElement): void {
  delete dialog.dataset.modal
  announceChange(dialog.ownerDocument)
}

/** The modal on top, the only one that can be used; toasts go into it. */
export function topModal(page: Document): HTMLElement | undefined {
  return openModals(page).sort((a, b) => depthOf(b) - depthOf(a))[0]
}

/** A panel, or a dialog of a page's own: one that does not stand in the queue of overlays. */
export function isAnotherModalOpen(page: Document): boolean {
  return openModals(page).some((each) => each.closest('[data-queue]') === null)
}

export function onModalChange(page: Document, listener: () => void): () => void {
  page.addEventListener(MODAL_CHANGE, listener)
  return () => page.removeEventListener(MODAL_CHANGE, listener)
}

function openModals(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-modal]')]
}

function depthOf(dialog: HTMLElement): number {
  return Number(dialog.dataset.modal)
}

function announceChange(page: Document): void {
  const count = openModals(page).length
  const root = page.documentElement
  if (count === 0) delete root.dataset.scrollLocks
  else if (root.dataset.scrollLocks === undefined) keepWidth(root)
  if (count > 0) root.dataset.scrollLocks = String(count)
  page.dispatchEvent(new Event(MODAL_CHANGE))
}

/** The scrollbar goes while the page holds still; its width stays as padding, so that nothing jumps. */
function keepWidth(root: HTMLElement): void {
  const width = (root.ownerDocument.defaultView?.innerWidth ?? 0) - root.clientWidth
  root.style.setProperty('--scrollbar', `${Math.max(0, width)}px`)
}
