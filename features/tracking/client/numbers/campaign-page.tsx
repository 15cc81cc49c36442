import { useState } from 'react'
import { Card, ErrorCard, formatNumber, Skeleton, Table, useLanguage, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { Link, useData } from '../../../web/kit'
import type { CampaignStats } from '../../contract/wire-views'
import { campaignStatsRequest } from '../requests'
import { VitalsTable } from '../vitals/vitals-table'
import { Bars } from './bars'
import { Change } from './change'
import { DayBars } from './day-bars'
import { Figures } from './figures'
import { FromBars } from './from-bars'
import styles from './numbers.module.css'
import { type Window, WindowChoice } from './window'

/** `/campaign-stats` (spec §2.6): what is looked at on the whole site, and what is kept of it. */
function CampaignPage() {
  const t = useText()
  const [window, setWindow] = useState<Window>('30')
  const found = useData(campaignStatsRequest(window), { keepPrevious: true })
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1>{t('tracking.campaign')}</h1>
        <WindowChoice value={window} onChange={setWindow} />
      </header>
      {found.isPending && <Skeleton label={t('tracking.numbers.loading')} />}
      {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <Stats stats={found.data} />}
      {found.data && <VitalsTable days={window} />}
      {found.data && <Kept kept={found.data.kept} />}
    </section>
  )
}

function Stats({ stats }: { readonly stats: CampaignStats }) {
  const { days, total, visitors, from, most, visits, changes } = stats
  const t = useText()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <Figures
        figures={[
          {
            ...{ id: 'listed', label: t('tracking.numbers.listed'), value: number(total.listed) },
            change: <Change percent={changes?.listed} days={days.length} />,
          },
          {
            ...{ id: 'opened', label: t('tracking.numbers.opened'), value: number(total.opened) },
            change: <Change percent={changes?.opened} days={days.length} />,
          },
          {
            id: 'visitors',
            label: t('tracking.numbers.visitors'),
            value: number(visitors.opened),
            small: t('tracking.numbers.visitorsText'),
            change: <Change percent={changes?.visitors} days={days.length} />,
          },
        ]}
      />
      <div className={styles.two}>
        <Card as="section" className={styles.section}>
          <h2>{t('tracking.numbers.openedByDay')}</h2>
          <DayBars days={days} />
        </Card>
        <Card as="section" className={styles.section}>
          <h2>{t('tracking.visits')}</h2>
          {visits.length === 0 && <p className={styles.says}>{t('tracking.visits.none')}</p>}
          <Bars
            bars={visits.map(({ page, visits: value }) => ({ id: page, label: t(`tracking.page.${page}`), value }))}
          />
        </Card>
      </div>
      <FromBars from={from} changes={changes} days={days.length} />
      <section className={styles.section}>
        <h2>{t('tracking.most')}</h2>
        <Table
          caption={t('tracking.most')}
          columns={[
            {
              id: 'title',
              head: t('tracking.opportunity'),
              cell: ({ title, path }) => <Link href={path}>{title}</Link>,
            },
            { id: 'listed', head: t('tracking.numbers.listed'), cell: ({ listed }) => number(listed), number: true },
            { id: 'opened', head: t('tracking.numbers.opened'), cell: ({ opened }) => number(opened), number: true },
          ]}
          rows={most}
          keyOf={({ id }) => String(id)}
          empty={t('tracking.numbers.none')}
        />
      </section>
    </>
  )
}

/** Which events are kept, and for how long. */
function Kept({ kept }: Pick<CampaignStats, 'kept'>) {
  const t = useText()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <section className={styles.section}>
      <h2>{t('tracking.kept')}</h2>
      <p className={styles.says}>{t('tracking.kept.text')}</p>
      <Table
        caption={t('tracking.kept')}
        columns={[
          { id: 'what', head: t('tracking.kept.what'), cell: ({ label }) => label },
          { id: 'rows', head: t('tracking.kept.rows'), cell: ({ rows }) => number(rows), number: true },
          {
            id: 'days',
            head: t('tracking.kept.days'),
            cell: ({ days: each }) => (each === null ? t('tracking.kept.account') : number(each)),
            number: true,
          },
        ]}
        rows={kept}
        keyOf={({ id }) => id}
      />
    </section>
  )
}

export const page: PageModule = { Page: CampaignPage }
