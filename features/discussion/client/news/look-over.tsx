import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, ErrorCard, Note, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, type useRetryKey, useService } from '../../../web/kit'
import type { NewsPreview, SentNews } from '../../contract/wire-news'
import { API, newsPath } from '../requests'
import { Counts } from './counts'
import styles from './news.module.css'
import { Samples } from './samples'

interface LookOverProps {
  readonly opportunityId: number
  readonly text: string
  readonly retry: ReturnType<typeof useRetryKey>
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Before news is sent: whom it reaches by which way, whom not and why, in whose name, and as some of its readers will see it. */
export function LookOver({ opportunityId, text, retry, onClose, onSent }: LookOverProps) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [problem, setProblem] = useState<string>()
  const path = newsPath(opportunityId)
  const preview = useQuery<NewsPreview, HttpError>({
    queryKey: ['api', `${path}/preview`, text],
    queryFn: async ({ signal }) => (await http.post<NewsPreview>(`${path}/preview`, { text }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const send = useMutation({
    mutationFn: () => http.post<SentNews>(path, { text }, { idempotencyKey: retry.keyOf({ text }) }),
    async onSuccess() {
      show({ tone: 'success', text: t('discussion.news.sent', { minutes: preview.data?.waitMinutes ?? 10 }) })
      onSent()
      await forget(queries, API)
    },
    onError(error) {
      const said =
        error instanceof HttpError ? (error.problem?.errors?.[0]?.message ?? error.problem?.detail) : undefined
      setProblem(said ?? t('discussion.failed'))
    },
  })
  const { data } = preview
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('discussion.news.look')}
      text={data ? t('discussion.news.waits', { minutes: data.waitMinutes }) : undefined}
      icon={Megaphone}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{t('discussion.news.change')}</Button>
          <Button
            variant="primary"
            loading={send.isPending}
            disabled={!data}
            onClick={() => {
              setProblem(undefined)
              send.mutate()
            }}
          >
            {t('discussion.news.send')}
          </Button>
        </>
      }
    >
      {preview.isError ? <ErrorCard small error={preview.error} onRetry={() => void preview.refetch()} /> : null}
      {preview.isPending ? (
        <Skeleton label={t('discussion.news.looking')}>
          <SkeletonBlock height={96} />
          <SkeletonBlock height={160} />
        </Skeleton>
      ) : null}
      {data ? (
        <div className={styles.looked}>
          {problem ? (
            <Note tone="danger" live>
              {problem}
            </Note>
          ) : null}
          <Counts counts={data.counts} hasSamples={data.samples.length > 0} />
          <p>
            {t('discussion.news.from')} <b>{data.sender.name}</b>
          </p>
          {data.sender.looksLike === null ? null : (
            <Note tone="warning">{t('discussion.news.looksLike', { name: data.sender.looksLike })}</Note>
          )}
          <Samples samples={data.samples} />
        </div>
      ) : null}
    </Dialog>
  )
}
