import { LazyPart, useShown, useView } from '../../../web/kit'
import { facetName, facets, type ListProps, listActions } from '../../contract'
import { filtersOf, type ListQuestion } from '../requests'
import { useApplied } from './applied-filters'

interface ListActionsProps {
  readonly question: ListQuestion
  readonly title: string
  readonly isMain?: boolean
}

/** What other features let one do with a whole list. */
export function ListActions({ question, title, isMain = false }: ListActionsProps) {
  const personal = useView(facets).flatMap((facet) => (facet.isPersonal ? facetName(facet) : []))
  // What a page's slug stands for is said by its filters; what depends on who asks is no part of a search that is kept.
  const { slug: _, ...whole } = question
  const filters = Object.fromEntries(
    Object.entries(filtersOf(whole)).filter(
      (each): each is [string, string] => each[1] !== undefined && !personal.includes(each[0]),
    ),
  )
  const narrowed = useApplied(question).filter(({ name }) => !personal.includes(name))
  return useShown(listActions).map(({ id, feature, item }) => (
    <LazyPart
      key={id}
      feature={feature}
      load={item.load}
      draw={({ Action }) => {
        const Drawn = Action as (props: ListProps) => React.ReactNode
        return <Drawn filters={filters} narrowed={narrowed} title={title} isMain={isMain} />
      }}
    />
  ))
}
