import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button, Icon, useSorted, useText } from '../../../ui/kit'
import { MAX_ENTRIES, type Section } from '../../contract'
import type { Entry } from '../../contract/wire'
import { useChange } from '../use-change'
import { EntryForm } from './entry-form'
import { EntryRow } from './entry-row'
import styles from './editor.module.css'
import { only, useEntries } from './use-entries'
import { useAskFirst } from './use-typed'

interface SectionEditorProps {
  readonly section: Section
  readonly entries: readonly Entry[]
  readonly isWhole: boolean
  /** Begins with the form of a new entry. */
  readonly begins?: boolean
  readonly onTyped?: ((isTyped: boolean) => void) | undefined
}

const ignore = () => {}

/** The entries of a section: to be added, changed, sorted and removed, by keyboard as by pointer. */
export function SectionEditor({ section, entries, isWhole, begins = false, onTyped = ignore }: SectionEditorProps) {
  const t = useText()
  const { change, isBusy, refusal, forgive } = useChange()
  const { askFirst, setTyped } = useAskFirst()
  const tellTyped = useCallback(
    (isTyped: boolean) => {
      setTyped(isTyped)
      onTyped(isTyped)
    },
    [setTyped, onTyped],
  )
  const [edited, setEdited] = useState<Entry | 'new' | undefined>(begins ? 'new' : undefined)
  const { save, sort, remove } = useEntries({ section, entries, change, onSaved: () => setEdited(undefined) })
  const ids = entries.map(({ id }) => id)
  // Another window took away what is written here: its words stay, to be added again.
  const gone = typeof edited === 'object' && !ids.includes(edited.id) ? edited : undefined
  const { list, mover } = useSorted<HTMLUListElement>(ids)

  function edit(next: Entry | 'new' | undefined) {
    forgive()
    setEdited(next)
  }

  const form = {
    section,
    isWhole,
    isBusy,
    refusal,
    onTyped: tellTyped,
    onCancel: () => askFirst(() => edit(undefined)),
  }
  const rows = gone ? [...entries, gone] : entries
  return (
    <div className={styles.editor}>
      {rows.length > 0 ? (
        <ul ref={list} className={styles.list} aria-label={t(`profile.section.${section}`)}>
          {rows.map((entry, at) => (
            <li key={entry.id}>
              {typeof edited === 'object' && edited.id === entry.id ? (
                <EntryForm
                  {...form}
                  entry={only(section, entry)}
                  newest={entry.version}
                  isGone={entry === gone}
                  onSave={(content, version) => void save(content, entry === gone ? undefined : { ...entry, version })}
                />
              ) : (
                <EntryRow
                  section={section}
                  entry={entry}
                  onEdit={() => askFirst(() => edit(entry))}
                  onRemove={() => void remove(entry)}
                  isFirst={at === 0}
                  isLast={at === entries.length - 1}
                  mover={(by) => mover(entry.id, by, () => void sort(moved(ids, at, at + by)))}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {edited === undefined && refusal ? <p role="alert">{refusal.says}</p> : null}
      {edited === 'new' ? (
        <EntryForm {...form} entry={undefined} onSave={(content) => void save(content)} />
      ) : entries.length < MAX_ENTRIES ? (
        <div>
          <Button onClick={() => askFirst(() => edit('new'))}>
            <Icon of={Plus} size={16} />
            {t(`profile.add.${section}`)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function moved(ids: readonly number[], from: number, to: number): readonly number[] {
  const rest = ids.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ids[from] ?? 0, ...rest.slice(to)]
}
