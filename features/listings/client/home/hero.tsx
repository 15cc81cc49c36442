import { Container, formatNumber, Hold, useLanguage, useText } from '../../../ui/kit'
import type { HomeSectionModule } from '../../../web/contract'
import { Link } from '../../../web/kit'
import { ownKinds } from '../../contract'
import { homeRequest } from '../requests'
import { HeroArt } from './hero-art'
import styles from './hero.module.css'
import { HeroPins } from './hero-pins'
import { SearchForm } from './search-form'
import { useHomeLists } from './use-home-lists'

/** Short ways into the lists; all of them are filters. */
const shortcuts = [
  ['listings.try.remote', '/internships?mode=remote'],
  ['listings.try.bengaluru', '/internships?city=Bengaluru'],
  ['listings.try.paid', '/internships?pay=month-20000'],
  ['listings.try.freshers', '/jobs?audience=fresher'],
] as const

/** The wall: what this is, a search, and how much is open. Numbers are counted, never written. */
function Hero() {
  const t = useText()
  const language = useLanguage()
  const lists = useHomeLists()
  return (
    <Container className={styles.wrap}>
      <section className={styles.hero} aria-labelledby="hero">
        <div className={styles.art}>
          <HeroArt />
        </div>
        <div className={styles.words}>
          <h1 id="hero" className={styles.title} tabIndex={-1}>
            {t('listings.hero.title')}
          </h1>
          <p className={styles.says}>{t('listings.hero.says', { count: formatNumber(lists?.total ?? 0, language) })}</p>
          <SearchForm to="/all-opportunities" />
          <p className={styles.tries}>
            {shortcuts.map(([label, href]) => (
              <Link key={href} href={href}>
                {t(label)}
              </Link>
            ))}
          </p>
        </div>
        {lists ? <HeroPins lists={lists} /> : null}
      </section>
      <KindStrip counts={lists?.counts ?? []} />
    </Container>
  )
}

const MOST_KINDS = 9

function KindStrip({ counts }: { readonly counts: readonly { readonly kind: string; readonly open: number }[] }) {
  const t = useText()
  const language = useLanguage()
  const openOf = (id: string) => counts.find(({ kind }) => kind === id)?.open ?? 0
  return (
    <nav className={styles.kinds} aria-label={t('listings.kinds')}>
      {ownKinds.slice(0, MOST_KINDS).map(({ id, listingPath, plural, hold }) => (
        <Link key={id} href={listingPath} className={styles.kind}>
          <Hold kind={hold} size={38} />
          <span>
            <b>{t(plural)}</b>
            <small>{t('listings.open', { count: formatNumber(openOf(id), language) })}</small>
          </span>
        </Link>
      ))}
    </nav>
  )
}

export const section: HomeSectionModule = { Section: Hero, data: () => ({ home: homeRequest() }) }
