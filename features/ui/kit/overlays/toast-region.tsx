import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio/react'
import type { Toasts } from '../../contract/index'
import { classNames } from '../class-names'
import { useText } from '../text/text-context'
import { onModalChange, topModal } from './modal-stack'
import { ToastCard } from './toast-card'
import styles from './toast-region.module.css'

/** All toasts, said politely. They float above an open modal and stay usable there: what is outside of a modal is inert. */
export function ToastRegion({ toasts }: { readonly toasts: Toasts }) {
  const modal = useSyncExternalStore(subscribeToModals, topModalOfPage, () => undefined)
  const region = <Region key={modal?.dataset.modal ?? 'page'} toasts={toasts} raised={modal !== undefined} />
  return modal ? createPortal(region, modal) : region
}

function Region({ toasts, raised }: { readonly toasts: Toasts; readonly raised: boolean }) {
  const t = useText()
  const { list } = useSnapshot(toasts.state)
  const ref = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element>(null)
  useEffect(() => {
    // After the paint: raising it lays the whole page out once more, and whatever has just opened is seen first.
    const timer = setTimeout(() => {
      // A modal that has just gone took the region along: there is nothing to raise, and the next one stands on the page again.
      if (ref.current?.isConnected) ref.current.showPopover?.()
    })
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const onVisibility = () => (document.hidden ? toasts.hold() : toasts.release())
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      toasts.release()
    }
  }, [toasts])
  function enter({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Element && !ref.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
    toasts.hold()
  }
  function dismiss(id: string) {
    // The button that was pressed goes, and no blur tells of it. Only by keyboard: after a tap it could open the one on the screen.
    const isByKey = ref.current?.querySelector('button:focus-visible')
    if (isByKey && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    toasts.dismiss(id)
    if (!ref.current?.matches(':hover')) toasts.release()
  }
  return (
    <section
      ref={ref}
      popover="manual"
      className={classNames(styles.region, raised && styles.raised)}
      aria-label={t('ui.messages')}
      aria-live="polite"
      onMouseEnter={toasts.hold}
      onMouseLeave={toasts.release}
      onFocus={enter}
      onBlur={toasts.release}
    >
      {list.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
      ))}
    </section>
  )
}

function subscribeToModals(listener: () => void): () => void {
  return onModalChange(document, listener)
}

function topModalOfPage(): HTMLElement | undefined {
  return topModal(document)
}
