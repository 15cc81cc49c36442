import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, CustomTitleBar, ErrorCard, formatDateTime, Icon, Skeleton, useLanguage, useText } from '../../ui/kit'
import { httpClient, type PageModule, type PageProps } from '../../web/contract'
import { dataKey, Link, useData, useService, useUrl } from '../../web/kit'
import type { Draft, DraftLine } from '../contract/wire'
import styles from './create-page.module.css'
import { Editor } from './editor'
import { CREATE, DRAFTS_PATH, draftRequest, draftsRequest, OWN_DRAFTS, OWN_PUBLIC } from './requests'
import { WaitingDraft } from './revision/waiting-draft'

/** `/manage/opportunity/all/create` (spec §2.1, Host): goes on with a draft, or begins one. The address names draft and step. */
function CreatePage({ at }: PageProps) {
  const id = Number(at.query['draft'])
  return Number.isInteger(id) && id > 0 ? <OpenDraft id={id} /> : <Beginning />
}

function OpenDraft({ id }: { readonly id: number }) {
  const t = useText()
  const draft = useData(draftRequest(id))
  const queries = useQueryClient()
  useEffect(() => {
    // A list from before this draft was begun would have one begin another.
    queries.removeQueries({ queryKey: dataKey(draftsRequest()), exact: true })
    // The editor goes its own way from what it was given: who comes back after saving or handing in must be given what stands then.
    return () => queries.removeQueries({ queryKey: dataKey(draftRequest(id)), exact: true })
  }, [queries, id])
  // Before all else: that it could not be asked for again is no reason to take away what one writes.
  if (draft.data?.handedInAt)
    return (
      <Plain title={draft.data.body.title} back={OWN_PUBLIC}>
        <WaitingDraft draft={draft.data} />
      </Plain>
    )
  if (draft.data) return <Editor key={id} draft={draft.data} />
  if (draft.isPending)
    return (
      <Plain>
        <Skeleton label={t('manage.loading')} />
      </Plain>
    )
  return (
    <Plain>
      <ErrorCard
        error={draft.error}
        onRetry={() => void draft.refetch()}
        actions={<Link href={CREATE}>{t('manage.begin')}</Link>}
      />
    </Plain>
  )
}

function Beginning() {
  const t = useText()
  const http = useService(httpClient)
  const { go, withQuery } = useUrl()
  const drafts = useData(draftsRequest())
  const [problem, setProblem] = useState<unknown>()
  const begun = useRef(false)
  /** Whoever has gone elsewhere meanwhile is not brought back. */
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const hasNone = drafts.data?.length === 0

  const begin = () => {
    if (begun.current) return // one draft, however often the button is pressed
    begun.current = true
    http.post<Draft>(DRAFTS_PATH).then(
      ({ data }) => {
        if (isHere.current) go(withQuery({ draft: String(data.id) }), { replace: true })
      },
      (error: unknown) => {
        begun.current = false
        setProblem(error)
      },
    )
  }
  useEffect(() => {
    if (hasNone) begin()
    // Once it is known that there is nothing to go on with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasNone])

  return (
    <Plain>
      {problem ? (
        <ErrorCard error={problem} onRetry={begin} />
      ) : drafts.isError ? (
        <ErrorCard error={drafts.error} onRetry={() => void drafts.refetch()} />
      ) : drafts.isPending || hasNone ? (
        <Skeleton label={t('manage.loading')} />
      ) : (
        <Choice drafts={drafts.data} onBegin={begin} />
      )}
    </Plain>
  )
}

interface ChoiceProps {
  readonly drafts: readonly DraftLine[]
  readonly onBegin: () => void
}

function Choice({ drafts, onBegin }: ChoiceProps) {
  const t = useText()
  const language = useLanguage()
  const { withQuery } = useUrl()
  return (
    <section className={styles.choice}>
      <h2 className={styles.title}>{t('manage.goOn')}</h2>
      <ul className={styles.drafts}>
        {drafts.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <Link href={withQuery({ draft: String(id) })} className={styles.draft}>
              <b>{title.trim() || t('manage.untitled')}</b>
              <span className={styles.when}>{t('manage.savedAt', { time: formatDateTime(updatedAt, language) })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="primary" onClick={onBegin}>
        <Icon of={Plus} size={16} />
        {t('manage.begin')}
      </Button>
    </section>
  )
}

interface PlainProps {
  readonly title?: string
  readonly back?: string
  readonly children: ReactNode
}

/** While there is no draft to write on. */
function Plain({ title, back = OWN_DRAFTS, children }: PlainProps) {
  const t = useText()
  return (
    <>
      <CustomTitleBar title={title ?? t('manage.menu.publish')} back={{ href: back, label: t('manage.leave') }} wide />
      {children}
    </>
  )
}

export const page: PageModule = { Page: CreatePage }
