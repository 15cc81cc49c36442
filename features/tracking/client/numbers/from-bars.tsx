import { Card, useText } from '../../../ui/kit'
import type { OpportunityViews, ViewChanges } from '../../contract/wire-views'
import { Bars } from './bars'
import { Change } from './change'
import styles from './numbers.module.css'

interface FromBarsProps {
  readonly from: OpportunityViews['from']
  readonly changes: ViewChanges | undefined
  readonly days: number
}

/** Where those who opened a page came from, and how that was before. */
export function FromBars({ from, changes, days }: FromBarsProps) {
  const t = useText()
  const bars = from.map(({ from: id, opened }) => ({
    ...{ id, label: t(`tracking.from.${id}`), value: opened },
    change: <Change short percent={changes?.from[id]} days={days} />,
  }))
  return (
    <Card className={styles.section}>
      <h3>{t('tracking.numbers.from')}</h3>
      <Bars bars={bars} />
      {changes ? <p className={styles.says}>{t('tracking.numbers.compared', { days })}</p> : null}
    </Card>
  )
}
