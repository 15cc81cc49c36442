import { formatDateTime, useLanguage, useText } from '../../../ui/kit'
import type { NewsReceipt } from '../../contract/wire-news'
import styles from './news.module.css'

/** One who was told: when, what came of other ways or why there was none, and whether they have read it. */
export function Proof({ proof }: { readonly proof: NewsReceipt }) {
  const t = useText()
  const language = useLanguage()
  const { name, toldAt, readAt, acceptedAt, isUnderWay, isFailed, skipped } = proof
  const at = (instant: string) => formatDateTime(instant, language)
  const parts = [
    t('discussion.receipts.toldAt', { at: at(toldAt) }),
    acceptedAt ? t('discussion.receipts.acceptedAt', { at: at(acceptedAt) }) : undefined,
    isUnderWay ? t('discussion.receipts.underWay') : undefined,
    isFailed ? t('discussion.receipts.failed') : undefined,
    skipped ? t(`discussion.receipts.skipped.${skipped}`) : undefined,
    readAt ? t('discussion.receipts.readAt', { at: at(readAt) }) : t('discussion.receipts.unread'),
  ]
  return (
    <li>
      <b>{name ?? t('discussion.somebody')}</b>
      <p className={styles.skip}>{parts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}
