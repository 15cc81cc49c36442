import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, ErrorCard, formatAgo, Tag, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useData, useService, useUrl } from '../../../web/kit'
import type { RevisionLine } from '../../contract/wire-revisions'
import styles from '../managed.module.css'
import { Marks } from '../marks'
import { MANAGE_PATH, revisionsRequest } from '../requests'
import { SendBackDialog } from '../send-back-dialog'
import { RevisionDialog } from './revision-dialog'
import { useChangeWords } from './use-change-words'
import { Rows } from '../rows'

/** Those that the list is narrowed to; undefined while they are not known. */
export function useRevisions(kind: string) {
  const found = useData(revisionsRequest())
  const search = (useUrl().query['search'] ?? '').trim().toLowerCase()
  const items = found.data?.filter(
    ({ title, organisation, ...line }) =>
      (kind === 'all' || line.kind === kind) && `${title} ${organisation}`.toLowerCase().includes(search),
  )
  return { items, error: found.error, retry: found.refetch }
}

/** What organizers changed of what is public, for whoever approves it; nothing where nobody waits. */
export function Revisions({ items, error, retry }: ReturnType<typeof useRevisions>) {
  const t = useText()
  const [reading, setReading] = useState<RevisionLine>()
  const [returning, setReturning] = useState<RevisionLine>()
  const http = useService(httpClient)
  const queries = useQueryClient()
  /** Of those whose text was opened here: which version stood there, for their rows are asked for anew while one reads. */
  const [read, setRead] = useState<Readonly<Record<number, number>>>({})
  const versionOf = ({ id, version }: RevisionLine) => read[id] ?? version
  /** Decided, or refused since it changed: what stands now is to be read. */
  async function forgetRead(id: number): Promise<void> {
    setRead(({ [id]: _, ...others }) => others)
    await forget(queries, MANAGE_PATH)
  }
  async function sendBack({ id }: RevisionLine, reason: string): Promise<void> {
    const line = items?.find((each) => each.id === id) ?? returning
    try {
      await http.post(`${MANAGE_PATH}/revisions/${id}/send-back`, { version: line && versionOf(line), reason })
    } catch (error) {
      await forgetRead(id) // what stands now, so that a second press is about it
      throw error
    }
  }
  if (error && !items) return <ErrorCard error={error} onRetry={() => void retry()} />
  // A dialog outlives its row: what is typed there, and why it came too late, is not taken away with it.
  return (
    <>
      {items && items.length > 0 ? (
        <section aria-labelledby="revisions">
          <h2 id="revisions" className={styles.subtitle}>
            {t('manage.revisions')}
          </h2>
          <Rows>
            {items.map((each) => (
              <RevisionRow
                key={each.id}
                line={each}
                version={versionOf(each)}
                onRead={() => setReading(each)}
                onReturn={() => setReturning(each)}
                onDecided={() => forgetRead(each.id)}
              />
            ))}
          </Rows>
        </section>
      ) : null}
      {reading && (
        <RevisionDialog
          line={reading}
          onRead={(version) => setRead((known) => ({ ...known, [reading.id]: version }))}
          onClose={() => setReading(undefined)}
        />
      )}
      {returning && (
        <SendBackDialog
          title={returning.title}
          send={(reason) => sendBack(returning, reason)}
          onSent={() => forgetRead(returning.id)}
          onClose={() => setReturning(undefined)}
        />
      )}
    </>
  )
}

interface RevisionRowProps {
  readonly line: RevisionLine
  /** The one that is decided about. */
  readonly version: number
  readonly onRead: () => void
  readonly onReturn: () => void
  readonly onDecided: () => Promise<unknown>
}

function RevisionRow({ line, version, onRead, onReturn, onDecided }: RevisionRowProps) {
  const { id, title, organisation, organizer, handedInAt, changes, verification } = line
  const isVerified = verification?.of === 'organizer'
  const t = useText()
  const language = useLanguage()
  const words = useChangeWords()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const [now] = useState(() => new Date())
  const approve = useMutation({
    mutationFn: () => http.post(`${MANAGE_PATH}/revisions/${id}/approve`, { version }),
    async onSuccess() {
      show({ tone: 'success', text: t('manage.revision.approved', { title }) })
      await onDecided()
    },
    // It may have been taken back or decided by a colleague: what stands there now is asked for.
    async onError(error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
      await onDecided()
    },
  })
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>
          <button type="button" className={styles.read} onClick={onRead}>
            {title}
          </button>
        </b>
        <p className={styles.small}>
          {[
            organisation,
            t(isVerified ? 'manage.byVerified' : 'manage.by', { name: organizer }),
            formatAgo(handedInAt, language, now),
          ].join(' · ')}
        </p>
        <p className={styles.small}>{t('manage.changes.changed', { what: words(changes) })}</p>
        <Marks of={line} />
      </div>
      <span>
        <Tag tone="info">{t('manage.revision.tag')}</Tag>
      </span>
      <div className={styles.acts}>
        <Button size="small" onClick={onReturn}>
          {t('manage.sendBack')}
        </Button>
        <Button size="small" variant="primary" loading={approve.isPending} onClick={() => approve.mutate()}>
          {t('manage.approve')}
        </Button>
      </div>
    </li>
  )
}
