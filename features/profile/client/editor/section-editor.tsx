import { Plus } from 'lucide-react'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Icon, useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import { type EntryContent, MAX_ENTRIES, type Section, sectionFields } from '../../contract'
import type { Entry } from '../../contract/wire'
import { API } from '../requests'
import { useChange } from '../use-change'
import { EntryForm } from './entry-form'
import { EntryRow } from './entry-row'
import styles from './editor.module.css'

interface SectionEditorProps {
  readonly section: Section
  readonly entries: readonly Entry[]
  readonly isWhole: boolean
  /** Begins with the form of a new entry. */
  readonly begins?: boolean
  readonly onTyped?: ((isTyped: boolean) => void) | undefined
}

const ignore = () => {}

const only = (section: Section, entry: Entry): EntryContent =>
  Object.fromEntries(sectionFields[section].map(({ name }) => [name, entry[name] ?? null]))

/** The entries of a section: to be added, changed, sorted and removed, by keyboard as by pointer. */
export function SectionEditor({ section, entries, isWhole, begins = false, onTyped = ignore }: SectionEditorProps) {
  const t = useText()
  const { show } = useService(toasts)
  const { change, isBusy, refusal, forgive } = useChange()
  const [edited, setEdited] = useState<number | 'new' | undefined>(begins ? 'new' : undefined)
  const path = `${API}/own/${section}`
  const ids = entries.map(({ id }) => id)

  function close() {
    forgive()
    setEdited(undefined)
  }

  async function save(content: EntryContent, entry?: Entry, version?: number) {
    const isSaved = await change((http) =>
      entry
        ? http.put(`${path}/${entry.id}`, content, { headers: { 'if-match': `"${version}"` } })
        : http.post(path, content),
    )
    if (!isSaved) return
    setEdited(undefined)
    show({ tone: 'success', text: t('profile.saved') })
  }

  const sort = (order: readonly number[]) => change((http) => http.put(`${path}/order`, { ids: order }))

  async function remove(entry: Entry) {
    if (!(await change((http) => http.delete(`${path}/${entry.id}`)))) return
    show({
      tone: 'info',
      text: t('profile.removed'),
      durationMs: 8000,
      action: { label: t('profile.undo'), run: () => void restore(entry) },
    })
  }

  /** Written anew, at the place that it had. */
  async function restore(entry: Entry) {
    await change(async (http) => {
      const { data } = await http.post<Entry>(path, only(section, entry))
      await http.put(`${path}/order`, { ids: ids.map((id) => (id === entry.id ? data.id : id)) })
    })
  }

  const form = { section, isWhole, isBusy, refusal, onTyped, onCancel: close }
  return (
    <div className={styles.editor}>
      {entries.length > 0 ? (
        <ul className={styles.list} aria-label={t(`profile.section.${section}`)}>
          {entries.map((entry, at) => (
            <li key={entry.id}>
              {edited === entry.id ? (
                <EntryForm
                  {...form}
                  entry={only(section, entry)}
                  newest={entry.version}
                  onSave={(content, version) => void save(content, entry, version)}
                />
              ) : (
                <EntryRow
                  section={section}
                  entry={entry}
                  isBusy={isBusy}
                  onEdit={() => setEdited(entry.id)}
                  onRemove={() => void remove(entry)}
                  onUp={at === 0 ? undefined : () => void sort(moved(ids, at, at - 1))}
                  onDown={at === entries.length - 1 ? undefined : () => void sort(moved(ids, at, at + 1))}
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
          <Button onClick={() => setEdited('new')}>
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
