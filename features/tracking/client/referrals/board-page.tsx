import { findUser } from '../../../session/contract'
import {
  Avatar,
  ButtonLink,
  Container,
  EmptyState,
  ErrorCard,
  formatNumber,
  formatRank,
  OfflineState,
  PageHead,
  Segmented,
  Skeleton,
  Table,
  useLanguage,
  useText,
} from '../../../ui/kit'
import type { PageAt, PageModule, PageProps } from '../../../web/contract'
import { Link, useData, useKernel, useOnline, useUrl } from '../../../web/kit'
import type { ReferrerBoard } from '../../contract/wire-referrals'
import styles from './referrals.module.css'
import { BOARD, boardRequest, MINE, ownRequest } from './requests'

const spans = ['month', 'all'] as const
const spanOf = ({ query }: PageAt) => (query['span'] === 'month' ? 'month' : 'all')

/** `/referral-combined-leaderboard` (spec §2.6): whose referrals earned most, this month or of all time. */
function BoardPage({ at }: PageProps) {
  const t = useText()
  const { go, withQuery } = useUrl()
  const isOnline = useOnline()
  const span = spanOf(at)
  const found = useData(boardRequest(span), { keepPrevious: true })
  return (
    <Container className={styles.page}>
      <PageHead title={t('tracking.referrals.board')} text={t('tracking.referrals.boardText')} />
      <div className={styles.bar}>
        <Segmented
          label={t('tracking.referrals.span')}
          options={spans.map((value) => ({ value, label: t(`tracking.referrals.span.${value}`) }))}
          value={span}
          onChange={(value) => go(withQuery({ span: value === 'all' ? undefined : value }), { replace: true })}
        />
        <ButtonLink href={MINE}>{t('tracking.earn.start')}</ButtonLink>
      </div>
      <OwnPlace />
      {isOnline ? null : <OfflineState since={found.dataUpdatedAt || undefined} />}
      {found.isPending && isOnline ? <Skeleton label={t('tracking.referrals.loading')} rows={6} /> : null}
      {found.isError && !found.data ? <ErrorCard error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? <Rows rows={found.data.rows} /> : null}
    </Container>
  )
}

/** Where one stands oneself, also further down; its line is kept free. */
function OwnPlace() {
  const t = useText()
  const language = useLanguage()
  const user = findUser(useKernel().subject)
  const { data } = useData(ownRequest, { enabled: user !== undefined, keepTrying: true })
  // Whether somebody has one is not known before they are.
  if (user && !data) return <p className={styles.place} />
  return (
    <p className={styles.place}>
      {data && data.rank > 0
        ? t('tracking.referrals.place', { rank: formatRank(data.rank, language), count: data.counts.earned })
        : t('tracking.referrals.noPlace')}
    </p>
  )
}

function Rows({ rows }: Pick<ReferrerBoard, 'rows'>) {
  const t = useText()
  const language = useLanguage()
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('tracking.referrals.boardEmpty')}
        text={t('tracking.referrals.boardEmptyText')}
        actions={<ButtonLink href="/refer-and-earn">{t('tracking.referrals.how')}</ButtonLink>}
      />
    )
  // People who hide have nothing to tell them apart but their place.
  const placed = rows.map((row, at) => ({ ...row, at }))
  return (
    <Table
      caption={t('tracking.referrals.board')}
      columns={[
        { id: 'rank', head: t('tracking.referrals.rank'), cell: ({ rank }) => formatRank(rank, language) },
        {
          id: 'name',
          head: t('tracking.referrals.name'),
          cell: ({ rank, name, path, avatar }) => (
            <span className={styles.who}>
              <Avatar name={name ?? String(rank)} src={avatar} size={32} />
              {name && path ? <Link href={path}>{name}</Link> : t('tracking.referrals.somebody')}
            </span>
          ),
        },
        {
          id: 'earned',
          head: t('tracking.referrals.state.earned'),
          cell: ({ earned }) => formatNumber(earned, language),
          number: true,
        },
      ]}
      rows={placed}
      keyOf={({ at }) => String(at)}
    />
  )
}

export const page: PageModule = {
  Page: BoardPage,
  data: (at) => ({ board: boardRequest(spanOf(at)) }),
  head: ({ t }) => ({
    title: t('tracking.title.referralBoard'),
    description: t('tracking.referrals.boardText'),
    canonical: BOARD,
  }),
}
