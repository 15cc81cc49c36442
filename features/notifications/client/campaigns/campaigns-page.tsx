import { Button, CardList, Container, EmptyState, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useKeysetList, useOpenForm } from '../../../web/kit'
import type { Campaign, CampaignPage } from '../../contract/wire-admin'
import { CampaignCard } from './campaign-card'
import { CampaignTabs } from './campaign-tabs'
import styles from './campaigns.module.css'
import { Composer } from './composer'
import { campaignsRequest } from './requests'
import { useWatched } from './use-watched'

/** `/push-notifications` (spec §2.6): messages to many, written, sent, stopped, and what came of them. */
function CampaignsPage() {
  const t = useText()
  const { written, press, write, close } = useOpenForm<Campaign | 'new'>()
  const list = useKeysetList<Campaign, CampaignPage>(campaignsRequest)
  useWatched(list.items, list.updatedAt)
  return (
    <Container className={styles.page}>
      <CampaignTabs current="messages" />
      {written ? (
        <Composer key={press} campaign={written === 'new' ? undefined : written} onDone={close} />
      ) : (
        <p>
          <Button variant="primary" onClick={() => void write('new')}>
            {t('notifications.many.new')}
          </Button>
        </p>
      )}
      <CardList
        list={list}
        loading={t('notifications.many.loading')}
        empty={<EmptyState title={t('notifications.many.empty')} text={t('notifications.many.emptyText')} />}
      >
        {list.items.map((each) => (
          <CampaignCard key={each.id} campaign={each} onEdit={() => void write(each)} />
        ))}
      </CardList>
    </Container>
  )
}

export const page: PageModule = {
  Page: CampaignsPage,
  head: ({ t }) => ({ title: t('notifications.title.many'), robots: 'noindex' }),
}
