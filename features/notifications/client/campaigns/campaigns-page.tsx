import { useState } from 'react'
import { Button, Container, EmptyState, ErrorCard, LoadMore, Skeleton, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useKeysetList } from '../../../web/kit'
import type { Campaign, CampaignPage } from '../../contract/wire-admin'
import { CampaignCard } from './campaign-card'
import { CampaignTabs } from './campaign-tabs'
import styles from './campaigns.module.css'
import { Composer } from './composer'
import { campaignsRequest } from './requests'

/** `/push-notifications` (spec §2.6): messages to many, written, sent, stopped, and what came of them. */
function CampaignsPage() {
  const t = useText()
  const [written, setWritten] = useState<Campaign | 'new'>()
  const list = useKeysetList<Campaign, CampaignPage>(campaignsRequest)
  return (
    <Container className={styles.page}>
      <CampaignTabs current="messages" />
      {written ? (
        <Composer
          key={written === 'new' ? 'new' : written.id}
          campaign={written === 'new' ? undefined : written}
          onDone={() => setWritten(undefined)}
        />
      ) : (
        <p>
          <Button variant="primary" onClick={() => setWritten('new')}>
            {t('notifications.many.new')}
          </Button>
        </p>
      )}
      {list.isPending ? <Skeleton label={t('notifications.many.loading')} /> : null}
      {list.error ? <ErrorCard error={list.error} onRetry={list.retry} /> : null}
      {list.first && list.items.length === 0 ? (
        <EmptyState title={t('notifications.many.empty')} text={t('notifications.many.emptyText')} />
      ) : null}
      <ul className={styles.list}>
        {list.items.map((each) => (
          <CampaignCard key={each.id} campaign={each} onEdit={() => setWritten(each)} />
        ))}
      </ul>
      {list.items.length > 0 ? (
        <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
      ) : null}
    </Container>
  )
}

export const page: PageModule = {
  Page: CampaignsPage,
  head: ({ t }) => ({ title: t('notifications.title.many'), robots: 'noindex' }),
}
