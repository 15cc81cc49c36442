import { formatNumber, useLanguage, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { Landing } from '../../contract/wire-landing'
import { landingTitle } from './landing-words'
import styles from './landing-page.module.css'

/** Pages beside this one that have enough on them: the same elsewhere, others here, wider ones. */
export function Neighbours({ landing: { links } }: { readonly landing: Landing }) {
  const t = useText()
  const language = useLanguage()
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label={t('listings.beside')}>
      {links.map(({ group, items }) => (
        <section key={group} aria-labelledby={`beside-${group}`}>
          <h2 id={`beside-${group}`} className={styles.title}>
            {t(`listings.beside.${group}`)}
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
