import { Plus } from 'lucide-react'
import { buttonClass, EmptyState, ErrorCard, Icon, Skeleton, useText } from '../../ui/kit'
import type { PageModule, PageProps } from '../../web/contract'
import { Link, useData } from '../../web/kit'
import { MineRow } from './mine-row'
import styles from './managed.module.css'
import { mineRequest } from './requests'
import { PageLinks } from './page-links'
import { StateTabs } from './state-tabs'

const STATES = ['approved', 'pending', 'returned', 'draft', 'closed'] as const
const CREATE = '/manage/opportunity/all/create'

/** `/manage/user/competition-listings/{kind}/{state}` (spec §2.2): own opportunities, what happened to them, and what can be done. */
function MinePage({ at }: PageProps) {
  const t = useText()
  const { kind = 'all', state = 'approved' } = at.params
  const found = useData(mineRequest({ kind, state, after: at.query['after'] }), { keepPrevious: true })
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
      <StateTabs
        states={STATES}
        current={state}
        counts={found.data?.counts}
        hrefOf={(to) => `/manage/user/competition-listings/${kind}/${to}`}
      />
      {found.isPending && <Skeleton label={t('manage.loading')} />}
      {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.items.length === 0 && (
        <EmptyState title={t('manage.mine.empty')} text={t('manage.mine.emptyText')} />
      )}
      <ul className={styles.rows}>
        {found.data?.items.map((each) => (
          <MineRow key={each.id} listing={each} />
        ))}
      </ul>
      <PageLinks next={found.data?.next} />
    </section>
  )
}

export const page: PageModule = { Page: MinePage }
