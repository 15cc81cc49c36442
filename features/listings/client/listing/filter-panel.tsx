import { type ReactNode, useEffect, useState } from 'react'
import { FacetGroup, type FacetGroupProps, type FacetValue, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { AliveInSight, LazyPart, useShown } from '../../../web/kit'
import { type Facet, type FacetFilterProps, facetName, facets } from '../../contract'
import type { FacetCounts } from '../../contract/wire'
import type { ListQuestion } from '../requests'
import { useFacetLabels } from './facet-label'
import styles from './filters.module.css'
import { useNarrowing } from './use-narrowing'

interface FilterPanelProps {
  readonly question: ListQuestion
  readonly counts: FacetCounts | undefined
}

/** All filters with what each value would leave. Choosing one is a new address. */
export function FilterPanel({ question, counts }: FilterPanelProps) {
  const t = useText()
  const { turn, set } = useNarrowing(question)
  const labels = useFacetLabels()
  const known = useShown(facets)
  const find = (name: string) => known.find(({ item }) => facetName(item) === name)
  if (!counts)
    return (
      <Skeleton label={t('listings.loadingFilters')}>
        {Array.from({ length: 9 }, (_, at) => (
          <SkeletonBlock key={at} width={`${70 - (at % 3) * 12}%`} height={14} />
        ))}
      </Skeleton>
    )
  return (
    <div className={styles.panel}>
      {counts.facets
        .filter(({ name, values }) => values.length > 1 || question.chosen[name] || question.within[name])
        .map(({ name, values }) => ({ name, values, chosen: question.within[name] ?? question.chosen[name] ?? [] }))
        .map(({ name, values, chosen }) => (
          <AliveInSight key={name}>
            <OneFilter
              {...{ question, name, chosen }}
              facet={find(name)}
              label={labels.facet(name)}
              values={values.map(({ value, count }) => ({ value, count, label: labels.value(name, value) }))}
              // A switch that is turned off takes along what the press before it has added.
              onChange={(next) =>
                next.length === 0 && find(name)?.item.isPersonal ? set(name, undefined) : turn(name, chosen, next)
              }
            />
          </AliveInSight>
        ))}
    </div>
  )
}

/** Of so many one is found by its name rather than by reading. */
const MANY = 15
const loadMany = () => import('./many-values')

interface OneFilterProps extends FacetGroupProps {
  readonly question: ListQuestion
  readonly name: string
  readonly values: readonly (FacetValue & { readonly count: number })[]
  readonly facet: ReturnType<typeof useShown<Facet>>[number] | undefined
}

/** One filter, as whoever brings it draws it; where that does not come, its values. */
function OneFilter({ facet, question, name, ...props }: OneFilterProps) {
  const [hasFailed, setFailed] = useState(false)
  // The server draws no part whose code comes later.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const isLong = props.values.length > MANY
  // With the place of the field, so that nothing moves once it comes.
  const values = <FacetGroup {...props} find={isLong && <span />} />
  const plain =
    isLong && isAlive ? (
      <LazyPart
        feature="listings"
        load={loadMany}
        instead={values}
        draw={({ ManyValues }) => <ManyValues {...{ question, name }} {...props} />}
      />
    ) : (
      values
    )
  if (!facet?.item.load || hasFailed) return plain
  return (
    <LazyPart
      feature={facet.feature}
      load={facet.item.load}
      instead={<SkeletonBlock height={78} />}
      onError={() => setFailed(true)}
      draw={(module) => {
        const Drawn = module.Filter as (props: FacetFilterProps) => ReactNode
        return <Drawn {...props} />
      }}
    />
  )
}
