import { Card, formatNumber, useLanguage, useText } from '../../../ui/kit'
import type { HomeSectionModule } from '../../../web/contract'
import { Link, useData } from '../../../web/kit'
import type { Listing } from '../../contract/wire'
import { Deadline } from '../deadline'
import { kindById } from '../kind-of'
import { homeRequest } from '../requests'
import { useFacts } from '../use-facts'
import styles from './card.module.css'
import { Rail } from './rail'

/** Those whose time runs out within a week, the soonest first. */
function Closing() {
  const t = useText()
  const language = useLanguage()
  const { data } = useData(homeRequest())
  if (!data || data.closingSoon.length === 0) return null
  const more = {
    href: '/all-opportunities',
    label: t('listings.seeAllOf', { count: formatNumber(data.closingCount, language) }),
  }
  return (
    <Rail id="closing" title={t('listings.closing.title')} says={t('listings.closing.says')} more={more}>
      {data.closingSoon.map((listing) => (
        <ClosingCard key={listing.id} listing={listing} now={data.now} />
      ))}
    </Rail>
  )
}

function ClosingCard({ listing, now }: { readonly listing: Listing; readonly now: string }) {
  const language = useLanguage()
  const facts = useFacts()
  const hold = kindById(listing.kind)?.hold ?? 'event'
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
      timeZone: 'Asia/Kolkata',
      ...options,
    }).format(new Date(listing.closesAt ?? now))
  const colours = { background: `var(--kind-${hold}-tint)`, color: `var(--kind-${hold}-ink)` }
  return (
    <Card as="li" pad="none" lifting className={styles.card}>
      <div className={styles.dated}>
        <span className={styles.date} style={colours} aria-hidden="true">
          <b>{part({ day: 'numeric' })}</b>
          <small>{part({ month: 'short' })}</small>
        </span>
        <div className={styles.text}>
          <h3 className={styles.title}>
            <Link href={listing.path} className={styles.link}>
              {listing.title}
            </Link>
          </h3>
          <p className={styles.line}>
            {listing.organisation.name} · {facts.place(listing)}
          </p>
          <p className={styles.ends}>
            <span className={styles.pay}>{facts.pay(listing)}</span>
            <Deadline listing={listing} now={now} inline />
          </p>
        </div>
      </div>
    </Card>
  )
}

export const section: HomeSectionModule = { Section: Closing, data: () => ({ home: homeRequest() }) }
