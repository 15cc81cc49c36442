import { langOf, useLanguage } from '../../../ui/kit'
import { AliveInSight, ErrorBoundary, Link } from '../../../web/kit'
import styles from './listing-row.module.css'
import { type ListingRowProps, RowZones } from './row-zones'

/** One opportunity of a list. Its fault stays its own: what cannot be drawn leads to its page all the same, and the list goes on. */
export function ListingRow(props: ListingRowProps) {
  const { listing } = props
  return (
    <AliveInSight as="li" className={styles.row} data-opportunity={listing.id}>
      <ErrorBoundary resetKey={listing} fallback={() => <BareZones listing={listing} />}>
        <RowZones {...props} />
      </ErrorBoundary>
    </AliveInSight>
  )
}

function BareZones({ listing: { path, title } }: Pick<ListingRowProps, 'listing'>) {
  const language = useLanguage()
  return (
    <>
      <span />
      <h2 className={styles.title}>
        <Link href={path} className={styles.link} lang={langOf(title, language)}>
          {title}
        </Link>
      </h2>
    </>
  )
}
