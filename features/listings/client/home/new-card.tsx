import { Card, OrgLogo } from '../../../ui/kit'
import type { Listing } from '../../contract/wire'
import { Deadline } from '../deadline'
import { useFacts } from '../use-facts'
import styles from './card.module.css'
import { CardWords } from './card-words'

/** One that is new: who, what it pays, where, and for whom. */
export function NewCard({ listing, now }: { readonly listing: Listing; readonly now: string }) {
  const facts = useFacts()
  return (
    <Card as="li" lifting className={styles.card}>
      <div className={styles.compact}>
        <OrgLogo name={listing.organisation.name} src={listing.organisation.logo} />
        <div className={styles.text}>
          <CardWords listing={listing} facts={[facts.pay(listing), facts.span(listing), facts.place(listing)]} />
        </div>
      </div>
      <p className={`${styles.ends} ${styles.foot}`}>
        <span>{facts.audience(listing)}</span>
        <Deadline listing={listing} now={now} inline href={listing.path} />
      </p>
    </Card>
  )
}
