import { useSnapshot } from 'valtio/react'
import { Avatar, useText } from '../../../ui/kit'
import { findUser } from '../../../session/contract'
import { useKernel, useService } from '../../../web/kit'
import { barParts, shell } from '../../contract'
import { PlacedParts } from '../placed-parts'
import styles from './account-button.module.css'

const PANEL = 'navigation.profile'

/** Who is signed in; opens the profile panel (spec §2.1, §2.2). */
export function AccountButton() {
  const t = useText()
  const user = findUser(useKernel().subject)
  const { state, open } = useService(shell)
  const isOpen = useSnapshot(state).panel === PANEL
  if (!user) return null
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('navigation.accountOf', { name: user.name })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => open(PANEL)}
    >
      <Avatar name={user.name} src={user.avatar} size={40} />
      <span className={styles.badge}>
        <PlacedParts of={barParts} place="face" />
      </span>
    </button>
  )
}
