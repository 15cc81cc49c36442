import { ArrowDownUp } from 'lucide-react'
import { Button, Icon, Menu, useText } from '../../../ui/kit'
import { useUrl } from '../../../web/kit'
import type { ListQuestion } from '../requests'
import { nameOfOrder, ordersOf } from './orders'

/** In which order the list stands, and in which others it may. */
export function SortMenu({ question }: { readonly question: ListQuestion }) {
  const t = useText()
  const url = useUrl()
  const orders = ordersOf(question)
  return (
    <Menu
      label={t('listings.sortBy')}
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} size="small">
          <Icon of={ArrowDownUp} size={16} />
          {t(nameOfOrder(question.sort, question))}
        </Button>
      )}
      items={orders.map((sort) => ({
        id: sort,
        label: t(nameOfOrder(sort, question)),
        checked: sort === question.sort,
        href: url.withQuery({ sort: sort === orders[0] ? undefined : sort, after: undefined }),
      }))}
    />
  )
}
