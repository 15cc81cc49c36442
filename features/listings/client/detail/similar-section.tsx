import { ErrorCard, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import type { DetailProps } from '../../contract'
import { ListingRow } from '../listing/listing-row'
import { RowSkeletons } from '../listing/row-skeletons'
import { similarRequest } from './similar-request'
import styles from './similar-section.module.css'

/** Where to go on when this one is not it. */
export function Section({ opportunityId }: DetailProps) {
  const t = useText()
  const { data, error, isFetching, refetch } = useData(similarRequest(opportunityId))
  // What was read stays when asking again fails.
  if (error && !data) return <ErrorCard small error={error} retrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons />
  if (data.items.length === 0) return <p className={styles.none}>{t('listings.similar.none')}</p>
  const among = data.items.map(({ id }) => id)
  return (
    <ul className={styles.rows}>
      {data.items.map((listing) => (
        <ListingRow key={listing.id} listing={listing} now={data.now} among={among} />
      ))}
    </ul>
  )
}
