import type { ListingPage } from '../contract/wire'
import { markedParts, saysOf, snippetOf } from './catalogue/marks'
import type { Wanted } from './catalogue/wanted'
import type { ListingRow } from './listing-queries'

/** Where in these what was looked for stands: in the title, and in a piece of the description. Of a title that says all of it no text is read. */
export async function foundIn(
  rows: readonly ListingRow[],
  textsOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>,
  wanted: readonly Wanted[],
): Promise<NonNullable<ListingPage['found']>> {
  const says = saysOf(wanted)
  const saysEach = wanted.filter(({ isExcluded }) => !isExcluded).map((each) => saysOf([each]))
  const isAllIn = (title: string) => saysEach.every((one) => markedParts(title, one).length > 1)
  const unproved = rows.filter(({ title }) => !isAllIn(title)).map(({ id }) => id)
  const texts = unproved.length > 0 ? await textsOf(unproved) : new Map<number, string>()
  return rows.map(({ id, title }) => {
    const text = texts.get(id)
    return { id, title: [...markedParts(title, says)], text: text === undefined ? [] : [...snippetOf(text, says)] }
  })
}
