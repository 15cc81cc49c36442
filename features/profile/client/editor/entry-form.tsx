import { useState } from 'react'
import { Button, Note, useFirstField, useText } from '../../../ui/kit'
import { type EntryContent, entryProblems, type Section, sectionFields } from '../../contract'
import type { Refusal } from '../use-change'
import { useVersion } from '../use-version'
import { contentOf, draftOf, type EntryDraft } from './entry-draft'
import { EntryField } from './entry-field'
import styles from './editor.module.css'
import { useTyped } from './use-typed'

interface EntryFormProps {
  readonly section: Section
  /** What stands there; undefined for a new one. */
  readonly entry: EntryContent | undefined
  /** Of what stands there now. */
  readonly newest?: number
  /** It was removed elsewhere while it was written here. */
  readonly isGone?: boolean
  /** All fields, also those that may stay empty. */
  readonly isWhole: boolean
  readonly isBusy: boolean
  readonly refusal: Refusal | undefined
  /** With the version that was changed. */
  readonly onSave: (content: EntryContent, version: number) => void
  readonly onCancel: () => void
  /** Whether something stands here that was not saved. */
  readonly onTyped: (isTyped: boolean) => void
}

/** An entry, to be written. What was typed stays, whatever the server says to it. */
export function EntryForm(props: EntryFormProps) {
  const { section, entry, newest = 0, isGone = false, isWhole, isBusy, refusal, onSave, onCancel, onTyped } = props
  const t = useText()
  const form = useFirstField()
  const [draft, setDraft] = useState<EntryDraft>(() => draftOf(section, entry))
  const [atFirst] = useState(draft)
  const { version } = useVersion(newest, refusal)
  useTyped(JSON.stringify(draft) !== JSON.stringify(atFirst), onTyped)
  const [isTried, setTried] = useState(false)
  const [halves, setHalves] = useState<readonly string[]>([])
  const [showsAll, setShowsAll] = useState(isWhole || entry !== undefined)
  const content = contentOf(section, draft)
  const problems = entryProblems(section, content)
  const fields = sectionFields[section].filter(({ required }) => required || showsAll)

  function errorAt(name: string): string | undefined {
    const problem = halves.includes(name) ? 'not-a-month' : isTried ? problems.get(name) : undefined
    if (problem) return t(`profile.wrong.${problem}`)
    return refusal?.fields.find(({ path }) => path === name)?.message
  }

  function submit(half: readonly string[]) {
    setTried(true)
    setHalves(half)
    if (half.length > 0) return
    if (problems.size === 0) onSave(content, version)
    else setShowsAll(true)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t(entry ? 'profile.form.change' : `profile.add.${section}`)}
      onSubmit={(event) => {
        event.preventDefault()
        submit(fields.map(({ name }) => name).filter((name) => isHalf(event.currentTarget, `${section}.${name}`)))
      }}
    >
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field.name} className={isShort(field, fields) ? undefined : styles.wide}>
            <EntryField
              section={section}
              field={field}
              value={draft[field.name] ?? ''}
              error={errorAt(field.name)}
              onChange={(value) => {
                setDraft((known) => ({ ...known, [field.name]: value }))
                setHalves((known) => known.filter((name) => name !== field.name))
              }}
              onCity={(city) => setDraft((known) => ({ ...known, city }))}
            />
          </div>
        ))}
      </div>
      {showsAll ? null : (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t('profile.form.more')}
        </Button>
      )}
      {isGone ? (
        <Note tone="warning" live>
          {t('profile.gone')}
        </Note>
      ) : refusal && refusal.fields.length === 0 ? (
        <Note tone={refusal.isConflict ? 'warning' : 'danger'} live>
          {refusal.says}
        </Note>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t(entry ? 'profile.form.save' : 'profile.form.add')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('profile.form.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** A month without its year reads as none: it would be saved as if it had been emptied. */
const isHalf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.validity.badInput === true

/** Whether a field shares its line: it is one of a pair. */
function isShort(field: (typeof sectionFields)[Section][number], fields: (typeof sectionFields)[Section]): boolean {
  const next = fields[fields.indexOf(field) + 1]
  return field.paired === true || next?.paired === true
}
