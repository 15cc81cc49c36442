import { kindById } from '../kind-of'
import { type ListQuestion, type SortName, sorts } from '../requests'

const paid = ['stipend', 'salary', 'prize']

/** What is paid where all kinds of a list pay the same; undefined where they differ. */
function moneyOf({ kind, within, chosen }: ListQuestion) {
  const kinds = kind ? [kind] : (within['type'] ?? chosen['type'] ?? [])
  const [first, ...others] = new Set(kinds.map((each) => kindById(each)?.money))
  return others.length === 0 ? first : undefined
}

/** The orders that make sense for a list: how well it fits needs a text, and money is compared with its like. */
export function ordersOf(question: ListQuestion): readonly SortName[] {
  const money = moneyOf(question)
  return sorts.filter(
    (sort) => (sort !== 'relevance' || question.q) && (sort !== 'pay' || (money && paid.includes(money))),
  )
}

/** Its name in the catalogue. */
export const nameOfOrder = (sort: SortName, question: ListQuestion) =>
  `listings.sort.${sort === 'pay' && moneyOf(question) === 'prize' ? 'prize' : sort}`
