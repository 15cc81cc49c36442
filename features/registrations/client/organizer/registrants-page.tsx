import { Download } from 'lucide-react'
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  ErrorCard,
  formatDate,
  Icon,
  LoadMore,
  NavTabs,
  OfflineState,
  PageHead,
  Skeleton,
  useLanguage,
  useText,
} from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { idInAddress, isRefused, useFresh, useKeysetList, useOnline, useUrl } from '../../../web/kit'
import type { Registrant, Registrants } from '../../contract/wire'
import { API, registrantsRequest } from '../requests'
import { verbOf } from '../verb'
import { SeatParts } from '../seat-parts'
import { RegistrantCards } from './registrant-cards'
import { RegistrantsTable } from './registrants-table'
import styles from './registrants-page.module.css'
import { SearchField } from './search-field'

const STATES = ['all', 'registered', 'withdrawn'] as const

/** `/manage/opportunity/:id/registrations`: who registered, for the organizer. The server decides whose rows one may see. */
function RegistrantsPage({ at }: PageProps) {
  const t = useText()
  const language = useLanguage()
  const { query, withQuery } = useUrl()
  const id = idInAddress(at.params['id'])
  const state = STATES.find((each) => each === query['state']) ?? 'all'
  const q = query['q']
  const list = useKeysetList<Registrant, Registrants>((...rows) => registrantsRequest(id, { q, state }, ...rows))
  const isOnline = useOnline()
  useFresh(`registrations.of:${id}`, `${API}/of/${id}`)

  const { opportunity, counts, files = [] } = (isRefused(list.error) ? undefined : list.first) ?? {}
  if (!opportunity || !counts)
    return (
      <Container className={styles.page}>
        {list.error ? (
          <ErrorCard error={list.error} onRetry={list.retry} />
        ) : (
          <Skeleton label={t('registrations.of.loading')} />
        )}
      </Container>
    )
  const { closedAt, zone } = opportunity
  const endsAt = closedAt ?? opportunity.closesAt
  const all = counts.registered + counts.withdrawn
  const countOf = { all, registered: counts.registered, withdrawn: counts.withdrawn }
  const rows = { kind: opportunity.kind, rows: list.items }
  return (
    <Container wide className={styles.page}>
      <PageHead
        before={
          <Breadcrumbs
            crumbs={[
              { label: opportunity.title, href: opportunity.path },
              { label: t('registrations.title.organizer') },
            ]}
          />
        }
        title={opportunity.title}
        count={t(`registrations.of.count.${verbOf(opportunity.kind)}`, { count: counts.registered })}
        text={
          endsAt
            ? t(`registrations.of.${closedAt ? 'closed' : 'closes'}`, { date: formatDate(endsAt, language, zone) })
            : undefined
        }
        actions={
          all > 0 ? (
            <span className={styles.end}>
              <ButtonLink href={`${API}/of/${id}/export.csv`} download>
                <Icon of={Download} size={16} />
                {t('registrations.of.export')}
              </ButtonLink>
              {files.map(({ id: questionId, label }) => (
                <ButtonLink
                  key={questionId}
                  variant="secondary"
                  href={`${API}/of/${id}/files/${encodeURIComponent(questionId)}`}
                  download
                >
                  <Icon of={Download} size={16} />
                  {t('registrations.of.files', { question: label })}
                </ButtonLink>
              ))}
            </span>
          ) : null
        }
      />
      <SeatParts place="registrants" opportunityId={opportunity.id} />
      <div className={styles.tools}>
        <NavTabs
          label={t('registrations.mine.states')}
          current={state}
          tabs={STATES.map((each) => ({
            id: each,
            label: t(`registrations.mine.${each}`),
            count: countOf[each],
            href: withQuery({ state: each === 'all' ? undefined : each }),
          }))}
        />
        <SearchField key={id} q={q ?? ''} />
      </div>
      {isOnline ? null : <OfflineState since={list.updatedAt} />}
      {list.items.length > 0 ? (
        <>
          <RegistrantsTable {...rows} />
          <RegistrantCards {...rows} />
          <LoadMore
            shown={list.items.length}
            total={q ? undefined : countOf[state]}
            onMore={list.more}
            loading={list.isLoadingMore}
          />
        </>
      ) : (
        <EmptyState
          title={t(all === 0 ? 'registrations.of.empty' : 'registrations.of.emptyFiltered')}
          text={t(all === 0 ? 'registrations.of.emptyText' : 'registrations.of.emptyFilteredText')}
          actions={
            <ButtonLink variant="secondary" href={all === 0 ? opportunity.path : at.path}>
              {t(all === 0 ? 'registrations.of.look' : 'registrations.mine.showAll')}
            </ButtonLink>
          }
        />
      )}
    </Container>
  )
}

export const page: PageModule = {
  Page: RegistrantsPage,
  head: ({ t }) => ({ title: t('registrations.title.organizer'), robots: 'noindex' }),
}
