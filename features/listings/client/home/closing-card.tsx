import { calendarLeaf, Card, useLanguage } from '../../../ui/kit'
import type { Listing } from '../../contract/wire'
import { kindById } from '../kind-of'
import { useFacts } from '../use-facts'
import { Where } from '../where'
import { CardEnds } from './card-ends'
import styles from './card.module.css'
import { CardWords } from './card-words'

interface ClosingCardProps {
  readonly listing: Listing
  readonly now: string
  readonly among: readonly number[]
}

/** One whose time runs out, by its last day. */
export function ClosingCard({ listing, now, among }: ClosingCardProps) {
  const language = useLanguage()
  const facts = useFacts()
  const hold = kindById(listing.kind)?.hold ?? 'event'
  const leaf = calendarLeaf(listing.closesAt ?? now, language, listing.zone)
  const colours = { background: `var(--kind-${hold}-tint)`, color: `var(--kind-${hold}-ink)` }
  return (
    <Card as="li" pad="none" lifting className={styles.card}>
      <div className={styles.dated}>
        <span className={styles.date} style={colours} aria-hidden="true">
          <b>{leaf.day}</b>
          <small>{leaf.month}</small>
        </span>
        <div className={styles.text}>
          <CardWords listing={listing} facts={[facts.pay(listing), <Where key="where" listing={listing} />]} />
        </div>
        <CardEnds {...{ listing, now, among }} until="distance" className={styles.under} />
      </div>
    </Card>
  )
}
