import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, EmptyState, ErrorCard, formatAgo, Skeleton, TextInput, useLanguage, useText } from '../../ui/kit'
import { toasts } from '../../ui/contract'
import { httpClient, type PageModule, type PageProps } from '../../web/contract'
import { forget, formatQuery, Link, saidBy, useData, useFresh, useService, useUrl } from '../../web/kit'
import { APPROVALS_TOPIC } from '../contract'
import type { ManagedListing, SendBackRequest } from '../contract/wire'
import styles from './managed.module.css'
import { approvalsRequest, MANAGE_PATH } from './requests'
import { Marks } from './marks'
import { PageLinks } from './page-links'
import { ReadingDialog } from './reading-dialog'
import { Revisions, useRevisions } from './revision/revisions'
import { SendBackDialog } from './send-back-dialog'
import { ClosesOn } from './closes-on'
import { StateBadge } from './state-badge'
import { FurtherSources } from './further-sources'
import { StateTabs } from './state-tabs'
import { Rows } from './rows'
import { useKnownState } from './use-known-state'
import { VerifyMenu } from './verification/verify-menu'

const STATES = ['pending', 'approved', 'returned', 'closed'] as const

/** Nothing is decided unread: of what has changed since its row or its text was opened the server says so. */
const asRead = (updatedAt: string) => ({ headers: { 'if-match': `"${updatedAt}"` } })

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
  const [returning, setReturning] = useState<ManagedListing>()
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
      <h1 className={styles.title}>{t('manage.approvals.heading')}</h1>
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
          />
        ))}
      </Rows>
      <PageLinks next={found.data?.next} />
      {reading && <ReadingDialog listing={reading} onClose={() => setReading(undefined)} />}
      {returning && (
        <SendBackDialog
          title={returning.title}
          send={(reason) => sendBack(returning, { reason })}
          onSent={() => forgetRead(returning.id)}
          onClose={() => setReturning(undefined)}
        />
      )}
    </section>
  )
}

interface ApprovalRowProps {
  readonly listing: ManagedListing
  readonly readAt: string
  readonly onRead: () => void
  readonly onReturn: () => void
  /** Also when it was refused: a colleague or its organizer was faster, and what stands now is to be read. */
  readonly onDecided: () => Promise<void>
}

function ApprovalRow({ listing, readAt, onRead, onReturn, onDecided }: ApprovalRowProps) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const [isBusy, setBusy] = useState(false)
  const [now] = useState(() => new Date())
  const { id, title, organisation, organizer, state, path, verification, updatedAt, returnReason, closesAt } = listing
  const isVerified = verification?.of === 'organizer'
  const isOver = state === 'pending' && closesAt !== null && new Date(closesAt) <= now

  async function approve() {
    setBusy(true)
    try {
      await http.post(`/api/manage/approvals/${id}/approve`, undefined, asRead(readAt))
      show({ tone: 'success', text: t('manage.approved', { title }) })
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    } finally {
      await onDecided()
      setBusy(false)
    }
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>
          {state === 'live' || state === 'closed' ? (
            <Link href={path}>{title}</Link>
          ) : (
            <button type="button" className={styles.read} onClick={onRead}>
              {title}
            </button>
          )}
        </b>
        <p className={styles.small}>
          {[
            organisation,
            organizer && t(isVerified ? 'manage.byVerified' : 'manage.by', { name: organizer }),
            formatAgo(updatedAt, language, now),
          ]
            .filter(Boolean)
            .join(' · ')}
          {closesAt ? (
            <>
              {' · '}
              <ClosesOn listing={listing} />
            </>
          ) : null}
        </p>
        {isOver ? <p className={styles.reason}>{t('manage.deadlineOver')}</p> : null}
        {state === 'pending' && listing.isUnread ? <p className={styles.reason}>{t('manage.organizerGone')}</p> : null}
        {state === 'pending' ? <Marks of={listing} /> : null}
        <FurtherSources listing={listing} />
        {returnReason && <p className={styles.reason}>{returnReason}</p>}
      </div>
      <StateBadge listing={listing} />
      {state === 'pending' ? (
        <div className={styles.acts}>
          <Button size="small" onClick={onReturn}>
            {t('manage.sendBack')}
          </Button>
          <Button size="small" variant="primary" loading={isBusy} onClick={() => void approve()}>
            {t('manage.approve')}
          </Button>
          <VerifyMenu listing={listing} />
        </div>
      ) : (
        <VerifyMenu listing={listing} />
      )}
    </li>
  )
}

export const page: PageModule = { Page: ApprovalsPage }
