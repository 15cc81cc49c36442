import { ChevronsUpDown, Settings } from 'lucide-react'
import { Icon, Menu, useText, VisuallyHidden } from '../../../ui/kit'
import { useUrl } from '../../../web/kit'
import type { MenuEntry } from '../../contract'
import { asMenuItem } from '../menus/as-menu-item'
import { menuIcons } from '../menus/menu-icons'
import { isCurrent } from '../menus/use-entries'
import styles from './settings-picker.module.css'

/** On a phone, one field that says which of the settings these are; the others stand in the sheet it opens. */
export function SettingsPicker({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = useText()
  const { path } = useUrl()
  const here = entries.find(({ href }) => isCurrent(href, path))
  return (
    <Menu
      label={t('navigation.settings')}
      items={entries.map((entry) => ({ ...asMenuItem(entry, t), checked: entry === here }))}
      trigger={(props) => (
        <button type="button" className={styles.field} {...props}>
          <Icon of={here?.icon ? menuIcons[here.icon] : Settings} />
          <span className={styles.words}>
            {here && <VisuallyHidden>{`${t('navigation.settings')}: `}</VisuallyHidden>}
            {t(here?.label ?? 'navigation.settings')}
          </span>
          <Icon of={ChevronsUpDown} />
        </button>
      )}
    />
  )
}
