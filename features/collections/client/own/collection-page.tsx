import { ArrowDown, ArrowUp, X } from 'lucide-react'
import {
  Breadcrumbs,
  Container,
  EmptyState,
  ErrorCard,
  IconButton,
  PageHead,
  Skeleton,
  SkeletonBlock,
  useSorted,
  useText,
  Written,
} from '../../../ui/kit'
import { askedTogether } from '../../../listings/contract'
import type { PageModule, PageProps } from '../../../web/contract'
import { idInAddress, useData } from '../../../web/kit'
import type { Collection } from '../../contract/wire'
import styles from '../collections.module.css'
import { NameForm } from '../name-form'
import { OpportunityRow } from '../opportunity-row'
import { API, oneRequest, PAGE } from '../requests'
import { useChange, useFollow } from '../use-collections'
import { Sharing } from './sharing'

/** `/user/collections/:id`: one of one's own: its name, its order, and who else sees it. */
function CollectionPage({ at }: PageProps) {
  const t = useText()
  useFollow()
  const { data: last, error, isFetching, refetch } = useData(oneRequest(idInAddress(at.params['id'])))
  // Taken away on another device: what was last known of it is no more.
  const data = error?.status === 404 ? undefined : last
  const title = data?.name ?? t('collections.one')
  return (
    <Container className={styles.page}>
      <PageHead
        title={<Written text={title} />}
        before={<Breadcrumbs crumbs={[{ label: t('collections.title'), href: PAGE }, { label: title }]} />}
      />
      {error && !data ? <ErrorCard error={error} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Held key={data.id} collection={data} />
      ) : error ? null : (
        <Skeleton label={t('collections.loading')}>
          <SkeletonBlock height={240} />
        </Skeleton>
      )}
    </Container>
  )
}

function Held({ collection }: { readonly collection: Collection }) {
  const t = useText()
  const { run, isRunning } = useChange()
  const { id, name, shareKey, items, now } = collection
  const path = `${API}/${id}`
  const ids = items.map(({ opportunityId }) => opportunityId)
  const { list, mover } = useSorted<HTMLOListElement>(ids)
  const quietly = (call: Parameters<typeof run>[0]) => void run(call).catch(() => {}) // said by a toast
  function move(from: number, to: number) {
    if (isRunning) return // an order is made of what is known of the last one
    const order = [...ids]
    order.splice(to, 0, ...order.splice(from, 1))
    quietly((http) => http.put(`${path}/order`, { ids: order }))
  }
  return (
    <>
      <NameForm
        begin={name}
        act={t('collections.rename')}
        isSaving={isRunning}
        onSave={(next) => run((http) => http.put(path, { name: next }))}
      />
      <Sharing
        shareKey={shareKey}
        isSaving={isRunning}
        onChange={(isShared) => quietly((http) => http.put(path, { isShared }))}
      />
      {items.length === 0 ? <EmptyState title={t('collections.none')} text={t('collections.noneText')} /> : null}
      <ol ref={list} className={styles.list} hidden={items.length === 0}>
        {items.map(({ opportunityId, listing, state }, at) => {
          const title = listing?.title ?? t(`collections.${state}`)
          return (
            <OpportunityRow key={opportunityId} {...{ listing, state, now }} among={askedTogether(items, at)}>
              <IconButton
                icon={ArrowUp}
                label={t('collections.up', { title })}
                disabled={at === 0}
                {...mover(opportunityId, -1, () => move(at, at - 1))}
              />
              <IconButton
                icon={ArrowDown}
                label={t('collections.down', { title })}
                disabled={at === items.length - 1}
                {...mover(opportunityId, 1, () => move(at, at + 1))}
              />
              <IconButton
                icon={X}
                label={t('collections.remove', { title })}
                onClick={() => quietly((http) => http.delete(`${path}/items/${opportunityId}`))}
              />
            </OpportunityRow>
          )
        })}
      </ol>
    </>
  )
}

export const page: PageModule = {
  Page: CollectionPage,
  texts: ['listings'],
  head: ({ t }) => ({ title: t('collections.one'), robots: 'noindex' }),
}
