import { useText } from '../../../ui/kit'
import { MenuLink } from '../menus/menu-link'
import { useEntries } from '../menus/use-entries'
import styles from './settings-list.module.css'

/** Beside a page of one's settings: all of them, by whichever features are on. */
export function Part() {
  const t = useText()
  const entries = useEntries('settings')
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('navigation.settings')} className={styles.list}>
      {entries.map((entry) => (
        <MenuLink key={entry.id} entry={entry} />
      ))}
    </nav>
  )
}
