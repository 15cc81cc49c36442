import { ChevronDown } from 'lucide-react'
import { classNames, Icon, Menu, useText } from '../../../ui/kit'
import { Link, useUrl } from '../../../web/kit'
import { asMenuItem } from '../menus/as-menu-item'
import { isCurrent, useEntries } from '../menus/use-entries'
import styles from './bar-links.module.css'

/** The category links with More (spec §2.1). Where they do not fit they fold into the menu. */
export function BarLinks() {
  const t = useText()
  const { path } = useUrl()
  const links = useEntries('top')
  const more = useEntries('more')
  return (
    <nav aria-label={t('navigation.main')} className={styles.links}>
      {links.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          className={classNames(styles.link, isCurrent(href, path) && styles.on)}
          aria-current={isCurrent(href, path) ? 'page' : undefined}
        >
          {t(label)}
        </Link>
      ))}
      {more.length > 0 && (
        <Menu
          label={t('navigation.more')}
          items={more.flatMap((entry) => [
            // What one reads stands above the line, what one does below it.
            ...(entry.icon === 'host' ? (['rule'] as const) : []),
            asMenuItem(entry, t),
          ])}
          trigger={(props) => (
            <button type="button" className={styles.link} {...props}>
              {t('navigation.more')}
              <Icon of={ChevronDown} size={14} />
            </button>
          )}
        />
      )}
    </nav>
  )
}
