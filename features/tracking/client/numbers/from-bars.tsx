import { Card, useText } from '../../../ui/kit'
import type { OpportunityViews } from '../../contract/wire-views'
import { Bars } from './bars'
import styles from './numbers.module.css'

/** Where those who opened a page came from. */
export function FromBars({ from }: Pick<OpportunityViews, 'from'>) {
  const t = useText()
  return (
    <Card className={styles.section}>
      <h3>{t('tracking.numbers.from')}</h3>
      <Bars bars={from.map(({ from: id, opened }) => ({ id, label: t(`tracking.from.${id}`), value: opened }))} />
    </Card>
  )
}
