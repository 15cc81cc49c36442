import { buttonClass, EmptyState, LoosenChip, useText } from '../../../ui/kit'
import { Link, useUrl } from '../../../web/kit'
import type { FacetCounts } from '../../contract/wire'
import type { ListQuestion } from '../requests'
import { useApplied } from './applied-filters'
import { useFacetLabels } from './facet-label'
import { ListActions } from './list-actions'
import { NoSuchWords } from './no-such-words'
import { useNarrowing } from './use-narrowing'

interface NothingListedProps {
  readonly question: ListQuestion
  readonly title: string
  readonly facets: FacetCounts | undefined
  readonly corrected: string | null
}

/** Empty by words alone: where else they are. By filters: the one to blame, and what letting go of each gives back. Empty from the start: one sentence, one way on. */
export function NothingListed({ question, title, facets, corrected }: NothingListedProps) {
  const t = useText()
  const url = useUrl()
  const labels = useFacetLabels()
  const { set } = useNarrowing(question)
  const applied = useApplied(question)
  if (applied.length === 0)
    return (
      <EmptyState
        title={t(`listings.none.${question.status}`)}
        text={t('listings.none.text')}
        actions={
          <Link href="/all-opportunities" className={buttonClass({ variant: 'primary' })}>
            {t('listings.seeAll')}
          </Link>
        }
      />
    )
  if (applied.every(({ name }) => name === 'q')) return <NoSuchWords {...{ question, title, corrected }} />
  const nameOf = (name: string) => (name === 'q' ? t('listings.yourSearch') : labels.facet(name))
  const labelOf = (name: string) =>
    applied
      .filter((each) => each.name === name)
      .map(({ label }) => label)
      .join(', ')
  const gains = [...(facets?.gains ?? [])].filter(({ name }) => labelOf(name)).sort((a, b) => b.count - a.count)
  const [most] = gains
  return (
    <EmptyState
      title={t('listings.empty.title', { count: applied.length })}
      text={most ? t('listings.empty.blame', { filter: nameOf(most.name) }) : t('listings.empty.text')}
      actions={
        <>
          <Link href={url.path} className={buttonClass({})}>
            {t('listings.clearAll')}
          </Link>
          <ListActions question={question} title={title} isMain />
        </>
      }
    >
      {gains.map(({ name, count }) => (
        <LoosenChip key={name} label={labelOf(name)} gain={count} onRemove={() => set(name, undefined)} />
      ))}
    </EmptyState>
  )
}
