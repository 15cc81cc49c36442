import { FacetGroup, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { AliveInSight, LazyPart, useShown, useUrl } from '../../../web/kit'
import { type Facet, facetName, facets } from '../../contract'
import type { FacetCounts } from '../../contract/wire'
import { addressWith, type ListQuestion } from '../requests'
import { useFacetLabels } from './facet-label'
import styles from './filters.module.css'

interface FilterPanelProps {
  readonly question: ListQuestion
  readonly counts: FacetCounts | undefined
}

/** All filters with what each value would leave. Choosing one is a new address. */
export function FilterPanel({ question, counts }: FilterPanelProps) {
  const t = useText()
  const url = useUrl()
  const labels = useFacetLabels()
  const known = useShown(facets)
  if (!counts)
    return (
      <Skeleton label={t('listings.loadingFilters')}>
        {Array.from({ length: 9 }, (_, at) => (
          <SkeletonBlock key={at} width={`${70 - (at % 3) * 12}%`} height={14} />
        ))}
      </Skeleton>
    )
  const choose = (name: string, values: readonly string[]) => url.go(addressWith(question, url, name, values))
  return (
    <div className={styles.panel}>
      {counts.facets
        .filter(({ name, values }) => values.length > 1 || question.chosen[name] || question.within[name])
        .map(({ name, values }) => (
          <AliveInSight key={name}>
            <FacetGroup
              label={labels.facet(name)}
              chosen={question.within[name] ?? question.chosen[name] ?? []}
              values={values.map(({ value, count }) => ({ value, count, label: labels.value(name, value) }))}
              onChange={(chosen) => choose(name, chosen)}
              note={noteOf(known.find(({ item }) => facetName(item) === name))}
            />
          </AliveInSight>
        ))}
    </div>
  )
}

function noteOf(facet: ReturnType<typeof useShown<Facet>>[number] | undefined) {
  if (!facet?.item.load) return undefined
  return (
    <div className={styles.about}>
      <LazyPart
        feature={facet.feature}
        load={facet.item.load}
        draw={({ Note }) => {
          const Drawn = Note as () => React.ReactNode
          return <Drawn />
        }}
      />
    </div>
  )
}
