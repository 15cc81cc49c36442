import { ButtonLink, EmptyState, ListPage, Note, useText } from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { Link, useData, useKeysetList } from '../../../web/kit'
import type { OwnReferral, OwnReferralPage, OwnReferrals } from '../../contract/wire-referrals'
import { OwnRow } from './own-row'
import styles from './referrals.module.css'
import { BOARD, dashboardPath, entriesPath, MINE, mineRequest, ownRequest } from './requests'
import { ShareCard } from './share-card'
import { StateFilter, stateOf } from './state-filter'

/** `/user/my-referrals` (spec §2.2): one's link, and what became of everybody who joined by it. */
function MyReferralsPage({ at }: PageProps) {
  const t = useText()
  const state = stateOf(at)
  const own = useData(ownRequest)
  const { items, ...list } = useKeysetList<OwnReferral, OwnReferralPage>(mineRequest(state))
  // The link and the list come together: what comes later would push what is there.
  const waits = own.isPending || list.isPending
  const failed = own.isError && !own.data ? own : undefined
  const shown = {
    ...list,
    items: waits || failed ? [] : items,
    first: waits || failed ? undefined : list.first,
    isPending: waits && !failed,
    error: failed?.error ?? list.error,
    retry: () => (failed ? void failed.refetch() : list.retry()),
  }
  return (
    <ListPage
      title={t('tracking.referrals.mine')}
      tabs={
        own.data && !waits ? (
          <>
            <CameBy cameBy={own.data.cameBy} />
            <ShareCard code={own.data.code} />
            <nav aria-label={t('tracking.referrals.more')} className={styles.links}>
              <Link href={dashboardPath(own.data.code)}>{t('tracking.referrals.dashboard')}</Link>
              <Link href={entriesPath(own.data.code)}>{t('tracking.referrals.entries')}</Link>
              <Link href={BOARD}>{t('tracking.referrals.board')}</Link>
              <Link href="/refer-and-earn">{t('tracking.referrals.how')}</Link>
            </nav>
            <StateFilter path={MINE} current={state} counts={own.data.counts} />
          </>
        ) : null
      }
      list={shown}
      loading={t('tracking.referrals.loading')}
      empty={
        <EmptyState
          title={t(state ? 'tracking.referrals.emptyState' : 'tracking.referrals.empty')}
          text={t('tracking.referrals.emptyText')}
          actions={<ButtonLink href="/refer-and-earn">{t('tracking.referrals.how')}</ButtonLink>}
        />
      }
    >
      {shown.items.map((referral) => (
        <OwnRow key={referral.id} referral={referral} />
      ))}
    </ListPage>
  )
}

/** By whose invitation one came oneself. */
function CameBy({ cameBy }: Pick<OwnReferrals, 'cameBy'>) {
  const t = useText()
  if (!cameBy) return null
  const name = cameBy.name ?? t('tracking.referrals.somebody')
  return (
    <Note tone={cameBy.state === 'earned' ? 'success' : 'info'}>
      {t(`tracking.referrals.cameBy.${cameBy.state}`, { name })}
    </Note>
  )
}

export const page: PageModule = {
  Page: MyReferralsPage,
  head: ({ t }) => ({ title: t('tracking.title.myReferrals'), robots: 'noindex' }),
}
