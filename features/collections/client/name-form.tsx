import { useState } from 'react'
import { Button, Field, TextInput, useText, useWrongField } from '../../ui/kit'
import styles from './collections.module.css'

interface NameFormProps {
  readonly begin?: string
  /** What the button says. */
  readonly act: string
  readonly isSaving: boolean
  readonly onSave: (name: string) => Promise<unknown>
}

/** The name of a collection, new or changed. */
export function NameForm({ begin = '', act, isSaving, onSave }: NameFormProps) {
  const t = useText()
  // Undefined as long as nothing else is typed: then a name that another device gives shows here.
  const [typed, setTyped] = useState<string>()
  const name = typed ?? begin
  const [isTried, setTried] = useState(false)
  const isNameless = name.trim() === ''
  const form = useWrongField()

  async function save(event: React.FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isNameless) return
    try {
      await onSave(name.trim())
      setTried(false)
      // What was typed since is another name: it stays.
      setTyped((now) => (now === typed ? undefined : now))
    } catch {
      // Said by a toast; what was typed stays.
    }
  }

  return (
    <form ref={form} className={styles.name} onSubmit={(event) => void save(event)} noValidate>
      <Field label={t('collections.name')} error={isTried && isNameless ? t('collections.nameless') : undefined}>
        <TextInput
          value={name}
          maxLength={80}
          onChange={({ currentTarget: { value } }) => setTyped(value === begin ? undefined : value)}
        />
      </Field>
      <Button type="submit" loading={isSaving}>
        {act}
      </Button>
    </form>
  )
}
