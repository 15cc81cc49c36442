import { type FormEvent, useState } from 'react'
import {
  Button,
  classNames,
  Field,
  Hold,
  type HoldKind,
  Note,
  TextInput,
  useFirstField,
  useText,
} from '../../../ui/kit'
import { HttpError } from '../../../web/contract'
import { useTypedInTab } from '../../../web/kit'
import type { SignUpState } from '../../contract/wire-sign-up'
import { type UserKind, userKinds } from '../../contract/user-kinds'
import form from '../form.module.css'
import { StepHead } from './step-head'
import styles from './steps.module.css'
import type { SignUp } from './use-sign-up'

const HOLDS: Readonly<Record<UserKind, HoldKind>> = {
  college: 'internship',
  professional: 'job',
  organizer: 'competition',
  mentor: 'mentor',
  'placement-cell': 'scholarship',
}

interface WhoStepProps {
  readonly state: SignUpState
  readonly signUp: SignUp
}

/** What somebody is here for, and a phone number where they want to give one. */
export function WhoStep({ state, signUp }: WhoStepProps) {
  const t = useText()
  const [{ kind: chosen, phone }, setTyped, forget] = useTypedInTab(`sign-up.who:${signUp.personId}`, () => ({
    kind: state.userType ?? '',
    phone: state.phone ?? '',
  }))
  const kind = userKinds.find((each) => each === chosen)
  const [problem, setProblem] = useState<{ readonly field?: string; readonly says: string }>()
  const [isBusy, setBusy] = useState(false)
  const fields = useFirstField()

  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (!kind) return setProblem({ says: t('session.who.choose') })
    setBusy(true)
    setProblem(undefined)
    try {
      await signUp.post('who', { userType: kind, ...(phone.trim() && { phone: phone.trim() }) })
      forget()
      await signUp.goOn()
    } catch (error) {
      const known = error instanceof HttpError && error.status !== 0 ? error : undefined
      const [field] = known?.fields ?? []
      setProblem({
        ...(field && { field: field.path }),
        says: field?.message ?? known?.message ?? t('ui.serverError'),
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <StepHead title={t('session.who.title')}>{t('session.who.text')}</StepHead>
      <form ref={fields} className={form.form} onSubmit={goOn} noValidate>
        {problem && !problem.field && (
          <Note tone="danger" live>
            {problem.says}
          </Note>
        )}
        <fieldset className={styles.kinds}>
          <legend className={styles.legend}>{t('session.who.title')}</legend>
          {userKinds.map((each) => (
            <label key={each} className={classNames(styles.kind, each === kind && styles.chosen)}>
              <Hold kind={HOLDS[each]} size={26} />
              <span className={styles.words}>
                <strong>{t(`session.who.${each}`)}</strong>
                <span>{t(`session.who.${each}.text`)}</span>
              </span>
              <input
                type="radio"
                name="kind"
                required
                value={each}
                checked={each === kind}
                onChange={() => setTyped((now) => ({ ...now, kind: each }))}
              />
            </label>
          ))}
        </fieldset>
        <Field
          label={t('session.who.phone')}
          optional
          hint={t('session.who.phone.hint')}
          error={problem?.field === 'phone' ? problem.says : undefined}
        >
          <TextInput
            type="tel"
            autoComplete="tel"
            value={phone}
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, phone: value }))}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" loading={isBusy}>
          {t('session.steps.continue')}
        </Button>
      </form>
    </>
  )
}
