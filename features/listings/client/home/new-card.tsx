import { Card, OrgLogo } from '../../../ui/kit'
import type { Listing } from '../../contract/wire'
import { useFacts } from '../use-facts'
import { Where } from '../where'
import { CardEnds } from './card-ends'
import { CardMarks } from './card-marks'
import styles from './card.module.css'
import { CardWords } from './card-words'

interface NewCardProps {
  readonly listing: Listing
  readonly now: string
  readonly among: readonly number[]
}

/** One that is new: who, what it pays, where, and for whom. */
export function NewCard({ listing, now, among }: NewCardProps) {
  const facts = useFacts()
  return (
    <Card as="li" lifting className={styles.card}>
      <div className={styles.compact}>
        <OrgLogo name={listing.organisation.name} src={listing.organisation.logo} />
        <div className={styles.text}>
          <CardWords
            listing={listing}
            facts={[facts.pay(listing), facts.span(listing), <Where key="where" listing={listing} />]}
          />
        </div>
        <CardMarks listing={listing} />
      </div>
      <CardEnds {...{ listing, now, among }} className={styles.foot} />
    </Card>
  )
}
