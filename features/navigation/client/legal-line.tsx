import { useText } from '../../ui/kit'
import { Link } from '../../web/kit'
import styles from './legal-line.module.css'
import { useEntries } from './use-entries'

/** The last line of a page: copyright (spec §2.4), licences, and legal pages once there are any. */
export function Part() {
  const t = useText()
  const entries = useEntries('legal')
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <p>{t('navigation.copyright')}</p>
        <ul className={styles.links}>
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
    </footer>
  )
}
