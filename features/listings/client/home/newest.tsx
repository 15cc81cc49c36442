import { Card, formatNumber, OrgLogo, useLanguage, useText } from '../../../ui/kit'
import type { HomeSectionModule } from '../../../web/contract'
import { Link, useData } from '../../../web/kit'
import type { Listing } from '../../contract/wire'
import { Deadline } from '../deadline'
import { kindById } from '../kind-of'
import { homeRequest } from '../requests'
import { useFacts } from '../use-facts'
import styles from './card.module.css'
import { Rail } from './rail'

/** What was published last, of the kinds that people look for most. */
function Newest() {
  const t = useText()
  const language = useLanguage()
  const { data } = useData(homeRequest())
  return data?.newest.map(({ kind: id, items }) => {
    const kind = kindById(id)
    if (!kind || items.length === 0) return null
    const open = data.counts.find((each) => each.kind === id)?.open ?? 0
    const more = {
      href: `${kind.listingPath}?sort=newest`,
      label: t('listings.seeAllOf', { count: formatNumber(open, language) }),
    }
    return (
      <Rail key={id} id={`new-${id}`} title={t(`listings.newest.${id}`)} more={more}>
        {items.map((listing) => (
          <NewCard key={listing.id} listing={listing} now={data.now} />
        ))}
      </Rail>
    )
  })
}

function NewCard({ listing, now }: { readonly listing: Listing; readonly now: string }) {
  const facts = useFacts()
  return (
    <Card as="li" lifting className={styles.card}>
      <div className={styles.compact}>
        <OrgLogo name={listing.organisation.name} src={listing.organisation.logo} />
        <div className={styles.text}>
          <h3 className={styles.title}>
            <Link href={listing.path} className={styles.link}>
              {listing.title}
            </Link>
          </h3>
          <p className={styles.line}>{listing.organisation.name}</p>
          <p className={styles.facts}>
            {[facts.pay(listing), facts.span(listing), facts.place(listing)].filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
      </div>
      <p className={`${styles.ends} ${styles.foot}`}>
        <span>{facts.audience(listing)}</span>
        <Deadline listing={listing} now={now} inline />
      </p>
    </Card>
  )
}

export const section: HomeSectionModule = { Section: Newest, data: () => ({ home: homeRequest() }) }
