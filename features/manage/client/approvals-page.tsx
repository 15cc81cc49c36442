import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState, ErrorCard, Skeleton, TextInput, useText } from '../../ui/kit'
import { httpClient, type PageModule, type PageProps } from '../../web/contract'
import { forget, formatQuery, useData, useFresh, useService, useUrl } from '../../web/kit'
import { APPROVALS_TOPIC } from '../contract'
import type { ManagedListing, SendBackRequest } from '../contract/wire'
import styles from './managed.module.css'
import { approvalsRequest, MANAGE_PATH } from './requests'
import { type ModerateAct, ModerateDialog } from './moderation/moderate-dialog'
import { PageLinks } from './page-links'
import { ReadingDialog } from './reading-dialog'
import { Revisions, useRevisions } from './revision/revisions'
import { asRead } from './as-read'
import { ApprovalRow } from './approval-row'
import { SendBackDialog, sentBackAs } from './send-back-dialog'
import { StateTabs } from './state-tabs'
import { Rows } from './rows'
import { MedianWait } from './waits'
import { useKnownState } from './use-known-state'

const STATES = ['pending', 'approved', 'returned', 'closed', 'taken-down'] as const

/** `/manage/opportunity/approval-list/{kind}/{state}` (spec §2.2): what waits, what is public, what went back. */
function ApprovalsPage({ at }: PageProps) {
  const t = useText()
  useFresh(APPROVALS_TOPIC, MANAGE_PATH)
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { go, withQuery, query } = useUrl()
  const { kind = 'all' } = at.params
  const pathOf = (to: string) =>
    `/manage/opportunity/approval-list/${kind}/${to}${formatQuery({ search: query['search'] })}`
  const state = useKnownState(STATES, at.params['state'], pathOf)
  const revisions = useRevisions(kind)
  const waiting = revisions.items?.length ?? 0
  const found = useData(approvalsRequest({ kind, state, search: query['search'], after: query['after'] }), {
    keepPrevious: true,
  })
  const median = found.data?.medianWaitMs
  const [returning, setReturning] = useState<ManagedListing>()
  /** Held here, not in its row, which goes when a colleague is faster: what is refused is read still. */
  const [acting, setActing] = useState<{ readonly listing: ManagedListing; readonly act: ModerateAct }>()
  const [reading, setReading] = useState<ManagedListing>()
  /** Of those whose text was opened here: as of when, for their rows are asked for anew while one reads. */
  const [readAt, setReadAt] = useState<Readonly<Record<number, string>>>({})
  const readAtOf = ({ id, updatedAt }: ManagedListing) => readAt[id] ?? updatedAt
  async function forgetRead(id: number): Promise<void> {
    setReadAt(({ [id]: _, ...others }) => others)
    await forget(queries, MANAGE_PATH)
  }
  async function sendBack({ id }: ManagedListing, request: SendBackRequest): Promise<void> {
    const listing = found.data?.items.find((each) => each.id === id) ?? returning
    try {
      await http.post(`/api/manage/approvals/${id}/send-back`, request, listing && asRead(readAtOf(listing)))
    } catch (error) {
      await forgetRead(id) // what stands now, so that a second press is about it
      throw error
    }
  }
  return (
    <section className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('manage.approvals.heading')}</h1>
        {median === undefined ? null : (
          <p className={styles.small}>
            <MedianWait ms={median} />
          </p>
        )}
      </header>
      <div className={styles.tools}>
        <StateTabs
          states={STATES}
          current={state}
          counts={found.data && { ...found.data.counts, pending: (found.data.counts['pending'] ?? 0) + waiting }}
          hrefOf={pathOf}
        />
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            go(withQuery({ after: undefined, search: String(new FormData(event.currentTarget).get('search') ?? '') }), {
              replace: true,
            })
          }}
        >
          <TextInput
            type="search"
            name="search"
            defaultValue={query['search']}
            aria-label={t('manage.search')}
            placeholder={t('manage.search')}
            maxLength={120}
          />
        </form>
      </div>
      {found.isPending && <Skeleton label={t('manage.loading')} />}
      {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
      {state === 'pending' && <Revisions {...revisions} />}
      {found.data?.items.length === 0 && (state !== 'pending' || revisions.items?.length === 0) && (
        <EmptyState title={t('manage.approvals.empty')} text={t('manage.approvals.emptyText')} />
      )}
      <Rows>
        {found.data?.items.map((each) => (
          <ApprovalRow
            key={each.id}
            listing={each}
            readAt={readAtOf(each)}
            onRead={() => {
              setReading(each)
              setReadAt((known) => ({ ...known, [each.id]: each.updatedAt }))
            }}
            onDecided={() => forgetRead(each.id)}
            onReturn={() => setReturning(each)}
            onAct={(act) => setActing({ listing: each, act })}
          />
        ))}
      </Rows>
      <PageLinks next={found.data?.next} />
      {reading && <ReadingDialog listing={reading} onClose={() => setReading(undefined)} />}
      {acting && (
        <ModerateDialog {...acting} onDone={() => forget(queries, MANAGE_PATH)} onClose={() => setActing(undefined)} />
      )}
      {returning && (
        <SendBackDialog
          title={returning.title}
          as={sentBackAs(returning)}
          send={(reason) => sendBack(returning, { reason })}
          onSent={() => forgetRead(returning.id)}
          onClose={() => setReturning(undefined)}
        />
      )}
    </section>
  )
}

export const page: PageModule = { Page: ApprovalsPage }
