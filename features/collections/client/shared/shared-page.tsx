import { Container, EmptyState, ErrorCard, PageHead, Skeleton, SkeletonBlock, useText, Written } from '../../../ui/kit'
import { askedTogether } from '../../../listings/contract'
import type { HeadContext, PageAt, PageModule, PageProps } from '../../../web/contract'
import { isRefused, useAlive, useData, useFresh } from '../../../web/kit'
import { SHARED_TOPIC } from '../../contract'
import type { SharedCollection } from '../../contract/wire'
import styles from '../collections.module.css'
import { OpportunityRow } from '../opportunity-row'
import { sharedRequest } from '../requests'

const requests = (at: PageAt) => ({ collection: sharedRequest(at.params['key'] ?? '') })

/** `/collections/:key`: a collection as whoever has its link sees it. */
function SharedPage({ at }: PageProps) {
  const t = useText()
  const isAlive = useAlive()
  const { data: read, error, isFetching, refetch } = useData(requests(at).collection)
  const data = isRefused(error) ? undefined : read
  const rows = data?.items.map((listing) => ({ listing })) ?? []
  return (
    <Container className={styles.page}>
      {isAlive ? <Listening at={at} /> : null}
      {error ? <ErrorCard error={error} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <PageHead title={<Written text={data.name} />} />
          {rows.length === 0 ? (
            <EmptyState title={t('collections.none')} text={t('collections.noneShared')} />
          ) : (
            <ol className={styles.list}>
              {rows.map(({ listing }, at) => (
                <OpportunityRow key={listing.id} listing={listing} now={data.now} among={askedTogether(rows, at)} />
              ))}
            </ol>
          )}
        </>
      ) : error ? null : (
        <Skeleton label={t('collections.loading')}>
          <SkeletonBlock height={240} />
        </Skeleton>
      )}
    </Container>
  )
}

/** The server, which draws this page, hears nothing. */
function Listening({ at }: PageProps) {
  useFresh(`${SHARED_TOPIC}:${at.params['key']}`, requests(at).collection.path)
  return null
}

function head({ data, t }: HeadContext<{ readonly collection: SharedCollection }>) {
  return { title: data.collection.name || t('collections.one'), robots: 'noindex' }
}

export const page: PageModule = { Page: SharedPage, texts: ['listings'], data: requests, head }
