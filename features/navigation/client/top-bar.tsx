import { Plus } from 'lucide-react'
import { Brand, buttonClass, classNames, Icon, useText } from '../../ui/kit'
import { Link, useHasPage, useKernel, useUrl } from '../../web/kit'
import { AccountMenu } from './account-menu'
import { CategoryMenu } from './category-menu'
import { LanguagePicker } from './language-picker'
import { SearchBox } from './search-box'
import styles from './top-bar.module.css'
import { isCurrent, useEntries } from './use-entries'
import { useScrolled } from './use-scrolled'

/** Site-wide top bar (spec §2.1): logo, search, category links, Host, language, and Login or the account. */
export function Part() {
  const t = useText()
  const { path } = useUrl()
  const { subject } = useKernel()
  const links = useEntries('top')
  const { isPast, isHidden } = useScrolled()
  return (
    <header className={classNames(styles.bar, isPast && styles.past, isHidden && styles.hidden)}>
      <div className={styles.inner}>
        <Link href="/" className={styles.brand} aria-label={t('navigation.home')}>
          <span className={styles.word}>
            <Brand />
          </span>
          <span className={styles.mark}>
            <Brand markOnly height={30} />
          </span>
        </Link>
        <SearchBox />
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
        </nav>
        <div className={styles.end}>
          <CategoryMenu />
          <LanguagePicker />
          <HostLink />
          {subject ? <AccountMenu /> : <LoginLink />}
        </div>
      </div>
    </header>
  )
}

const HOST = '/manage/opportunity/all/create'

function HostLink() {
  const t = useText()
  const hasPage = useHasPage()
  if (!hasPage(HOST)) return null
  return (
    <Link href={HOST} className={classNames(buttonClass({ variant: 'secondary' }), styles.host)}>
      <Icon of={Plus} size={16} />
      {t('navigation.host')}
    </Link>
  )
}

/** Comes back to where it was left (spec §2.1). */
function LoginLink() {
  const t = useText()
  const { path, query, withQuery } = useUrl()
  const here = withQuery(query)
  const href =
    path === '/' || path.startsWith('/auth/') ? '/auth/login' : `/auth/login?returnUrl=${encodeURIComponent(here)}`
  return (
    <Link href={href} className={buttonClass({ variant: 'primary' })}>
      {t('navigation.login')}
    </Link>
  )
}
