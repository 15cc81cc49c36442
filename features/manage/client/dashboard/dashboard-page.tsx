import { Eye, History, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass, EmptyState, ErrorCard, Icon, Skeleton, useText } from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import {
  idInAddress,
  isRefused,
  LazyPart,
  Link,
  useData,
  useFresh,
  useHasPage,
  useKernel,
  useShown,
} from '../../../web/kit'
import { findMember } from '../../../session/contract'
import { type DashboardPanelProps, dashboardPanels, MINE_TOPIC } from '../../contract'
import type { ManagedListing } from '../../contract/wire'
import managed from '../managed.module.css'
import { MANAGE_PATH, managedRequest } from '../requests'
import { ClosesOn } from '../closes-on'
import { StateBadge } from '../state-badge'
import { useTaken } from '../use-taken'
import styles from './dashboard.module.css'

/** `/manage/opportunity/{id}/dashboard` (spec §2.6): how one opportunity does, in what each feature can tell of it. */
function DashboardPage({ at }: PageProps) {
  const t = useText()
  const id = idInAddress(at.params['id'])
  const person = findMember(useKernel().subject)
  useFresh(person && `${MINE_TOPIC}:${person.id}`, MANAGE_PATH)
  const found = useData(managedRequest(id))
  const listing = isRefused(found.error) ? undefined : found.data
  const panels = useShown(dashboardPanels)
  return (
    <section className={managed.page}>
      {found.isPending && <Skeleton label={t('manage.loading')} />}
      {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
      {listing && <Head listing={listing} />}
      {listing && panels.length === 0 && (
        <EmptyState title={t('manage.dashboard.empty')} text={t('manage.dashboard.emptyText')} />
      )}
      {listing && (
        <div className={styles.panels}>
          {panels.map(({ feature, item }) => (
            <LazyPart
              key={item.id}
              feature={feature}
              load={item.load}
              draw={({ Panel }) => {
                const Shown = Panel as (props: DashboardPanelProps) => ReactNode
                return <Shown opportunityId={id} />
              }}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function Head({ listing }: { readonly listing: ManagedListing }) {
  const t = useText()
  const taken = useTaken(listing)
  const hasPage = useHasPage()
  const { id, title, organisation, path, closesAt } = listing
  const registrants = `/manage/opportunity/${id}/registrations`
  return (
    <header className={managed.head}>
      <div>
        <h1 className={managed.title}>{title}</h1>
        <p className={styles.about}>
          <StateBadge listing={listing} />
          <span>
            {organisation}
            {closesAt && (
              <>
                {' · '}
                <ClosesOn listing={listing} />
              </>
            )}
            {` · ${taken}`}
          </span>
        </p>
      </div>
      <div className={styles.ways}>
        <Link href={path} className={buttonClass({ variant: 'secondary' })}>
          <Icon of={Eye} size={16} />
          {t('manage.view')}
        </Link>
        <Link href={`/manage/opportunity/${id}/activity`} className={buttonClass({ variant: 'secondary' })}>
          <Icon of={History} size={16} />
          {t('manage.activity')}
        </Link>
        {hasPage(registrants) && (
          <Link href={registrants} className={buttonClass({ variant: 'primary' })}>
            <Icon of={Users} size={16} />
            {t('manage.registrants')}
          </Link>
        )}
      </div>
    </header>
  )
}

export const page: PageModule = { Page: DashboardPage, parts: [dashboardPanels] }
