import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { Button, Field, TextInput, useFirstField, useText } from '../../../ui/kit'
import { type AddressProblem, readAddress } from './link-address'
import styles from './rich-text.module.css'

interface LinkFormProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** Where what is marked leads; where nothing is marked, the address itself is written. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const t = useText()
  const form = useFirstField()
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const [address, setAddress] = useState(before)
  const [wrong, setWrong] = useState<AddressProblem>()

  function set(event: FormEvent) {
    event.preventDefault()
    const read = readAddress(address)
    if ('wrong' in read) return setWrong(read.wrong)
    const chain = editor.chain().focus()
    if (before === '' && editor.state.selection.empty) {
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href: read.href } }] })
        .run()
    } else chain.extendMarkRange('link').setLink({ href: read.href }).run()
    onClose()
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  function leave() {
    editor.commands.focus()
    onClose()
  }
  return (
    <form
      ref={form}
      className={styles.link}
      noValidate
      onSubmit={set}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <Field
        label={t('manage.format.address')}
        hint={t('manage.format.addressHint')}
        error={wrong && t(`manage.format.${wrong}`)}
      >
        <TextInput
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          maxLength={2000}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value)
            setWrong(undefined)
          }}
        />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" size="small" variant="primary">
          {t('manage.format.setLink')}
        </Button>
        {before === '' ? null : (
          <Button size="small" onClick={remove}>
            {t('manage.format.removeLink')}
          </Button>
        )}
        <Button size="small" onClick={leave}>
          {t('manage.cancel')}
        </Button>
      </div>
    </form>
  )
}
