import { ArrowRight } from 'lucide-react'
import { Button, classNames, DialogButtons, ErrorCard, Icon, Note, Skeleton, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useData, useService } from '../../../web/kit'
import type { Merge } from '../../contract/wire-merge'
import styles from './merge.module.css'
import { API, mergeRequest } from './requests'
import { useMergeChange } from './use-merge-change'

interface MergeLookProps {
  readonly id: number
  readonly onClose: () => void
}

/** What would go over and what would stay; nothing has changed until one says so here. */
export function MergeLook({ id, onClose }: MergeLookProps) {
  const t = useText()
  const http = useService(httpClient)
  const merge = useData(mergeRequest(id))
  const { change, isBusy } = useMergeChange()
  if (merge.isPending) return <Skeleton label={t('session.merge.looking')} rows={3} />
  if (!merge.data) return <ErrorCard error={merge.error} onRetry={() => void merge.refetch()} />
  const confirm = async () => {
    if (await change(() => http.post(`${API}/${id}/confirm`), 'session.merge.done')) onClose()
  }
  const { from, to, parts } = merge.data
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <Account account={from} word={t('session.merge.ends')} />
        <span className={styles.arrow}>
          <Icon of={ArrowRight} />
        </span>
        <Account account={to} word={t('session.merge.stays')} stays />
      </div>
      {parts.length === 0 ? <Note>{t('session.merge.nothing')}</Note> : <MergeParts parts={parts} />}
      <Note tone="warning">{t('session.merge.warning', { email: from.email, kept: to.email })}</Note>
      <DialogButtons>
        <Button onClick={onClose}>{t('session.roles.cancel')}</Button>
        <Button variant="danger" loading={isBusy} onClick={() => void confirm()}>
          {t('session.merge.do')}
        </Button>
      </DialogButtons>
    </div>
  )
}

interface AccountProps {
  readonly account: Merge['from']
  readonly word: string
  readonly stays?: boolean
}

function Account({ account: { name, email }, word, stays }: AccountProps) {
  return (
    <div className={classNames(styles.account, stays && styles.stays)}>
      <span className={styles.word}>{word}</span>
      <b className={styles.name}>{name}</b>
      <span>{email}</span>
    </div>
  )
}

function MergeParts({ parts }: Pick<Merge, 'parts'>) {
  const t = useText()
  return (
    <ul className={styles.parts} aria-label={t('session.merge.parts')}>
      {parts.map(({ id, label, both, moved, stayed }) => (
        <li key={id} className={styles.part}>
          <span>{label}</span>
          <span className={styles.count}>{t('session.merge.moves', { count: moved })}</span>
          {both ? (
            <span className={styles.both}>
              {t('session.merge.remain', { count: stayed })} {both}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
