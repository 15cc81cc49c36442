import { VisuallyHidden } from '../../ui/kit'
import { Link } from '../../web/kit'
import type { Listing } from '../contract/wire'
import { useFacts } from './use-facts'
import styles from './where.module.css'

interface WhereProps {
  readonly listing: Listing
  /** Whether a reader looks for a city, which comes first. */
  readonly isAsked?: ((city: string) => boolean) | undefined
}

/** Where one of a row or card is: of several places the first is drawn, with all in its title, and all are said. */
export function Where({ listing, isAsked }: WhereProps) {
  const { short, full } = useFacts().where(listing, isAsked)
  if (short === full) return short
  return (
    <>
      {/* Above the link that covers the row, or its title would never be shown: it leads to the same page. */}
      <Link href={listing.path} className={styles.short} title={full} tabIndex={-1} aria-hidden="true">
        {short}
      </Link>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  )
}
