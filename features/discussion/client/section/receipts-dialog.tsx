import { MailCheck } from 'lucide-react'
import {
  Button,
  Dialog,
  EmptyState,
  ErrorCard,
  formatDateTime,
  formatNumber,
  LoadMore,
  Skeleton,
  SkeletonBlock,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { useKeysetList } from '../../../web/kit'
import type { NewsReceipt, NewsReceipts } from '../../contract/wire'
import { receiptsRequest } from '../requests'
import styles from './discussion.module.css'

interface ReceiptsDialogProps {
  readonly postId: number
  readonly onClose: () => void
}

/** The organizer's proof: who was told their news, whom another way reached, and who read it. */
export function ReceiptsDialog({ postId, onClose }: ReceiptsDialogProps) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('discussion.receipts')}
      text={t('discussion.receipts.says')}
      icon={MailCheck}
      width={560}
      footer={<Button onClick={onClose}>{t('discussion.receipts.close')}</Button>}
    >
      <Proofs postId={postId} />
    </Dialog>
  )
}

function Proofs({ postId }: { readonly postId: number }) {
  const t = useText()
  const language = useLanguage()
  const list = useKeysetList<NewsReceipt, NewsReceipts>((after) => receiptsRequest(postId, after))
  const { first } = list
  const failed = list.error ? <ErrorCard small error={list.error} onRetry={list.retry} /> : null
  if (list.isPending)
    return (
      <Skeleton label={t('discussion.loading')}>
        <SkeletonBlock height={120} />
      </Skeleton>
    )
  if (!first) return failed
  if (first.items.length === 0)
    return <EmptyState title={t('discussion.receipts.none')} text={t('discussion.receipts.noneText')} />
  const sums = Object.fromEntries(
    Object.entries(first.sums ?? {}).map(([key, count]) => [key, formatNumber(count, language)]),
  )
  return (
    <div className={styles.form}>
      {failed}
      <p>
        <b>{t('discussion.receipts.sums', sums)}</b>
      </p>
      <ul className={styles.receipts}>
        {list.items.map((each) => (
          <Proof key={each.id} proof={each} />
        ))}
      </ul>
      <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
    </div>
  )
}

function Proof({ proof: { name, toldAt, readAt, acceptedAt, isFailed } }: { readonly proof: NewsReceipt }) {
  const t = useText()
  const language = useLanguage()
  const at = (instant: string) => formatDateTime(instant, language)
  const parts = [
    t('discussion.receipts.toldAt', { at: at(toldAt) }),
    acceptedAt ? t('discussion.receipts.acceptedAt', { at: at(acceptedAt) }) : undefined,
    isFailed ? t('discussion.receipts.failed') : undefined,
    readAt ? t('discussion.receipts.readAt', { at: at(readAt) }) : t('discussion.receipts.unread'),
  ]
  return (
    <li>
      <b>{name ?? t('discussion.somebody')}</b>
      <p className={styles.none}>{parts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}
