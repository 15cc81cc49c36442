import { useText } from '../../../ui/kit'
import { MenuLink } from '../menus/menu-link'
import type { BusinessEntries } from '../menus/use-business-entries'
import styles from './business-panel.module.css'

interface BusinessColumnsProps {
  readonly columns: BusinessEntries['columns']
  readonly onClose: () => void
}

/** What stands beside the products, each under its heading. */
export function BusinessColumns({ columns, onClose }: BusinessColumnsProps) {
  const t = useText()
  return columns.map(({ label, entries }) => (
    <nav key={label} aria-label={t(label)}>
      <p className={styles.title} aria-hidden="true">
        {t(label)}
      </p>
      {entries.map((entry) => (
        <MenuLink key={entry.id} entry={entry} onClick={onClose} />
      ))}
    </nav>
  ))
}
