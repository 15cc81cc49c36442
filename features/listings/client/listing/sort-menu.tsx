import { ArrowDownUp } from 'lucide-react'
import { Button, Icon, Menu, useText } from '../../../ui/kit'
import { useUrl } from '../../../web/kit'
import { kindById } from '../kind-of'
import { type ListQuestion, sorts } from '../requests'

const paid = ['stipend', 'salary', 'prize']

/** The orders that make sense here: how well it fits needs a text, and money is compared within one kind only. */
export function SortMenu({ question }: { readonly question: ListQuestion }) {
  const t = useText()
  const url = useUrl()
  const money = question.kind ? kindById(question.kind)?.money : undefined
  const possible = sorts.filter(
    (sort) => (sort !== 'relevance' || question.q) && (sort !== 'pay' || (money && paid.includes(money))),
  )
  return (
    <Menu
      label={t('listings.sortBy')}
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} size="small">
          <Icon of={ArrowDownUp} size={16} />
          {t(`listings.sort.${question.sort}`)}
        </Button>
      )}
      items={possible.map((sort) => ({
        id: sort,
        label: t(`listings.sort.${sort}`),
        checked: sort === question.sort,
        href: url.withQuery({ sort: sort === possible[0] ? undefined : sort, after: undefined }),
      }))}
    />
  )
}
