import { LazyPart, useShown } from '../../../web/kit'
import { type ListProps, listActions } from '../../contract'
import { filtersOf, type ListQuestion } from '../requests'

interface ListActionsProps {
  readonly question: ListQuestion
  readonly title: string
}

/** What other features let one do with a whole list. */
export function ListActions({ question, title }: ListActionsProps) {
  const filters = Object.fromEntries(
    Object.entries(filtersOf(question)).filter((each): each is [string, string] => each[1] !== undefined),
  )
  return useShown(listActions).map(({ id, feature, item }) => (
    <LazyPart
      key={id}
      feature={feature}
      load={item.load}
      draw={({ Action }) => {
        const Drawn = Action as (props: ListProps) => React.ReactNode
        return <Drawn filters={filters} title={title} />
      }}
    />
  ))
}
