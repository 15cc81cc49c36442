import { AppliedChip, useText } from '../../../ui/kit'
import { Link, useUrl } from '../../../web/kit'
import type { ListQuestion } from '../requests'
import { useFacetLabels } from './facet-label'
import styles from './filters.module.css'
import { useNarrowing } from './use-narrowing'

export interface AppliedFilter {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** What is filtered by, value by value. */
export function useApplied(question: ListQuestion): readonly AppliedFilter[] {
  const labels = useFacetLabels()
  const chosen = Object.entries(question.chosen).flatMap(([name, values]) =>
    values.map((value) => ({ name, value, label: labels.value(name, value) })),
  )
  if (!question.q) return chosen
  return [{ name: 'q', value: question.q, label: `“${question.q}”` }, ...chosen]
}

/** The filters in force, as chips that take them away. */
export function AppliedFilters({ question }: { readonly question: ListQuestion }) {
  const t = useText()
  const url = useUrl()
  const { change, set } = useNarrowing(question)
  const applied = useApplied(question)
  // A text is one, whatever commas stand in it.
  const drop = (name: string, value: string) =>
    name === 'q' ? set(name, undefined) : change(name, { remove: [value] })
  if (applied.length === 0) return null
  return (
    <>
      {applied.map(({ name, value, label }) => (
        <AppliedChip key={`${name} ${label}`} label={label} onRemove={() => drop(name, value)} />
      ))}
      <Link href={url.path} className={styles.clear}>
        {t('listings.clearAll')}
      </Link>
    </>
  )
}
