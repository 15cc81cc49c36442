import type { Kept } from '../contract/wire'

/** As many as a page of the list: no question grows with it. */
const AT_ONCE = 20

/** The opportunities that one of these rows is asked about with, itself among them; what is over is asked about no more. */
export function askedTogether(items: readonly Kept[], at: number): readonly number[] {
  const first = at - (at % AT_ONCE)
  return items
    .slice(first, first + AT_ONCE)
    .flatMap(({ listing }) => (listing && listing.standing !== 'closed' ? [listing.id] : []))
}
