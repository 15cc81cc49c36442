import type { Listing } from './wire'

/** As many as a page of the list: no question grows with it. */
const AT_ONCE = 20

interface Row {
  /** Null where it is out of sight. */
  readonly listing: Pick<Listing, 'id' | 'standing'> | null
}

/** The opportunities that the answer of one of these rows is asked about with, itself among them; what is over is asked about no more. */
export function askedTogether(rows: readonly Row[], at: number): readonly number[] {
  const first = at - (at % AT_ONCE)
  return rows
    .slice(first, first + AT_ONCE)
    .flatMap(({ listing }) => (listing && listing.standing !== 'closed' ? [listing.id] : []))
}
