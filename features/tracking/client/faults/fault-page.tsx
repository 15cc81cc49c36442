import {
  Breadcrumbs,
  Container,
  ErrorCard,
  formatDateTime,
  formatNumber,
  PageHead,
  Skeleton,
  SkeletonBlock,
  Table,
  useLanguage,
  useText,
  VisuallyHidden,
} from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { idInAddress, useData } from '../../../web/kit'
import type { FaultDetail, FaultReport } from '../../contract/wire-faults'
import { Figures } from '../numbers/figures'
import { faultRequest } from '../requests'
import { DecisionCard } from './decision-card'
import { FaultTags } from './fault-row'
import styles from './faults.module.css'

/** `/manage/errors/:id`: one kind of error, where in the source it happens, who met it, what was decided. */
function FaultPage({ at }: PageProps) {
  const t = useText()
  const found = useData(faultRequest(idInAddress(at.params['id'])))
  const fault = found.data
  const crumbs = [{ label: t('tracking.errors'), href: '/manage/errors' }, { label: at.params['id'] ?? '' }]
  return (
    <Container className={styles.page}>
      <PageHead
        before={<Breadcrumbs crumbs={crumbs} />}
        title={fault ? <span lang="en">{fault.name}</span> : t('tracking.errors')}
        text={fault ? <span lang="en">{fault.message}</span> : undefined}
        actions={fault ? <FaultTags fault={fault} /> : null}
      />
      {found.isPending ? (
        <Skeleton label={t('tracking.errors.loading')}>
          <SkeletonBlock height={110} />
          <SkeletonBlock height={240} />
          <SkeletonBlock height={240} />
        </Skeleton>
      ) : null}
      {found.isError ? <ErrorCard error={found.error} onRetry={() => void found.refetch()} /> : null}
      {fault ? <Detail fault={fault} /> : null}
    </Container>
  )
}

function Detail({ fault }: { readonly fault: FaultDetail }) {
  const t = useText()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <Figures
        figures={[
          { id: 'reports', label: t('tracking.error.count'), value: number(fault.reports) },
          {
            id: 'people',
            label: t('tracking.error.people'),
            value: number(fault.people),
            small: t('tracking.error.allowed'),
          },
          {
            ...{ id: 'browsers', label: t('tracking.error.browsers'), value: number(fault.browsers) },
            small: t('tracking.error.allowed'),
          },
          {
            ...{ id: 'first', label: t('tracking.error.first'), value: formatDateTime(fault.firstAt, language) },
            small: fault.firstRelease,
          },
          {
            ...{ id: 'last', label: t('tracking.error.lastTime'), value: formatDateTime(fault.lastAt, language) },
            small: fault.lastRelease,
          },
        ]}
      />
      <section className={styles.part} aria-labelledby="stack">
        <h2 id="stack">{t('tracking.error.stack')}</h2>
        {fault.stack.length === 0 ? (
          <p className={styles.small}>{t('tracking.error.noStack')}</p>
        ) : (
          <Stack lines={fault.stack} />
        )}
      </section>
      <DecisionCard key={fault.id} fault={fault} />
      <section className={styles.part} aria-labelledby="latest">
        <h2 id="latest">{t('tracking.error.latest')}</h2>
        <Latest reports={fault.latest} />
      </section>
    </>
  )
}

function Stack({ lines }: { readonly lines: readonly string[] }) {
  const t = useText()
  return (
    <ol className={styles.stack} lang="en" aria-label={t('tracking.error.stack')} tabIndex={0}>
      {lines.map((line, at) => (
        // Calls of a stack stand where they stand; one may come twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at}>
          <code>{line}</code>
        </li>
      ))}
    </ol>
  )
}

function Latest({ reports }: { readonly reports: readonly FaultReport[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Table
      caption={t('tracking.error.latest')}
      columns={[
        { id: 'id', head: t('tracking.error.id'), cell: ({ reference }) => <code>{reference}</code> },
        { id: 'at', head: t('tracking.error.when'), cell: ({ at }) => formatDateTime(at, language) },
        { id: 'place', head: t('tracking.error.place'), cell: ({ place }) => <code>{place}</code> },
        { id: 'browser', head: t('tracking.error.browser'), cell: ({ browser }) => browser ?? '–' },
        { id: 'release', head: t('tracking.errors.release'), cell: ({ release }) => release },
        { id: 'trail', head: t('tracking.error.trail'), cell: (report) => <Before report={report} /> },
      ]}
      rows={reports}
      keyOf={({ reference }) => reference}
      empty={t('tracking.error.noReports')}
    />
  )
}

/** What happened on the page before, to be opened. */
function Before({ report: { reference, trail } }: { readonly report: FaultReport }) {
  const t = useText()
  const language = useLanguage()
  if (trail.length === 0) return '–'
  return (
    <details className={styles.before}>
      <summary>
        {formatNumber(trail.length, language)}
        <VisuallyHidden> · {t('tracking.error.trailOf', { id: reference })}</VisuallyHidden>
      </summary>
      <ol lang="en">
        {trail.map(({ ms, says }) => (
          <li key={`${ms} ${says}`}>
            <code>{says}</code>{' '}
            <small>{t('tracking.error.before', { seconds: formatNumber(Math.round(ms / 100) / 10, language) })}</small>
          </li>
        ))}
      </ol>
    </details>
  )
}

export const page: PageModule = {
  Page: FaultPage,
  head: ({ t }) => ({ title: t('tracking.error.title'), robots: 'noindex' }),
}
