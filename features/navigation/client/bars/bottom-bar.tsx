import { Ellipsis } from 'lucide-react'
import { useSnapshot } from 'valtio/react'
import { classNames, Icon, thumbBar, useText } from '../../../ui/kit'
import { Link, useService, useUrl } from '../../../web/kit'
import { shell } from '../../contract'
import { menuIcons } from '../menus/menu-icons'
import { isCurrent, useEntries } from '../menus/use-entries'
import styles from './bottom-bar.module.css'

const MENU = 'navigation.menu'

/** The phone's bar (spec §2.1): the main lists, and More for the rest. */
export function Part() {
  const t = useText()
  const { path } = useUrl()
  const { state, open } = useService(shell)
  const isOpen = useSnapshot(state).panel === MENU
  const entries = useEntries('bottom')
  return (
    <nav ref={thumbBar} aria-label={t('navigation.bottom')} className={styles.bar}>
      {entries.map(({ href, label, icon }) => (
        <Link
          key={href}
          href={href}
          className={classNames(styles.item, isCurrent(href, path) && styles.on)}
          aria-current={isCurrent(href, path) ? 'page' : undefined}
        >
          <Icon of={menuIcons[icon ?? 'list']} size={20} />
          {t(label)}
        </Link>
      ))}
      <button
        type="button"
        className={classNames(styles.item, isOpen && styles.on)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open(MENU)}
      >
        <Icon of={Ellipsis} size={20} />
        {t('navigation.more')}
      </button>
    </nav>
  )
}
