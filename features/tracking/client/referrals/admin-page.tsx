import { useState } from 'react'
import { EmptyState, ErrorCard, LoadMore, Skeleton, useText } from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { useData, useKeysetList } from '../../../web/kit'
import type { ReferralCounts } from '../../contract/wire-referrals'
import type { AnyReferral, AnyReferralPage } from '../../contract/wire-referrals-admin'
import numbers from '../numbers/numbers.module.css'
import { type Window, WindowChoice } from '../numbers/window'
import { AnyRow } from './any-row'
import { Appeals } from './appeals'
import { Clusters } from './clusters'
import { ReferralDays } from './referral-days'
import { ReferralFigures } from './referral-figures'
import styles from './referrals.module.css'
import { allRequest, reportRequest } from './requests'
import { StateFilter, stateOf } from './state-filter'
import { TakeBackDialog } from './take-back-dialog'
import { useAsked } from './use-asked'

const PATH = '/admin-referral-dashboard'

/** `/admin-referral-dashboard` (spec §2.6): all referrals, what is suspicious among them, and the way to take one back. */
function AdminPage({ at }: PageProps) {
  const t = useText()
  const [window, setWindow] = useState<Window>('30')
  const report = useData(reportRequest(window), { keepPrevious: true })
  return (
    <section className={numbers.page}>
      <header className={numbers.head}>
        <h1 tabIndex={-1}>{t('tracking.referrals.admin')}</h1>
        <WindowChoice value={window} onChange={setWindow} />
      </header>
      {report.isPending ? <Skeleton label={t('tracking.numbers.loading')} rows={6} /> : null}
      {report.isError ? <ErrorCard error={report.error} onRetry={() => void report.refetch()} /> : null}
      {report.data ? (
        <>
          <ReferralFigures days={report.data.days} counts={report.data.counts} />
          <ReferralDays days={report.data.days} />
          <Appeals />
          <Clusters clusters={report.data.clusters} />
          <All at={at} counts={report.data.counts} />
        </>
      ) : null}
    </section>
  )
}

/** One by one, with the way to take one back. */
function All({ at, counts }: PageProps & { readonly counts: ReferralCounts }) {
  const t = useText()
  const list = useKeysetList<AnyReferral, AnyReferralPage>(allRequest(stateOf(at)))
  const { asked, ask, heading, draftOf, onClose, onDone } = useAsked<{ readonly id: number; readonly name: string }>()
  return (
    <section className={numbers.section} aria-labelledby="all-referrals">
      <h2 id="all-referrals" ref={heading} tabIndex={-1}>
        {t('tracking.referrals.everybody')}
      </h2>
      <StateFilter path={PATH} current={stateOf(at)} counts={counts} />
      {list.isPending ? <Skeleton label={t('tracking.referrals.loading')} rows={6} /> : null}
      {list.error ? <ErrorCard small={list.items.length > 0} error={list.error} onRetry={list.retry} /> : null}
      {list.first && list.items.length === 0 ? <EmptyState title={t('tracking.referrals.nobody')} /> : null}
      {list.items.length > 0 ? (
        <>
          <ul className={styles.list}>
            {list.items.map((each) => (
              <AnyRow key={each.id} referral={each} onTakeBack={ask} />
            ))}
          </ul>
          <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
        </>
      ) : null}
      {asked ? <TakeBackDialog {...asked} draft={draftOf(String(asked.id))} onClose={onClose} onDone={onDone} /> : null}
    </section>
  )
}

export const page: PageModule = {
  Page: AdminPage,
  head: ({ t }) => ({ title: t('tracking.title.referralAdmin'), robots: 'noindex' }),
}
