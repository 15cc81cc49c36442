import { ChevronRight, Landmark } from 'lucide-react'
import { shell } from '../../navigation/contract'
import { findUser } from '../../session/contract'
import { Icon, useText } from '../../ui/kit'
import { stage } from '../../ui/contract'
import { useKernel, useMaybe, useService } from '../../web/kit'
import { SELECT } from '../contract'
import styles from './campus.module.css'

/** In the profile panel: the way to one's dashboard, or to the choice between several (spec §2.2, §6: 1 College, 2 University). */
export function Part() {
  const t = useText()
  const { open } = useService(stage)
  const bars = useMaybe(shell)
  const level = findUser(useKernel().subject)?.hasTpoDashboardAccess ?? 0
  if (level === 0) return null
  const choose = () => {
    bars?.close()
    open(SELECT)
  }
  return (
    <button type="button" className={`${styles.choice} ${styles.row}`} onClick={choose}>
      <Icon of={Landmark} />
      <span className={styles.words}>{t(level === 2 ? 'campus.university' : 'campus.college')}</span>
      <Icon of={ChevronRight} size={16} />
    </button>
  )
}
