import { MailCheck } from 'lucide-react'
import { Button, Dialog, EmptyState, ErrorCard, LoadMore, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { useKeysetList } from '../../../web/kit'
import type { NewsReceipt, NewsReceipts } from '../../contract/wire-news'
import { receiptsRequest } from '../requests'
import { Left, Sums } from './sums'
import styles from './news.module.css'
import { Proof } from './proof'

interface ReceiptsDialogProps {
  readonly postId: number
  readonly onClose: () => void
}

/** The proof for whoever manages: who was told their news, whom another way reached, whom not and why, and who read it. */
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
  const { sums, left = [] } = first
  if (first.items.length === 0 && left.length === 0)
    return <EmptyState title={t('discussion.receipts.none')} text={t('discussion.receipts.noneText')} />
  return (
    <div className={styles.looked}>
      {failed}
      {sums ? <Sums sums={sums} /> : null}
      <ul className={styles.rows}>
        {list.items.map((each) => (
          <Proof key={each.id} proof={each} />
        ))}
      </ul>
      <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
      {sums && left.length > 0 ? <Left names={left} count={sums.left} /> : null}
    </div>
  )
}
