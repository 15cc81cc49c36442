import { Suspense } from 'react'
import { langOf, useLanguage } from '../../../ui/kit'
import { ErrorBoundary, Link } from '../../../web/kit'
import { ListingRow, type ListingRowProps } from './listing-row'
import styles from './listing-row.module.css'

/** A row whose fault stays its own: what cannot be drawn leads to its page all the same, and the list goes on. */
export function RowApart(props: ListingRowProps) {
  const { listing } = props
  return (
    <ErrorBoundary resetKey={listing} fallback={() => <BareRow listing={listing} />}>
      {/* The server has no boundaries but this kind: it draws what stands in for the row. */}
      <Suspense fallback={<BareRow listing={listing} />}>
        <ListingRow {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function BareRow({ listing: { id, path, title } }: Pick<ListingRowProps, 'listing'>) {
  const language = useLanguage()
  return (
    <li className={styles.row} data-opportunity={id}>
      <span />
      <h2 className={styles.title}>
        <Link href={path} className={styles.link} lang={langOf(title, language)}>
          {title}
        </Link>
      </h2>
    </li>
  )
}
