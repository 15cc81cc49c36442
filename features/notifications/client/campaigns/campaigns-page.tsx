import { useState } from 'react'
import { Button, CardList, Container, EmptyState, useText } from '../../../ui/kit'
import { navigation, type PageModule } from '../../../web/contract'
import { useKeysetList, useService } from '../../../web/kit'
import type { Campaign, CampaignPage } from '../../contract/wire-admin'
import { CampaignCard } from './campaign-card'
import { CampaignTabs } from './campaign-tabs'
import styles from './campaigns.module.css'
import { Composer } from './composer'
import { campaignsRequest } from './requests'

/** `/push-notifications` (spec §2.6): messages to many, written, sent, stopped, and what came of them. */
function CampaignsPage() {
  const t = useText()
  // Each press opens a form of its own, even for the same message: it may have been changed elsewhere.
  const [opened, setOpened] = useState(0)
  const [written, setWritten] = useState<Campaign | 'new'>()
  const { mayLeave } = useService(navigation)
  const list = useKeysetList<Campaign, CampaignPage>(campaignsRequest)
  function show(next: Campaign | 'new' | undefined) {
    setOpened((before) => before + 1)
    setWritten(next)
  }
  async function edit(campaign: Campaign) {
    if (await mayLeave()) show(campaign)
  }
  return (
    <Container className={styles.page}>
      <CampaignTabs current="messages" />
      {written ? (
        <Composer key={opened} campaign={written === 'new' ? undefined : written} onDone={() => show(undefined)} />
      ) : (
        <p>
          <Button variant="primary" onClick={() => show('new')}>
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
          <CampaignCard key={each.id} campaign={each} onEdit={() => void edit(each)} />
        ))}
      </CardList>
    </Container>
  )
}

export const page: PageModule = {
  Page: CampaignsPage,
  head: ({ t }) => ({ title: t('notifications.title.many'), robots: 'noindex' }),
}
