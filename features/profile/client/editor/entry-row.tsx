import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import { IconButton, useText } from '../../../ui/kit'
import type { Section } from '../../contract'
import type { Entry } from '../../contract/wire'
import { describeEntry } from '../describe-entry'
import styles from './editor.module.css'

interface EntryRowProps {
  readonly section: Section
  readonly entry: Entry
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
  /** Undefined for the first one. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
}

/** An entry in the editor with what can be done to it. */
export function EntryRow({ section, entry, isBusy, onEdit, onRemove, onUp, onDown }: EntryRowProps) {
  const t = useText()
  const { title, by, when } = describeEntry(section, entry, t)
  const button = { size: 'small', disabled: isBusy } as const
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.by}>{[by, when].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.tools}>
        {onUp || onDown ? (
          <>
            <IconButton
              {...button}
              icon={ChevronUp}
              label={t('profile.moveUp', { title })}
              disabled={isBusy || !onUp}
              onClick={onUp}
            />
            <IconButton
              {...button}
              icon={ChevronDown}
              label={t('profile.moveDown', { title })}
              disabled={isBusy || !onDown}
              onClick={onDown}
            />
          </>
        ) : null}
        <IconButton {...button} icon={Pencil} label={t('profile.change', { title })} onClick={onEdit} />
        <IconButton {...button} icon={Trash2} label={t('profile.remove', { title })} onClick={onRemove} />
      </div>
    </div>
  )
}
