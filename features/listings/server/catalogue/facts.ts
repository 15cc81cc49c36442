import { ownKinds } from '../../contract'
import { countriesOf } from '../../contract/places'
import type { CatalogueRow } from './catalogue-queries'

/** As people search for what is all over the country. */
const ALL_OVER = 'pan india'

const withStipend = new Set(ownKinds.flatMap(({ id, money }) => (money === 'stipend' ? [id] : [])))

/** What its card says of pay in a word: nothing where it names a sum alone, or none. */
function payWord({ kind, pay }: CatalogueRow): string {
  if (!pay) return ''
  if (pay.maxPaise <= 0) return pay.period === 'once' ? '' : 'unpaid'
  return withStipend.has(kind) ? 'stipend' : ''
}

/** What is said of an opportunity without being written by anybody, as people search for it; but for its cities. */
export function factsOf(row: CatalogueRow): string {
  const wide = row.isCountrywide ? ALL_OVER : ''
  return `${row.kind} ${row.workMode} ${row.audiences.join(' ')} ${countriesOf(row).join(' ')} ${wide} ${payWord(row)}`
}
