import { useText } from '../../../ui/kit'
import { stage } from '../../../ui/contract'
import { useService } from '../../../web/kit'
import styles from './request-link.module.css'

/** "Request a Feature" (spec §2.4). */
export function Part() {
  const t = useText()
  const { open } = useService(stage)
  return (
    <button type="button" className={styles.link} onClick={() => open('content.request-feature')}>
      {t('content.request')}
    </button>
  )
}
