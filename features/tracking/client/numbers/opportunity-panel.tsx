import { useState } from 'react'
import { Card, ErrorCard, formatPercent, Skeleton, useLanguage, useText } from '../../../ui/kit'
import type { DashboardPanelProps } from '../../../manage/contract'
import { useData } from '../../../web/kit'
import type { OpportunityViews } from '../../contract/wire-views'
import { opportunityViewsRequest } from '../requests'
import { Bars } from './bars'
import { Change } from './change'
import { DayBars } from './day-bars'
import { FromBars } from './from-bars'
import styles from './numbers.module.css'
import { type Window, WindowChoice } from './window'

/** How many saw an opportunity, opened it and registered, by day, and where they came from. */
export function Panel({ opportunityId }: DashboardPanelProps) {
  const t = useText()
  const [window, setWindow] = useState<Window>('30')
  const found = useData(opportunityViewsRequest(opportunityId, window), { keepPrevious: true })
  return (
    <section className={styles.section} aria-labelledby="tracking-views">
      <header className={styles.head}>
        <h2 id="tracking-views">{t('tracking.numbers.views')}</h2>
        <WindowChoice value={window} onChange={setWindow} />
      </header>
      {found.isPending && <Skeleton label={t('tracking.numbers.loading')} />}
      {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <Numbers views={found.data} />}
    </section>
  )
}

function Numbers({ views }: { readonly views: OpportunityViews }) {
  const { days, total, visitors, from, registered, changes } = views
  const t = useText()
  const language = useLanguage()
  const share = (part: number, whole: number) =>
    whole > 0 && part <= whole ? formatPercent((100 * part) / whole, language) : undefined
  const change = (percent: number | null | undefined) => <Change short percent={percent} days={days.length} />
  const way = [
    { id: 'listed', label: t('tracking.numbers.listed'), value: total.listed, change: change(changes?.listed) },
    {
      ...{ id: 'opened', label: t('tracking.numbers.opened'), value: total.opened, change: change(changes?.opened) },
      says: share(total.opened, total.listed),
    },
    ...(registered === undefined
      ? []
      : [
          {
            ...{ id: 'registered', label: t('tracking.numbers.registered'), value: registered },
            ...{ says: share(registered, total.opened), change: change(changes?.registered) },
          },
        ]),
  ]
  return (
    <>
      <div className={styles.two}>
        <Card className={styles.section}>
          <h3>{t('tracking.numbers.openedByDay')}</h3>
          <DayBars days={days} />
        </Card>
        <Card className={styles.section}>
          <h3>{t('tracking.numbers.way')}</h3>
          <Bars bars={way} />
          <p className={styles.says}>
            {t('tracking.numbers.wayText', { count: visitors.opened })}{' '}
            <Change percent={changes?.visitors} days={days.length} />
          </p>
          {changes ? <p className={styles.says}>{t('tracking.numbers.compared', { days: days.length })}</p> : null}
        </Card>
      </div>
      <FromBars from={from} changes={changes} days={days.length} />
    </>
  )
}
