import { ChevronRight } from 'lucide-react'
import { Icon } from '../actions/icon'
import { useText } from '../text/text-context'
import { Written } from '../text/written'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  readonly label: string
  /** Left out for the page itself. */
  readonly href?: string | undefined
}

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useText()
  return (
    <nav className={styles.nav} aria-label={t('ui.breadcrumb')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }, at) => (
          <li key={href ?? label}>
            {at > 0 ? <Icon of={ChevronRight} size={14} /> : null}
            {href ? (
              <a href={href}>
                <Written text={label} />
              </a>
            ) : (
              <span className={styles.current} aria-current="page">
                <Written text={label} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
