import { useState } from 'react'
import { Button, CardList, Container, EmptyState, Tabs, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useKeysetList, useOpenForm } from '../../../web/kit'
import { type AdPhase, adPhases } from '../../contract'
import type { Ad, AdContent, AdPage } from '../../contract/wire-admin'
import { adsRequest } from '../requests'
import { AdCard } from './ad-card'
import { AdForm, emptyAd } from './ad-form'
import styles from './manage.module.css'
import { ManageTabs } from './manage-tabs'

/** What is being written: an ad that stands, or a new one that begins like this. */
interface Written {
  readonly draft: Ad | undefined
  readonly begins: AdContent
}

/** `/manage/banners`: ads by where they stand in their lives, written, approved, stopped, and what came of each. */
function AdsPage() {
  const t = useText()
  const [phase, setPhase] = useState<AdPhase | 'all'>('all')
  const { written, press, write, close } = useOpenForm<Written>()
  const list = useKeysetList<Ad, AdPage>(adsRequest(phase === 'all' ? undefined : phase))
  const counts = list.first?.counts
  const phases = (['all', ...adPhases] as const).map((id) => ({
    ...{ id, label: t(`banners.phase.${id}`) },
    count: id === 'all' ? undefined : counts?.[id],
  }))
  return (
    <Container className={styles.page}>
      <ManageTabs current="ads" />
      {written ? (
        <AdForm key={press} draft={written.draft} begins={written.begins} onDone={close} />
      ) : (
        <p>
          <Button variant="primary" onClick={() => void write({ draft: undefined, begins: emptyAd })}>
            {t('banners.ads.new')}
          </Button>
        </p>
      )}
      <Tabs label={t('banners.phases')} tabs={phases} value={phase} onChange={setPhase}>
        <CardList
          list={list}
          loading={t('banners.ads.loading')}
          empty={<EmptyState title={t('banners.ads.empty')} text={t('banners.ads.emptyText')} />}
        >
          {list.items.map((ad) => (
            <AdCard
              key={ad.id}
              ad={ad}
              onEdit={() => void write({ draft: ad, begins: ad.content })}
              onCopy={() => void write({ draft: undefined, begins: { ...ad.content, startsAt: null, endsAt: null } })}
            />
          ))}
        </CardList>
      </Tabs>
    </Container>
  )
}

export const page: PageModule = {
  Page: AdsPage,
  head: ({ t }) => ({ title: t('banners.title.ads'), robots: 'noindex' }),
}
