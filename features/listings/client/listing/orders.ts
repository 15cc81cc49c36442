import { kindById } from '../kind-of'
import { type ListQuestion, type SortName, sorts } from '../requests'

const paid = ['stipend', 'salary', 'prize']

const moneyOf = ({ kind }: ListQuestion) => (kind ? kindById(kind)?.money : undefined)

/** The orders that make sense for a list: how well it fits needs a text, and money is compared within one kind only. */
export function ordersOf(question: ListQuestion): readonly SortName[] {
  const money = moneyOf(question)
  return sorts.filter(
    (sort) => (sort !== 'relevance' || question.q) && (sort !== 'pay' || (money && paid.includes(money))),
  )
}

/** Its name in the catalogue. */
export const nameOfOrder = (sort: SortName, question: ListQuestion) =>
  `listings.sort.${sort === 'pay' && moneyOf(question) === 'prize' ? 'prize' : sort}`
