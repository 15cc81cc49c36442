import { useEffect, useRef, useState } from 'react'
import { Button, Dialog, ErrorCard, Segmented, Skeleton, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import type { RevisionLine } from '../../contract/wire-revisions'
import { DraftPreview } from '../draft-preview'
import styles from '../managed.module.css'
import { revisionRequest } from '../requests'
import { useChangeWords } from './use-change-words'
import { useMarked } from './use-marked'

const SIDES = ['after', 'before'] as const

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
  const [side, setSide] = useState<(typeof SIDES)[number]>('after')
  const texts = useRef<HTMLDivElement>(null)
  const isMarked = useMarked(texts, found.data !== undefined)
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
        <Segmented
          label={t('manage.revision.sides')}
          options={SIDES.map((value) => ({ value, label: t(`manage.revision.${value}`) }))}
          value={side}
          onChange={setSide}
        />
        {found.isPending && <Skeleton label={t('manage.loading')} />}
        {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
        {isMarked && <p className={styles.small}>{t('manage.revision.marked')}</p>}
        {found.data && (
          <div ref={texts} className={styles.marked}>
            {(['before', 'after'] as const).map((each) => (
              <div key={each} hidden={each !== side}>
                <DraftPreview body={found.data[each]} />
              </div>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}
