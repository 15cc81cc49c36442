import { formatNumber, useLanguage, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { LandingLink } from '../../contract/wire-landing'
import { landingTitle } from './landing-words'
import styles from './landing-page.module.css'

interface LandingLinksProps {
  /** Text key of the whole; each group's own is below it. */
  readonly words: 'listings.beside' | 'listings.directory'
  /** What tells the groups of one page apart. */
  readonly name: string
  readonly groups: readonly { readonly group: string; readonly items: readonly LandingLink[] }[]
}

/** Ways to listing pages of one sort, in groups, each with how many are open there. */
export function LandingLinks({ words, name, groups }: LandingLinksProps) {
  const t = useText()
  const language = useLanguage()
  if (groups.length === 0) return null
  return (
    <nav className={styles.links} aria-label={t(words)}>
      {groups.map(({ group, items }) => (
        <section key={group} aria-labelledby={`${name}-${group}`}>
          <h2 id={`${name}-${group}`} className={styles.title}>
            {t(`${words}.${group}`)}
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
