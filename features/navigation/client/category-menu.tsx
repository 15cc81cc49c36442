import { Menu as MenuIcon } from 'lucide-react'
import { IconButton, Menu, useText } from '../../ui/kit'
import styles from './category-menu.module.css'
import { useEntries } from './use-entries'

/** Where the category links do not fit, and for what has no place among them: More (spec §2.1). */
export function CategoryMenu() {
  const t = useText()
  const entries = [...useEntries('top'), ...useEntries('more')]
  if (entries.length === 0) return null
  return (
    <span className={styles.menu}>
      <Menu
        label={t('navigation.more')}
        items={entries.map(({ href, label }) => ({ id: href, href, label: t(label) }))}
        trigger={(props) => <IconButton icon={MenuIcon} label={t('navigation.more')} {...props} />}
      />
    </span>
  )
}
