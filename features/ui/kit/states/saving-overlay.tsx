import { useEffect, useLayoutEffect, useRef } from 'react'
import { Spinner } from '../marks/countdown'
import { useText } from '../text/text-context'
import styles from './saving-overlay.module.css'

/**
 * "Saving" over the form whose last child it is (spec §4): until it goes, nothing beside it can be pressed or typed into, so that one
 * act is not begun twice. The focus comes back to where it was.
 */
export function SavingOverlay({ label }: { readonly label?: string }) {
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    const form = ref.current?.parentElement
    if (!form) return
    focused.current = form.contains(document.activeElement) ? document.activeElement : null
    const held = [...form.children].filter((each) => each !== ref.current && !each.hasAttribute('inert'))
    for (const each of held) each.setAttribute('inert', '')
    return () => {
      for (const each of held) each.removeAttribute('inert')
    }
  }, [])
  // Later than the form comes free: what is inert takes no focus.
  useEffect(() => () => giveBack(focused.current), [])
  return (
    <div ref={ref} className={styles.cover}>
      <p className={styles.pill} role="status">
        <span className={styles.ring} aria-hidden="true">
          <Spinner label="" />
        </span>
        {label ?? t('ui.saving')}
      </p>
    </div>
  )
}

function giveBack(element: Element | null): void {
  if (document.activeElement === document.body && element instanceof HTMLElement && element.isConnected) element.focus()
}
