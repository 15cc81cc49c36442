import { Waiting } from '../states/waiting'
import { useModal } from './use-modal'
import styles from './wait-dialog.module.css'

/** Covers the page while something must be over before anything else can be done: no way out, it goes by itself. */
export function WaitDialog({ label }: { readonly label: string }) {
  const ref = useModal({ onClose: () => {}, dismissable: false })
  return (
    <dialog ref={ref} className={styles.dialog} aria-label={label} aria-busy="true">
      <Waiting label={label} />
    </dialog>
  )
}
