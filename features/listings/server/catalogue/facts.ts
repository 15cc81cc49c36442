import type { CatalogueRow } from './catalogue-queries'

/** What its card calls its pay, where that is a word and no sum. */
const payWord = ({ pay }: CatalogueRow) => (pay && pay.maxPaise <= 0 && pay.period !== 'once' ? 'unpaid' : '')

/** What is said of an opportunity without being written by anybody, as people search for it; but for its city. */
export function factsOf(row: CatalogueRow): string {
  return `${row.kind} ${row.workMode} ${row.audiences.join(' ')} ${row.country ?? ''} ${payWord(row)}`
}
