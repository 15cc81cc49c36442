import { AppliedChip, useText } from '../../../ui/kit'
import { Link, useUrl } from '../../../web/kit'
import type { ListQuestion } from '../requests'
import { useFacetLabels } from './facet-label'
import styles from './filters.module.css'

export interface AppliedFilter {
  readonly name: string
  readonly label: string
  /** The address without it. */
  readonly without: string
}

/** What is filtered by, each with the address that is left without it. */
export function useApplied(question: ListQuestion): readonly AppliedFilter[] {
  const url = useUrl()
  const labels = useFacetLabels()
  const without = (name: string, rest: readonly string[]) =>
    url.withQuery({ [name]: rest.join(',') || undefined, after: undefined })
  const chosen = Object.entries(question.chosen).flatMap(([name, values]) =>
    values.map((value) => ({
      name,
      label: labels.value(name, value),
      without: without(
        name,
        values.filter((each) => each !== value),
      ),
    })),
  )
  if (!question.q) return chosen
  return [{ name: 'q', label: `“${question.q}”`, without: without('q', []) }, ...chosen]
}

/** The filters in force, as chips that take them away. */
export function AppliedFilters({ question }: { readonly question: ListQuestion }) {
  const t = useText()
  const url = useUrl()
  const applied = useApplied(question)
  if (applied.length === 0) return null
  return (
    <>
      {applied.map(({ name, label, without }) => (
        <AppliedChip key={`${name} ${label}`} label={label} onRemove={() => url.go(without)} />
      ))}
      <Link href={url.path} className={styles.clear}>
        {t('listings.clearAll')}
      </Link>
    </>
  )
}
