import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Field, Note, TextArea, TextInput, useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import type { OwnProfile } from '../../contract/wire'
import { API } from '../requests'
import { useChange } from '../use-change'
import { useVersion } from '../use-version'
import styles from './editor.module.css'
import { useTyped } from './use-typed'

const draftOf = ({ headline, about, city, skills }: OwnProfile) => ({
  headline,
  about,
  city,
  skills: skills.join(', '),
})

interface HeadFormProps {
  readonly own: OwnProfile
  readonly onSaved?: (() => void) | undefined
  readonly onTyped?: ((isTyped: boolean) => void) | undefined
}

const ignore = () => {}

/** What stands above the sections: headline, city, skills, a few words. */
export function HeadForm({ own, onSaved, onTyped = ignore }: HeadFormProps) {
  const t = useText()
  const { show } = useService(toasts)
  const { change, isBusy, refusal } = useChange()
  const [kept, setKept] = useState(() => draftOf(own))
  const [draft, setDraft] = useState(kept)
  const { version, next } = useVersion(own.version, refusal)
  useTyped(JSON.stringify(draft) !== JSON.stringify(kept), onTyped)
  const bind = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  })
  const errorAt = (name: string) => refusal?.fields.find(({ path }) => path.split('.')[0] === name)?.message

  async function save() {
    const skills = draft.skills
      .split(',')
      .map((skill) => skill.trim())
      .filter(Boolean)
    const isSaved = await change((http) =>
      http.put(`${API}/own`, { ...draft, skills }, { headers: { 'if-match': `"${version}"` } }),
    )
    if (!isSaved) return
    next()
    setKept(draft)
    show({ tone: 'success', text: t('profile.saved') })
    onSaved?.()
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('profile.head.title')}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label={t('profile.field.headline')} hint={t('profile.hint.headline')} error={errorAt('headline')} optional>
        <TextInput {...bind('headline')} maxLength={160} />
      </Field>
      <Field label={t('profile.field.city')} error={errorAt('city')} optional>
        <TextInput {...bind('city')} maxLength={80} autoComplete="address-level2" />
      </Field>
      <Field label={t('profile.field.skills')} hint={t('profile.hint.list')} error={errorAt('skills')} optional>
        <TextInput {...bind('skills')} />
      </Field>
      <Field label={t('profile.field.about')} error={errorAt('about')} optional>
        <TextArea {...bind('about')} rows={5} maxLength={3000} counted />
      </Field>
      {refusal && refusal.fields.length === 0 ? (
        <Note tone={refusal.isConflict ? 'warning' : 'danger'} live>
          {refusal.says}
        </Note>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t('profile.form.save')}
        </Button>
      </div>
    </form>
  )
}
