import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { enterModal, leaveModal } from './modal-stack'

export interface ModalWishes {
  readonly onClose: () => void
  /** Whether Esc, the scrim and the cross close it; without it waits for an answer. */
  readonly dismissable: boolean
}

/** Makes a dialog element modal while it is mounted: focus goes in, the page holds still, and focus comes back to the opener. */
export function useModal(wishes: ModalWishes): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef(wishes)
  latest.current = wishes
  // Read before anything is mounted: a child's autoFocus would already have taken the focus from the opener.
  const [focusedAtFirst] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // One that was made ready beforehand is opened by whoever has the focus now.
    const opener = dialog.contains(document.activeElement) ? focusedAtFirst : document.activeElement
    const listening = new AbortController()
    const { signal } = listening
    dialog.addEventListener('cancel', (event) => onCancel(event, latest.current), { signal })
    dialog.addEventListener('close', () => onForcedClose(dialog, latest.current), { signal })
    let isBeside = false
    dialog.addEventListener('pointerdown', ({ target }) => void (isBeside = target === dialog), { signal })
    // Not when the finger comes down: the click would follow, on whatever lies under it by then. A press that began inside ends nothing.
    dialog.addEventListener('click', ({ target }) => isBeside && target === dialog && onScrim(latest.current), {
      signal,
    })
    dialog.showModal()
    const late = goToFirstStop(dialog)
    enterModal(dialog)
    return () => {
      late?.disconnect()
      listening.abort()
      leaveModal(dialog)
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [focusedAtFirst])
  return ref
}

function onCancel(event: Event, { dismissable, onClose }: ModalWishes): void {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  if (dismissable) onClose()
}

/** A second Esc closes a dialog in Chromium whatever its listeners say: it opens again, and goes where its owner lets it. */
function onForcedClose(dialog: HTMLDialogElement, { dismissable, onClose }: ModalWishes): void {
  if (dialog.isConnected && !dialog.open) dialog.showModal()
  if (dismissable) onClose()
}

function onScrim({ dismissable, onClose }: ModalWishes): void {
  if (dismissable) onClose()
}

/** What is asked for when the dialog opens comes later: the focus goes there then, unless it was moved in the meantime. */
function goToFirstStop(dialog: HTMLElement): MutationObserver | undefined {
  const stop = firstStop(dialog)
  if (stop) return void stop.focus()
  const atFirst = document.activeElement
  const late = new MutationObserver(() => {
    const come = firstStop(dialog)
    if (!come) return
    late.disconnect()
    if (document.activeElement === atFirst) come.focus()
  })
  late.observe(dialog, { childList: true, subtree: true })
  return late
}

/**
 * Where the focus goes: what asks for it, the first field, or the safe button, which stands first among the buttons below. A choice that stands
 * in no form is not what a panel was opened for: there the first of its links and buttons has the focus.
 */
function firstStop(dialog: HTMLElement): HTMLElement | null {
  const find = (what: string) => dialog.querySelector<HTMLElement>(what)
  return (
    find('[data-autofocus]') ??
    find('form :is(input:not([type="hidden"]), select, textarea):not(:disabled)') ??
    find(':is(input:not([type="radio"], [type="checkbox"]), select, textarea):not(:disabled)') ??
    find('footer button:not(:disabled)')
  )
}
