import { useEffect } from 'react'
import { Button, Dialog, ErrorCard, Skeleton, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import type { RevisionLine } from '../../contract/wire-revisions'
import styles from '../managed.module.css'
import { revisionRequest } from '../requests'
import { TwoSides } from './two-sides'
import { useChangeWords } from './use-change-words'

interface RevisionDialogProps {
  readonly line: Pick<RevisionLine, 'id' | 'title'>
  /** Which version stands here to be read. */
  readonly onRead: (version: number) => void
  readonly onClose: () => void
}

/** What shall be public beside what is, with the words that one of them says alone marked in both. */
export function RevisionDialog({ line: { id, title }, onRead, onClose }: RevisionDialogProps) {
  const t = useText()
  const words = useChangeWords()
  const found = useData(revisionRequest(id))
  const version = found.data?.version
  useEffect(() => {
    if (version !== undefined) onRead(version)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each version, whoever asks to hear of it
  }, [version])
  return (
    <Dialog
      open
      onClose={onClose}
      width={680}
      title={title}
      text={found.data && t('manage.changes.changed', { what: words(found.data.changes) })}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      <div className={styles.reading}>
        {found.isPending && <Skeleton label={t('manage.loading')} />}
        {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && <TwoSides texts={found.data} />}
      </div>
    </Dialog>
  )
}
