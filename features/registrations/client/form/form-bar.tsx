import { CircleAlert } from 'lucide-react'
import { Button, ButtonLink, Icon, thumbBar, useText } from '../../../ui/kit'
import { focusField } from './focus-field'
import styles from './form-bar.module.css'

interface FormBarProps {
  /** Paths of the fields that need a look. */
  readonly wrong: readonly string[]
  /** Why it was not sent, when that is no field's matter. */
  readonly refused: string | undefined
  readonly isSending: boolean
  readonly verb: 'apply' | 'register'
  readonly back: string
}

/** Always in reach: how many fields need a look, the way to the first, sending, and why that failed. */
export function FormBar({ wrong, refused, isSending, verb, back }: FormBarProps) {
  const t = useText()
  const first = wrong[0]
  return (
    <div ref={thumbBar} className={styles.bar}>
      <div className={styles.inner}>
        {refused === undefined ? null : (
          <p className={styles.refused} role="alert">
            <Icon of={CircleAlert} size={16} />
            {refused}
          </p>
        )}
        <p className={styles.wrong} role="status">
          {first === undefined ? null : (
            <>
              <Icon of={CircleAlert} size={16} />
              {t('registrations.form.wrong', { count: wrong.length })}{' '}
              <button type="button" className={styles.go} onClick={() => focusField(first)}>
                {t('registrations.form.goThere')}
              </button>
            </>
          )}
        </p>
        <span className={styles.back}>
          <ButtonLink size="large" href={back}>
            {t('registrations.form.backShort')}
          </ButtonLink>
        </span>
        <Button type="submit" variant="primary" size="large" loading={isSending}>
          {t(`registrations.form.send.${verb}`)}
        </Button>
      </div>
    </div>
  )
}
