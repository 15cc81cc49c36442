import { useSnapshot } from 'valtio/react'
import { Segmented, useText } from '../../../ui/kit'
import { theme } from '../../../ui/contract'
import { useService } from '../../../web/kit'
import styles from './profile-panel.module.css'

/** Light, dark, or as the device has it. */
export function LooksChoice() {
  const t = useText()
  const { choose, state } = useService(theme)
  const { choice } = useSnapshot(state)
  return (
    <div className={styles.looks}>
      <span>{t('navigation.looks')}</span>
      <Segmented
        label={t('navigation.looks')}
        value={choice}
        options={[
          { value: 'system', label: t('navigation.system') },
          { value: 'light', label: t('navigation.light') },
          { value: 'dark', label: t('navigation.dark') },
        ]}
        onChange={choose}
      />
    </div>
  )
}
