import {
  Card,
  ErrorCard,
  formatNumber,
  Skeleton,
  Table,
  Tag,
  type TagTone,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { pages } from '../../../web/contract'
import { useData, useShown } from '../../../web/kit'
import { type VitalName, vitalNames } from '../../contract/vital-names'
import styles from '../numbers/numbers.module.css'
import { vitalsRequest } from '../requests'

/** Good up to the first, poor from the second: https://web.dev/articles/vitals */
const LIMITS: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

const toneOf = (name: VitalName, value: number): TagTone =>
  value <= LIMITS[name][0] ? 'success' : value <= LIMITS[name][1] ? 'warning' : 'danger'

/** As people know it, and by its address; of one that is off or gone the id is left. */
function PageName({ id }: { readonly id: string }) {
  const t = useText()
  const page = useShown(pages).find(({ item }) => item.id === id)?.item
  if (!page) return <code>{id}</code>
  return (
    <>
      {page.title ? t(page.title) : null} <code>{page.path}</code>
    </>
  )
}

/** How pages felt to three of four who loaded them. */
export function VitalsTable({ days }: { readonly days: string }) {
  const t = useText()
  const language = useLanguage()
  const found = useData(vitalsRequest(days), { keepPrevious: true })
  const shown = (name: VitalName, value: number) =>
    name === 'CLS'
      ? formatNumber(Math.round(value * 1000) / 1000, language)
      : t('tracking.vitals.ms', { count: formatNumber(Math.round(value), language) })
  return (
    <section className={styles.section}>
      <h2>{t('tracking.vitals')}</h2>
      <p className={styles.says}>{t('tracking.vitals.text')}</p>
      {found.isPending && <Skeleton label={t('tracking.numbers.loading')} />}
      {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && found.data.days < Number(days) && (
        <p className={styles.says}>{t('tracking.vitals.kept', { days: found.data.days })}</p>
      )}
      {found.data?.pages.length === 0 && <Card>{t('tracking.vitals.none')}</Card>}
      {found.data && found.data.pages.length > 0 && (
        <Table
          caption={t('tracking.vitals')}
          columns={[
            { id: 'page', head: t('tracking.vitals.page'), cell: ({ page }) => <PageName id={page} /> },
            {
              id: 'loads',
              head: t('tracking.vitals.loads'),
              cell: ({ loads }) => formatNumber(loads, language),
              number: true,
            },
            ...vitalNames.map((name) => ({
              id: name,
              head: name,
              number: true,
              cell: ({ p75 }: { readonly p75: Readonly<Partial<Record<VitalName, number>>> }) => {
                const value = p75[name]
                return value === undefined ? '–' : <Tag tone={toneOf(name, value)}>{shown(name, value)}</Tag>
              },
            })),
          ]}
          rows={found.data.pages}
          keyOf={({ page }) => page}
        />
      )}
    </section>
  )
}
