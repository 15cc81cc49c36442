import { CloudCheck, CloudOff, LoaderCircle } from 'lucide-react'
import { ButtonLink, CustomTitleBar, formatTime, Hold, holdKindOf, Icon, useLanguage, useText } from '../../../ui/kit'
import type { RegistrationForm } from '../../contract/wire'
import styles from './form-head.module.css'
import type { SaveState } from './use-draft'

interface FormHeadProps {
  readonly opportunity: RegistrationForm['opportunity']
  readonly save: SaveState
  readonly verb: 'apply' | 'register'
}

/** Where one is, whether what was written is safe, and the way out. */
export function FormHead({ opportunity: { title, path, kind }, save, verb }: FormHeadProps) {
  const t = useText()
  return (
    <CustomTitleBar
      title={t(`registrations.form.title.${verb}`, { title })}
      back={{ href: path, label: t('registrations.form.back') }}
      mark={<Hold kind={holdKindOf(kind)} size={28} />}
      state={<SaveNote save={save} />}
      leave={
        <ButtonLink variant="quiet" href={path}>
          {t('registrations.form.leave')}
        </ButtonLink>
      }
    />
  )
}

function SaveNote({ save }: { readonly save: SaveState }) {
  const t = useText()
  const language = useLanguage()
  if (save.kind === 'fresh') return <span role="status" />
  const icon = { saving: LoaderCircle, failed: CloudOff, saved: CloudCheck }[save.kind]
  return (
    <span className={styles.save} role="status">
      <Icon of={icon} size={16} />
      <span>
        {save.kind === 'saved'
          ? t('registrations.form.saved', { time: formatTime(save.at, language) })
          : t(`registrations.form.${save.kind}`)}
      </span>
    </span>
  )
}
