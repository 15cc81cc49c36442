import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, ErrorCard, formatDateTime, Icon, Skeleton, useLanguage, useText } from '../../ui/kit'
import { httpClient, type PageModule, type PageProps } from '../../web/contract'
import { Link, useData, useService, useUrl } from '../../web/kit'
import type { Draft } from '../contract/wire'
import styles from './create-page.module.css'
import { Editor } from './editor'
import { draftRequest, draftsRequest } from './requests'

/** `/manage/opportunity/all/create` (spec §2.1, Host): goes on with a draft, or begins one. The address names draft and step. */
function CreatePage({ at }: PageProps) {
  const id = Number(at.query['draft'])
  return Number.isInteger(id) && id > 0 ? <OpenDraft id={id} /> : <Beginning />
}

function OpenDraft({ id }: { readonly id: number }) {
  const t = useText()
  const draft = useData(draftRequest(id))
  if (draft.isPending) return <Skeleton label={t('manage.loading')} />
  if (draft.isError)
    return (
      <ErrorCard
        error={draft.error}
        onRetry={() => void draft.refetch()}
        actions={<Link href="/manage/opportunity/all/create">{t('manage.begin')}</Link>}
      />
    )
  return <Editor key={id} draft={draft.data} />
}

function Beginning() {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const { go, withQuery } = useUrl()
  const drafts = useData(draftsRequest())
  const [problem, setProblem] = useState<unknown>()
  const begun = useRef(false)
  const hasNone = drafts.data?.length === 0

  const begin = () => {
    if (begun.current) return // one draft, however often the button is pressed
    begun.current = true
    http.post<Draft>('/api/manage/drafts').then(
      ({ data }) => go(withQuery({ draft: String(data.id) }), { replace: true }),
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

  if (problem) return <ErrorCard error={problem} onRetry={begin} />
  if (drafts.isError) return <ErrorCard error={drafts.error} onRetry={() => void drafts.refetch()} />
  if (drafts.isPending || hasNone) return <Skeleton label={t('manage.loading')} />
  return (
    <section className={styles.choice}>
      <h1 className={styles.title}>{t('manage.goOn')}</h1>
      <ul className={styles.drafts}>
        {drafts.data.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <Link href={withQuery({ draft: String(id) })} className={styles.draft}>
              <b>{title.trim() || t('manage.untitled')}</b>
              <span className={styles.when}>{t('manage.savedAt', { time: formatDateTime(updatedAt, language) })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="primary" onClick={begin}>
        <Icon of={Plus} size={16} />
        {t('manage.begin')}
      </Button>
    </section>
  )
}

export const page: PageModule = { Page: CreatePage }
