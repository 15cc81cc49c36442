import { Brand, classNames, useText } from '../../../ui/kit'
import { Link, useKernel, useUrl } from '../../../web/kit'
import { PanelHost } from '../panels/panel-host'
import { SearchBox, SearchButton } from '../search/search-box'
import { AccountButton } from './account-button'
import { BarLinks } from './bar-links'
import { BusinessButton, FoldedMenuButton } from './menu-buttons'
import { HostLink } from './host-link'
import { LanguagePicker } from './language-picker'
import { LoginLink } from './login-link'
import { PanelButtons } from './panel-buttons'
import { linksRequest } from '../links/requests'
import styles from './top-bar.module.css'
import { useScrolled } from './use-scrolled'

/** What stands behind For Business decides whether it stands there. */
export const data = () => ({ links: linksRequest() })

/** Site-wide top bar (spec §2.1): logo, search, category links, language, Host, For Business, panels, and Login or the account. */
export function Part() {
  const t = useText()
  const { subject } = useKernel()
  const { path } = useUrl()
  const { isPast, isHidden } = useScrolled(path)
  return (
    <>
      <header className={classNames(styles.bar, isPast && styles.past, isHidden && styles.hidden)}>
        <div className={styles.inner}>
          <Link href="/" className={styles.brand} aria-label={t('navigation.home')}>
            <Brand />
          </Link>
          <SearchBox />
          <BarLinks />
          <div className={styles.end}>
            <SearchButton />
            <FoldedMenuButton />
            <LanguagePicker />
            <PanelButtons />
            <HostLink isPlain={subject === undefined} />
            <BusinessButton isSignedIn={subject !== undefined} />
            {subject ? <AccountButton /> : <LoginLink />}
          </div>
        </div>
      </header>
      <PanelHost />
    </>
  )
}
