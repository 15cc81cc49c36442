import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../actions/icon'
import { useText } from '../text/text-context'
import styles from './input.module.css'
import { TextInput, type TextInputProps } from './text-input'

/** A password with an eye that shows it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end' | 'icon'>) {
  const t = useText()
  const [shown, setShown] = useState(false)
  const eye = (
    <button
      type="button"
      className={styles.reveal}
      aria-pressed={shown}
      aria-label={t('ui.showPassword')}
      onClick={() => setShown(!shown)}
    >
      <Icon of={shown ? EyeOff : Eye} size={16} />
    </button>
  )
  return <TextInput autoComplete="current-password" {...props} type={shown ? 'text' : 'password'} end={eye} />
}
