import { ButtonLink, EmptyState, formatNumber, useLanguage, useText } from '../../../ui/kit'
import { apiRequest } from '../../../web/contract'
import { formatQuery, useData, useUrl } from '../../../web/kit'
import type { FacetCounts } from '../../contract/wire'
import { kindById } from '../kind-of'
import { facetsRequest, type ListQuestion } from '../requests'
import { ListActions } from './list-actions'

const MOST_KINDS = 5

interface NoSuchWordsProps {
  readonly question: ListQuestion
  readonly title: string
  /** What the words may have meant, where something has that. */
  readonly corrected: string | null
}

/** No word of the search is in this list: where else they are, among other kinds and among what is over, and what to try. */
export function NoSuchWords({ question, title, corrected }: NoSuchWordsProps) {
  const t = useText()
  const language = useLanguage()
  const url = useUrl()
  const q = question.q ?? ''
  const elsewhere = useData(apiRequest<FacetCounts>('/api/listings/facets', { q }), {
    enabled: question.kind !== undefined,
  })
  const whenever = useData(facetsRequest({ ...question, isOwn: false, status: 'all' }), {
    enabled: question.status !== 'all',
  })
  const kinds = (elsewhere.data?.facets.find(({ name }) => name === 'type')?.values ?? [])
    .flatMap(({ value, count }) => ({ kind: kindById(value), count }))
    .filter(({ kind, count }) => kind && kind.id !== question.kind && count > 0)
    .slice(0, MOST_KINDS)
  const more = whenever.data?.total ?? 0
  const isSomewhere = kinds.length > 0 || more > 0
  const text = corrected ?? q
  return (
    <EmptyState
      title={t('listings.noWords.title', { text: q, count: q.split(/\s+/).length })}
      text={
        corrected && isSomewhere
          ? t('listings.noWords.meant', { text: corrected })
          : t(isSomewhere ? 'listings.noWords.elsewhere' : 'listings.noWords.try')
      }
      actions={
        <>
          <ButtonLink href={url.path}>{t('listings.clearAll')}</ButtonLink>
          <ListActions question={question} title={title} isMain />
        </>
      }
    >
      {kinds.map(({ kind, count }) =>
        kind ? (
          <ButtonLink key={kind.id} size="small" href={kind.listingPath + formatQuery({ q: text })}>
            {t(kind.plural)} <b>{formatNumber(count, language)}</b>
          </ButtonLink>
        ) : null,
      )}
      {more > 0 ? (
        <ButtonLink size="small" href={url.withQuery({ status: 'all', after: undefined })}>
          {t('listings.noWords.whenever')} <b>{formatNumber(more, language)}</b>
        </ButtonLink>
      ) : null}
    </EmptyState>
  )
}
