import {
  Columns,
  ErrorCard,
  formatDate,
  formatNumber,
  formatPercent,
  Skeleton,
  Table,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { useData } from '../../../web/kit'
import type { AdReport } from '../../contract/wire-admin'
import { reportRequest } from '../requests'
import styles from './manage.module.css'

/** How often an ad was seen and clicked, each variant of it, how sure that is, and the last thirty days. */
export function AdReportPart({ id }: { readonly id: number }) {
  const t = useText()
  const report = useData(reportRequest(id))
  if (report.isError) return <ErrorCard small error={report.error} onRetry={() => void report.refetch()} />
  if (!report.data) return <Skeleton label={t('banners.report.loading')} rows={3} />
  return <Report report={report.data} />
}

type Row = AdReport['total'] & { readonly name: string }

function Report({ report: { total, variants, days } }: { readonly report: AdReport }) {
  const t = useText()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const percent = (share: number) => formatPercent(100 * share, language)
  const date = (day: string) => formatDate(`${day}T12:00:00+05:30`, language)
  const shown = variants.map((each, at): Row => ({ ...each, name: 'ABCD'.charAt(at) }))
  const rows: readonly Row[] = shown.length > 1 ? [...shown, { ...total, name: t('banners.report.all') }] : shown
  return (
    <div className={styles.report}>
      <Table
        caption={t('banners.report.variants')}
        columns={[
          { id: 'name', head: t('banners.report.variant'), cell: (row: Row) => row.name },
          { id: 'views', head: t('banners.report.views'), cell: (row: Row) => number(row.views), number: true },
          { id: 'clicks', head: t('banners.report.clicks'), cell: (row: Row) => number(row.clicks), number: true },
          {
            id: 'rate',
            head: t('banners.report.rate'),
            cell: ({ rate }: Row) =>
              rate
                ? t('banners.report.between', {
                    rate: percent(rate.rate),
                    low: percent(rate.low),
                    high: percent(rate.high),
                  })
                : '–',
            number: true,
          },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
      />
      <p className={styles.small}>{t('banners.report.text')}</p>
      <h3 className={styles.heading}>{t('banners.report.days')}</h3>
      <Columns
        columns={days.map(({ day, views }) => ({ id: day, value: views, says: `${date(day)}: ${number(views)}` }))}
        from={days[0] && date(days[0].day)}
        to={t('banners.report.today')}
      />
      <details className={styles.details}>
        <summary>{t('banners.report.byDay')}</summary>
        <Table
          caption={t('banners.report.byDay')}
          columns={[
            { id: 'day', head: t('banners.report.day'), cell: ({ day }) => date(day) },
            { id: 'views', head: t('banners.report.views'), cell: ({ views }) => number(views), number: true },
            { id: 'clicks', head: t('banners.report.clicks'), cell: ({ clicks }) => number(clicks), number: true },
          ]}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
        />
      </details>
    </div>
  )
}
