import { useText } from '../../../ui/kit'
import { Link, useSite } from '../../../web/kit'
import { useEntries } from '../menus/use-entries'
import styles from './footer.module.css'

/** The last line of a page: copyright and version, shorter on a phone (spec §2.4), legal pages, and whose work is built in. */
export function LegalLine() {
  const t = useText()
  const { version } = useSite()
  const entries = useEntries('legal')
  return (
    <div className={styles.legal}>
      <p className={styles.long}>{t('navigation.copyright', { version })}</p>
      <p className={styles.short}>{t('navigation.copyrightShort', { version })}</p>
      <ul className={styles.legalLinks}>
        {entries.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {t(label)}
            </Link>
          </li>
        ))}
        <li>
          <a href="/assets/licences.txt" className={styles.link}>
            {t('navigation.licences')}
          </a>
        </li>
      </ul>
    </div>
  )
}
