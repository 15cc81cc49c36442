import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorCard,
  formatDateTime,
  OfflineState,
  PageHead,
  Skeleton,
  useLanguage,
  useText,
} from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData, useOnline } from '../../../web/kit'
import { KeptRow } from '../kept-row'
import styles from '../kept-list.module.css'
import { viewedRequest } from '../requests'
import { Action as SaveMark } from '../save-mark'
import { useForget } from './use-forget'

/** `/user/recently-viewed` (spec §2.2): the last fifty that one looked at, and a way to forget them. */
function ViewedPage() {
  const t = useText()
  const language = useLanguage()
  const viewed = useData(viewedRequest)
  const { forgetAll, isForgetting } = useForget()
  const isOnline = useOnline()
  const items = viewed.data?.items ?? []
  return (
    <Container className={styles.page}>
      <PageHead
        title={t('saved.title.viewed')}
        actions={
          items.length > 0 ? (
            <Button size="small" loading={isForgetting} onClick={() => void forgetAll()}>
              {t('saved.forget')}
            </Button>
          ) : null
        }
      />
      {isOnline ? null : <OfflineState since={viewed.dataUpdatedAt || undefined} />}
      {viewed.isPending && isOnline ? <Skeleton label={t('saved.loading')} /> : null}
      {viewed.isError && !viewed.data ? (
        <ErrorCard error={viewed.error} retrying={viewed.isFetching} onRetry={() => void viewed.refetch()} />
      ) : null}
      {viewed.data && items.length === 0 ? (
        <EmptyState
          title={t('saved.viewed.empty')}
          text={t('saved.viewed.emptyText')}
          actions={
            <ButtonLink variant="primary" href="/all-opportunities">
              {t('saved.find')}
            </ButtonLink>
          }
        />
      ) : null}
      {viewed.data && items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((kept) => (
            <KeptRow
              key={kept.id}
              kept={kept}
              now={viewed.data.now}
              when={t('saved.row.viewedAt', { date: formatDateTime(kept.at, language) })}
            >
              {kept.listing ? <SaveMark opportunityId={kept.opportunityId} title={kept.listing.title} /> : null}
            </KeptRow>
          ))}
        </ul>
      ) : null}
    </Container>
  )
}

export const page: PageModule = {
  Page: ViewedPage,
  head: ({ t }) => ({ title: t('saved.title.viewed'), robots: 'noindex' }),
}
