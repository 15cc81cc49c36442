import { useText } from '../../../ui/kit'
import { siteOf } from '../../contract'
import styles from './detail-body.module.css'

/** All sites on which the same was found; the first one's words are those of the page. */
export function ToldBy({ sources }: { readonly sources: readonly string[] }) {
  const t = useText()
  const [first] = sources
  if (!first) return null
  return (
    <section id="section-told-by" className={styles.section} aria-labelledby="told-by">
      <h2 id="told-by" className={styles.title}>
        {t('listings.toldBy', { count: sources.length })}
      </h2>
      <p className={styles.note}>{t('listings.toldByFirst', { site: siteOf(first) })}</p>
      <ul className={styles.sources}>
        {sources.map((address) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener nofollow">
              {siteOf(address)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
