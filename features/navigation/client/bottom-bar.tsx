import { Ellipsis } from 'lucide-react'
import { classNames, Icon, Menu, useText } from '../../ui/kit'
import { Link, useUrl } from '../../web/kit'
import styles from './bottom-bar.module.css'
import { menuIcons } from './menu-icons'
import { isCurrent, useEntries } from './use-entries'

/** The phone's bar (spec §2.1): the main lists, and More for the rest. */
export function Part() {
  const t = useText()
  const { path } = useUrl()
  const entries = useEntries('bottom')
  const more = useEntries('more')
  return (
    <nav aria-label={t('navigation.bottom')} className={styles.bar}>
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
      {more.length > 0 && (
        <Menu
          label={t('navigation.more')}
          items={more.map(({ href, label }) => ({ id: href, href, label: t(label) }))}
          trigger={(props) => (
            <button type="button" className={styles.item} {...props}>
              <Icon of={Ellipsis} size={20} />
              {t('navigation.more')}
            </button>
          )}
        />
      )}
    </nav>
  )
}
