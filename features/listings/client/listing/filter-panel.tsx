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
              onChange={(next, instead = chosen) =>
                next.length === 0 && find(name)?.item.isPersonal ? set(name, undefined) : turn(name, instead, next)
              }
            />
          </AliveInSight>
        ))}
    </div>
  )
}

/** Of so many one is found by its name rather than by reading. */
const MANY = 15
/** Of a filter that says nothing of its height. */
const DRAWN_HEIGHT = 78
const loadMany = () => import('./many-values')

interface OneFilterProps extends Omit<FacetGroupProps, 'onChange'>, Pick<FacetFilterProps, 'onChange'> {
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
  const load = hasFailed ? undefined : facet?.item.load
  const height = facet?.item.heightOf?.(props.values) ?? DRAWN_HEIGHT
  const instead = load ? <SkeletonBlock height={height} /> : values
  if (!isAlive || !facet || !(load || isLong)) return instead
  if (!load)
    return (
      <LazyPart
        feature="listings"
        load={loadMany}
        instead={instead}
        draw={({ ManyValues }) => <ManyValues {...{ question, name }} {...props} />}
      />
    )
  return (
    <LazyPart
      feature={facet.feature}
      load={load}
      instead={instead}
      onError={() => setFailed(true)}
      draw={(module) => {
        const Drawn = module.Filter as (props: FacetFilterProps) => ReactNode
        return <Drawn {...props} />
      }}
    />
  )
}
