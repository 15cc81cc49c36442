import { useSnapshot } from 'valtio/react'
import { SunMoon } from 'lucide-react'
import { Icon, Segmented, useText } from '../../../ui/kit'
import { theme } from '../../../ui/contract'
import { useService } from '../../../web/kit'
import styles from './profile-panel.module.css'

/** Light, dark, or as the device has it. */
export function LooksChoice({ hasIcon }: { readonly hasIcon?: boolean }) {
  const t = useText()
  const { choose, state } = useService(theme)
  const { choice } = useSnapshot(state)
  return (
    <div className={styles.looks}>
      {hasIcon && <Icon of={SunMoon} />}
      <span className={styles.looksName}>{t('navigation.looks')}</span>
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
