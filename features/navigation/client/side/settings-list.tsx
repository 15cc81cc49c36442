import { classNames, useText } from '../../../ui/kit'
import { useKernel } from '../../../web/kit'
import { MenuLink } from '../menus/menu-link'
import { useEntries } from '../menus/use-entries'
import styles from './settings-list.module.css'

/** Beside a page of one's settings: all of them, by whichever features are on. */
export function Part() {
  const t = useText()
  const { subject } = useKernel()
  const entries = useEntries('settings')
  if (!subject) return <div className={classNames(styles.list, styles.waiting)} aria-hidden="true" />
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('navigation.settings')} className={styles.list}>
      {entries.map((entry) => (
        <MenuLink key={entry.id} entry={entry} />
      ))}
    </nav>
  )
}
