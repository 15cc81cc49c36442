import { Columns, formatDate, formatNumber, Table, useLanguage, useText } from '../../../ui/kit'
import type { ViewDay } from '../../contract/wire-views'
import styles from './numbers.module.css'

const noon = (day: string) => `${day}T12:00:00+05:30`

/** How often something was opened, a column a day; the numbers stand in the table below it. */
export function DayBars({ days }: { readonly days: readonly ViewDay[] }) {
  const t = useText()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const date = (day: string) => formatDate(noon(day), language)
  const most = days.reduce((best, each) => (each.opened > best.opened ? each : best), { day: '', listed: 0, opened: 0 })
  const says =
    most.opened === 0
      ? t('tracking.numbers.none')
      : t('tracking.numbers.most', { count: number(most.opened), date: date(most.day) })
  return (
    <>
      <p className={styles.says}>{says}</p>
      <Columns
        columns={days.map(({ day, opened }) => ({ id: day, value: opened, says: `${date(day)}: ${number(opened)}` }))}
        from={days[0] && date(days[0].day)}
        to={t('tracking.numbers.today')}
      />
      <details className={styles.details}>
        <summary>{t('tracking.numbers.byDay')}</summary>
        <Table
          caption={t('tracking.numbers.byDay')}
          columns={[
            { id: 'day', head: t('tracking.numbers.day'), cell: (row: ViewDay) => date(row.day) },
            {
              id: 'listed',
              head: t('tracking.numbers.listed'),
              cell: (row: ViewDay) => number(row.listed),
              number: true,
            },
            {
              id: 'opened',
              head: t('tracking.numbers.opened'),
              cell: (row: ViewDay) => number(row.opened),
              number: true,
            },
          ]}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
        />
      </details>
    </>
  )
}
