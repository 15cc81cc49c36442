import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import { IconButton, useText, Written } from '../../../ui/kit'
import type { Section } from '../../contract'
import type { Entry } from '../../contract/wire'
import { describeEntry } from '../describe-entry'
import { WrittenLine } from '../written-line'
import styles from './editor.module.css'

interface EntryRowProps {
  readonly section: Section
  readonly entry: Entry
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly mover: (by: -1 | 1) => object
}

/** An entry in the editor with what can be done to it. */
export function EntryRow({ section, entry, isFirst, isLast, onEdit, onRemove, mover }: EntryRowProps) {
  const t = useText()
  const { title, by, when } = describeEntry(section, entry, t)
  const button = { size: 'small' } as const
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          <Written text={title} />
        </p>
        <p className={styles.by}>
          <WrittenLine texts={[...by, when]} />
        </p>
      </div>
      <div className={styles.tools}>
        {isFirst && isLast ? null : (
          <>
            <IconButton
              {...button}
              icon={ChevronUp}
              label={t('profile.moveUp', { title })}
              disabled={isFirst}
              {...mover(-1)}
            />
            <IconButton
              {...button}
              icon={ChevronDown}
              label={t('profile.moveDown', { title })}
              disabled={isLast}
              {...mover(1)}
            />
          </>
        )}
        <IconButton {...button} icon={Pencil} label={t('profile.change', { title })} onClick={onEdit} />
        <IconButton {...button} icon={Trash2} label={t('profile.remove', { title })} onClick={onRemove} />
      </div>
    </div>
  )
}
