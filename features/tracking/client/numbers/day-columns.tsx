import { Columns, formatDate, formatNumber, Table, useLanguage, useText } from '../../../ui/kit'
import styles from './numbers.module.css'

const noon = (day: string) => `${day}T12:00:00+05:30`

interface DayColumnsProps<Row extends { readonly day: string }> {
  readonly days: readonly Row[]
  /** What the columns show, by its name among those of the table. */
  readonly shows: string
  /** What the table below has of each day. */
  readonly columns: readonly { readonly id: string; readonly head: string; readonly of: (row: Row) => number }[]
  /** Said where all days are empty. */
  readonly none: string
}

/** A number by day, a column a day; all numbers stand in the table below it. Where there is none, words say so. */
export function DayColumns<Row extends { readonly day: string }>({ days, shows, columns, none }: DayColumnsProps<Row>) {
  const t = useText()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const date = (day: string) => formatDate(noon(day), language)
  const valueOf = columns.find(({ id }) => id === shows)?.of ?? (() => 0)
  const values = days.map((row) => ({ day: row.day, value: valueOf(row) }))
  const most = values.reduce((best, each) => (each.value > best.value ? each : best), { day: '', value: 0 })
  const hasNumbers = columns.some(({ of }) => days.some((row) => of(row) > 0))
  const says = most.value === 0 ? none : t('tracking.numbers.most', { count: number(most.value), date: date(most.day) })
  return (
    <>
      <p className={styles.says}>{says}</p>
      {most.value > 0 && (
        <Columns
          columns={values.map(({ day, value }) => ({ id: day, value, says: `${date(day)}: ${number(value)}` }))}
          from={days[0] && date(days[0].day)}
          to={t('tracking.numbers.today')}
        />
      )}
      {hasNumbers && (
        <details className={styles.details}>
          <summary>{t('tracking.numbers.byDay')}</summary>
          <Table
            caption={t('tracking.numbers.byDay')}
            columns={[
              { id: 'day', head: t('tracking.numbers.day'), cell: (row: Row) => date(row.day) },
              ...columns.map(({ id, head, of }) => ({ id, head, cell: (row: Row) => number(of(row)), number: true })),
            ]}
            rows={days.toReversed()}
            keyOf={({ day }) => day}
          />
        </details>
      )}
    </>
  )
}
