import type { ListingPage } from '../contract/wire'
import { markedParts, saysOf, snippetOf } from './catalogue/marks'
import type { Wanted } from './catalogue/wanted'
import { descriptionsByIds, type ListingRow } from './listing-queries'
import { plainText } from './plain-text'
import type { ListingsDb } from './tables'

/** Where in these what was looked for stands: in the title, and in a piece of the description. */
export async function foundIn(
  db: ListingsDb,
  rows: readonly ListingRow[],
  wanted: readonly Wanted[],
): Promise<NonNullable<ListingPage['found']>> {
  const says = saysOf(wanted)
  const saysEach = wanted.filter(({ isExcluded }) => !isExcluded).map((each) => saysOf([each]))
  /** A title that says all of it needs no proof. */
  const isAllIn = (title: string) => saysEach.every((one) => markedParts(title, one).length > 1)
  const ids = rows.map(({ id }) => id)
  const descriptions = new Map((await descriptionsByIds(db, ids)).map(({ id, description }) => [id, description]))
  return rows.map(({ id, title }) => ({
    id,
    title: [...markedParts(title, says)],
    text: isAllIn(title) ? [] : [...snippetOf(plainText(descriptions.get(id) ?? ''), says)],
  }))
}
