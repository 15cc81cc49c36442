import { calendarLeaf, Card, langOf, useLanguage } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { Listing } from '../../contract/wire'
import { Deadline } from '../deadline'
import { kindById } from '../kind-of'
import { ApplyOrDeadline } from '../listing/apply-or-deadline'
import { Entered } from '../listing/entered'
import { useEntered } from '../listing/use-entered'
import { useFacts } from '../use-facts'
import styles from './card.module.css'

/** One whose time runs out, by its last day; to who takes part already it says that in place of how far off it is. */
export function ClosingCard({ listing, now }: { readonly listing: Listing; readonly now: string }) {
  const language = useLanguage()
  const facts = useFacts()
  const hold = kindById(listing.kind)?.hold ?? 'event'
  const leaf = calendarLeaf(listing.closesAt ?? now, language, listing.zone)
  const isEntered = useEntered(listing.id)
  const until = <Deadline listing={listing} now={now} distance href={listing.path} />
  const colours = { background: `var(--kind-${hold}-tint)`, color: `var(--kind-${hold}-ink)` }
  return (
    <Card as="li" pad="none" lifting className={styles.card}>
      <div className={styles.dated}>
        <span className={styles.date} style={colours} aria-hidden="true">
          <b>{leaf.day}</b>
          <small>{leaf.month}</small>
        </span>
        <div className={styles.text}>
          <h3 className={styles.title}>
            <Link href={listing.path} className={styles.link} lang={langOf(listing.title, language)}>
              {listing.title}
            </Link>
          </h3>
          <p className={styles.line}>
            <span lang={langOf(listing.organisation.name, language)}>{listing.organisation.name}</span> ·{' '}
            {facts.place(listing)}
          </p>
          <div className={styles.ends}>
            <span className={styles.pay}>{facts.pay(listing)}</span>
            {isEntered ? (
              <Entered listing={listing}>{until}</Entered>
            ) : (
              <ApplyOrDeadline listing={listing} now={now} isClosedToThem={false} onCard="distance" />
            )}
          </div>
        </div>
      </div>
    </Card>
  )
}
