import { Mail, RotateCw } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button, Card, Field, Icon, OtpField, useFirstField, useText } from '../../../ui/kit'
import { saidBy, useTypedInTab } from '../../../web/kit'
import type { SignUpState } from '../../contract/wire-sign-up'
import form from '../form.module.css'
import { ChangeAddress } from './change-address'
import styles from './steps.module.css'
import { ShortStep } from './short-step'
import { StepHead } from './step-head'
import type { SignUp } from './use-sign-up'
import { useSecondsLeft } from './use-seconds-left'

const DIGITS = 6

interface ProveStepProps {
  readonly state: SignUpState
  readonly signUp: SignUp
}

/** The six digits of the mail; the link in it works too. */
export function ProveStep({ state, signUp }: ProveStepProps) {
  const t = useText()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // The code is proof of who one is, and kept nowhere.
  const [other, setOther] = useTypedInTab(`sign-up.address:${signUp.personId}`, () => ({ email: '' }))
  const [isChanging, setChanging] = useState(other.email !== '')
  const fields = useFirstField()
  const secondsLeft = useSecondsLeft(state.againAt)

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(saidBy(error, t('ui.serverError')))
    } finally {
      setBusy(false)
    }
  }
  function verify(event: FormEvent) {
    event.preventDefault()
    if (code.length === DIGITS && !isBusy) void attempt(() => signUp.post('code', { code }))
  }

  if (state.isProved)
    return (
      <ShortStep
        title={t('session.prove.title')}
        text={t('session.prove.done', { email: state.email })}
        on={t('session.steps.continue')}
        onGoOn={() => void signUp.goOn()}
      />
    )
  return (
    <>
      <StepHead title={t('session.prove.title')}>{t('session.prove.text')}</StepHead>
      <form ref={fields} className={form.form} onSubmit={verify} noValidate>
        <Field
          label={t('session.prove.code')}
          error={problem}
          hint={
            <>
              {t('session.prove.sentTo')} <strong className={styles.address}>{state.email}</strong>{' '}
              <button type="button" className={styles.change} onClick={() => setChanging(!isChanging)}>
                {t('session.prove.change')}
              </button>
            </>
          }
        >
          <OtpField value={code} digits={DIGITS} disabled={isBusy} onChange={setCode} />
        </Field>
        <Button type="submit" variant="primary" size="large" disabled={code.length < DIGITS} loading={isBusy}>
          {t('session.prove.verify')}
        </Button>
      </form>
      {isChanging || problem ? (
        <ChangeAddress
          email={other.email}
          onType={(email) => setOther({ email })}
          onSend={async (email) => {
            await signUp.post('address', { email })
            setOther({ email: '' })
            setCode('')
            setProblem(undefined)
            setChanging(false)
          }}
        />
      ) : null}
      <Card pad="none">
        <p className={styles.row}>
          <Icon of={Mail} size={18} />
          {t('session.prove.link')}
        </p>
        <div className={styles.row}>
          <Icon of={RotateCw} size={18} />
          {secondsLeft > 0 ? (
            <span>{t('session.prove.againIn', { time: clockOf(secondsLeft) })}</span>
          ) : (
            <button
              type="button"
              className={styles.change}
              disabled={isBusy}
              onClick={() => void attempt(() => signUp.post('mail').then(() => setCode('')))}
            >
              {t('session.prove.again')}
            </button>
          )}
        </div>
      </Card>
    </>
  )
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
