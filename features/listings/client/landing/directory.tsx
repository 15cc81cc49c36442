import { formatNumber, useLanguage, useText } from '../../../ui/kit'
import { Link, useData } from '../../../web/kit'
import { directoryRequest } from '../requests'
import { landingTitle } from './landing-words'
import styles from './landing-page.module.css'

/** Ways from a list of jobs or internships to those of one sort that have enough on them. */
export function Directory({ kind }: { readonly kind: string }) {
  const t = useText()
  const language = useLanguage()
  const { data } = useData(directoryRequest(kind))
  if (!data || data.groups.length === 0) return null
  return (
    <nav className={styles.links} aria-label={t('listings.directory')}>
      {data.groups.map(({ group, items }) => (
        <section key={group} aria-labelledby={`${kind}-${group}`}>
          <h2 id={`${kind}-${group}`} className={styles.title}>
            {t(`listings.directory.${group}`)}
          </h2>
          <ul className={styles.list}>
            {items.map((each) => (
              <li key={each.path}>
                <Link href={each.path} className={styles.link}>
                  {landingTitle(each, t)}
                </Link>{' '}
                <span className={styles.open}>{formatNumber(each.open, language)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
