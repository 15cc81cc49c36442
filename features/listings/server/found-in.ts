import type { ListingPage } from '../contract/wire'
import { markedParts, saysOf, snippetOf } from './catalogue/marks'
import type { Wanted } from './catalogue/wanted'
import type { ListingRow } from './listing-queries'

/** Where in these what was looked for stands: in the title, and in a piece of the description. */
export function foundIn(
  rows: readonly ListingRow[],
  texts: ReadonlyMap<number, string>,
  wanted: readonly Wanted[],
): NonNullable<ListingPage['found']> {
  const says = saysOf(wanted)
  const saysEach = wanted.filter(({ isExcluded }) => !isExcluded).map((each) => saysOf([each]))
  /** A title that says all of it needs no proof. */
  const isAllIn = (title: string) => saysEach.every((one) => markedParts(title, one).length > 1)
  return rows.map(({ id, title }) => ({
    id,
    title: [...markedParts(title, says)],
    text: isAllIn(title) ? [] : [...snippetOf(texts.get(id) ?? '', says)],
  }))
}
