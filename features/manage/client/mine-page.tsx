import { Plus } from 'lucide-react'
import { buttonClass, EmptyState, ErrorCard, Icon, Skeleton, useText } from '../../ui/kit'
import type { PageModule, PageProps } from '../../web/contract'
import { findMember } from '../../session/contract'
import { Link, useData, useFresh, useKernel } from '../../web/kit'
import { MINE_TOPIC } from '../contract'
import { EntrustedListings } from './entrusted'
import { OfferedListings } from './handover/offered-listings'
import { MineRow } from './mine-row'
import styles from './managed.module.css'
import { OpenDrafts } from './open-drafts'
import { CREATE, draftsRequest, MANAGE_PATH, mineRequest } from './requests'
import { PageLinks } from './page-links'
import { StateTabs } from './state-tabs'
import { Rows } from './rows'
import { useKnownState } from './use-known-state'

const STATES = ['approved', 'pending', 'returned', 'draft', 'closed', 'taken-down'] as const

/** Most have nothing of it, and no tab for it. */
const TAKEN_DOWN = 'taken-down'

/** `/manage/user/competition-listings/{kind}/{state}` (spec §2.2): own opportunities, what happened to them, and what can be done. */
function MinePage({ at }: PageProps) {
  const t = useText()
  const person = findMember(useKernel().subject)
  useFresh(person && `${MINE_TOPIC}:${person.id}`, MANAGE_PATH)
  const { kind = 'all' } = at.params
  const pathOf = (to: string) => `/manage/user/competition-listings/${kind}/${to}`
  const state = useKnownState(STATES, at.params['state'], pathOf)
  const found = useData(mineRequest({ kind, state, after: at.query['after'] }), { keepPrevious: true })
  const drafts = useData(draftsRequest())
  // What goes on from an opportunity stands among these as that opportunity.
  const own = drafts.data?.filter(({ opportunityId }) => opportunityId === null) ?? []
  const open = own.filter((each) => kind === 'all' || each.kind === kind)
  const counts = found.data && { ...found.data.counts, draft: (found.data.counts['draft'] ?? 0) + open.length }
  // What one has begun may be all that there is: before it is known, nothing is said to be empty.
  const isDrafts = state === 'draft'
  const isPending = found.isPending || (isDrafts && drafts.isPending)
  const failed = [found, ...(isDrafts ? [drafts] : [])].find(({ isError }) => isError)
  const isEmpty = !isPending && !failed && found.data?.items.length === 0 && !(isDrafts && open.length > 0)
  const create = (
    <Link href={CREATE} className={buttonClass({ variant: 'primary' })}>
      <Icon of={Plus} size={16} />
      {t('manage.create')}
    </Link>
  )
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('manage.mine.heading')}</h1>
        {create}
      </header>
      <OfferedListings />
      <StateTabs
        states={STATES.filter((each) => each !== TAKEN_DOWN || each === state || found.data?.counts[each])}
        current={state}
        counts={counts}
        hrefOf={pathOf}
      />
      {isPending && <Skeleton label={t('manage.loading')} />}
      {failed && <ErrorCard error={failed.error} onRetry={() => void failed.refetch()} />}
      {isEmpty && <EmptyState title={t('manage.mine.empty')} text={t('manage.mine.emptyText')} />}
      {isDrafts && <OpenDrafts drafts={open} />}
      <Rows>
        {found.data?.items.map((each) => (
          <MineRow key={each.id} listing={each} medianWaitMs={found.data?.medianWaitMs} />
        ))}
      </Rows>
      <PageLinks next={found.data?.next} />
      <EntrustedListings />
    </section>
  )
}

export const page: PageModule = { Page: MinePage }
