import { Link2 } from 'lucide-react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorCard,
  Icon,
  PageHead,
  Skeleton,
  SkeletonBlock,
  useCopyLink,
  useText,
} from '../../../ui/kit'
import { apiRequest, type PageModule, type PageProps } from '../../../web/contract'
import { useAlive, useData, useService, useUrl } from '../../../web/kit'
import { cardApplies, comparedAt, compareRows } from '../../contract'
import type { ComparedPage } from '../../contract/wire'
import styles from './compare-page.module.css'
import { CompareTable } from './compare-table'
import { compared, comparePath } from './compared'

const requestOf = (ids: readonly number[]) => apiRequest<ComparedPage>('/api/listings/compare', { ids: ids.join(',') })

/** `/compare?ids=12,40`: up to four opportunities side by side. The address is all of it, so that it can be sent to somebody. */
function ComparePage({ at }: PageProps) {
  const t = useText()
  const ids = comparedAt(at)
  return (
    <Container className={styles.page}>
      <PageHead
        title={t('listings.compare.title')}
        before={
          <Breadcrumbs crumbs={[{ label: t('listings.home'), href: '/' }, { label: t('listings.compare.title') }]} />
        }
        actions={ids.length > 0 ? <CopyLink ids={ids} /> : null}
      />
      {ids.length > 0 ? <Compared ids={ids} /> : <Chosen />}
    </Container>
  )
}

/** Without ids it leads to what is chosen in this browser, which the server does not know: so later than the first drawing. */
function Chosen() {
  const { list } = useSnapshot(useService(compared).state)
  const { go } = useUrl()
  const chosen = list.length > 0 ? comparePath(list.map(({ id }) => id)) : undefined
  useEffect(() => {
    if (chosen) go(chosen, { replace: true })
  }, [chosen, go])
  return <Nothing />
}

function Compared({ ids }: { readonly ids: readonly number[] }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useData(requestOf(ids))
  // What was read stays when asking again fails.
  if (error && !data) return <ErrorCard error={error} retrying={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeleton label={t('listings.compare.loading')}>
        <SkeletonBlock height={320} />
      </Skeleton>
    )
  if (data.items.length === 0) return <AllGone ids={ids} />
  return (
    <>
      {data.items.length < ids.length ? (
        <p className={styles.note}>{t('listings.compare.gone', { count: ids.length - data.items.length })}</p>
      ) : null}
      <CompareTable items={data.items} ids={ids} now={data.now} />
    </>
  )
}

/** Of what is all gone there is nothing to send to anybody. */
function CopyLink({ ids }: { readonly ids: readonly number[] }) {
  const t = useText()
  const copy = useCopyLink()
  const { data } = useData(requestOf(ids))
  if (!data || data.items.length === 0) return null
  return (
    <Button size="small" onClick={() => void copy(comparePath(ids))}>
      <Icon of={Link2} size={16} />
      {t('listings.compare.copy')}
    </Button>
  )
}

/** A link that outlived what it compares leads on to what one has chosen oneself, if anything; that the server does not know, as above. */
function AllGone({ ids }: { readonly ids: readonly number[] }) {
  const t = useText()
  const { list } = useSnapshot(useService(compared).state)
  const isAlive = useAlive()
  const others = list.map(({ id }) => id).filter((id) => !ids.includes(id))
  const own = isAlive && others.length > 0 && (
    <ButtonLink variant="primary" href={comparePath(others)}>
      {t('listings.compare.own')}
    </ButtonLink>
  )
  return (
    <EmptyState
      title={t('listings.compare.allGone')}
      text={t('listings.compare.emptyText')}
      actions={own || <SeeAll />}
    />
  )
}

function Nothing() {
  const t = useText()
  return <EmptyState title={t('listings.compare.empty')} text={t('listings.compare.emptyText')} actions={<SeeAll />} />
}

function SeeAll() {
  const t = useText()
  return (
    <ButtonLink variant="primary" href="/all-opportunities">
      {t('listings.seeAll')}
    </ButtonLink>
  )
}

export const page: PageModule = {
  Page: ComparePage,
  data: (at) => {
    const ids = comparedAt(at)
    return ids.length > 0 ? { compared: requestOf(ids) } : {}
  },
  parts: [compareRows, cardApplies],
  head: ({ t }) => ({ title: t('listings.compare.title'), robots: 'noindex, follow' }),
}
