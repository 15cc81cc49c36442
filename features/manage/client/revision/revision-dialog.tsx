import { useState } from 'react'
import { Button, Dialog, ErrorCard, Segmented, Skeleton, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import type { RevisionLine } from '../../contract/wire-revisions'
import { DraftPreview } from '../draft-preview'
import styles from '../managed.module.css'
import { revisionRequest } from '../requests'
import { useChangeWords } from './use-change-words'

const SIDES = ['after', 'before'] as const

interface RevisionDialogProps {
  readonly line: Pick<RevisionLine, 'id' | 'title'>
  readonly onClose: () => void
}

/** What shall be public beside what is. */
export function RevisionDialog({ line: { id, title }, onClose }: RevisionDialogProps) {
  const t = useText()
  const words = useChangeWords()
  const found = useData(revisionRequest(id))
  const [side, setSide] = useState<(typeof SIDES)[number]>('after')
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
        <Segmented
          label={t('manage.revision.sides')}
          options={SIDES.map((value) => ({ value, label: t(`manage.revision.${value}`) }))}
          value={side}
          onChange={setSide}
        />
        {found.isPending && <Skeleton label={t('manage.loading')} />}
        {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && <DraftPreview body={found.data[side]} />}
      </div>
    </Dialog>
  )
}
