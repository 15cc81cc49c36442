import { LifeBuoy, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button, Checkbox, Field, OtpField, TextInput, useText } from '../../../ui/kit'
import styles from './login.module.css'
import { StepHead } from './step-head'
import type { Entering } from './use-entering'

/** After the first factor: six digits of the app, or a recovery code where the phone is lost. */
export function SecondFactorStep({ entering, onBack }: { readonly entering: Entering; readonly onBack: () => void }) {
  const t = useText()
  const [code, setCode] = useState('')
  const [isTrusted, setTrusted] = useState(false)
  const [isLost, setLost] = useState(false)

  async function send(typed: string) {
    if (typed.length < 6 || entering.isBusy) return
    const body = { code: typed, trust: isTrusted }
    // What was typed since is another code: it stays.
    if (!(await entering.send('/api/session/second-factor/pass', body))) setCode((now) => (now === typed ? '' : now))
  }
  const swap = () => {
    entering.setProblem(undefined)
    setCode('')
    setLost(!isLost)
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(code.trim())
      }}
    >
      {isLost ? (
        <>
          <StepHead icon={LifeBuoy} title={t('session.recovery.title')} text={t('session.recovery.text')} />
          <Field label={t('session.recovery.label')} error={entering.problem}>
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
          </Field>
        </>
      ) : (
        <>
          <StepHead icon={Smartphone} title={t('session.factor.title')} text={t('session.factor.text')} />
          <Field label={t('session.code.label')} error={entering.problem}>
            <OtpField
              value={code}
              disabled={entering.isBusy}
              onChange={(typed) => {
                setCode(typed)
                if (typed.length === 6) void send(typed)
              }}
            />
          </Field>
        </>
      )}
      <Checkbox
        label={t('session.factor.trust')}
        checked={isTrusted}
        onChange={({ currentTarget }) => setTrusted(currentTarget.checked)}
      />
      <Button type="submit" variant="primary" size="large" full loading={entering.isBusy}>
        {t('session.factor.verify')}
      </Button>
      <div className={styles.ends}>
        <button type="button" className={styles.link} onClick={swap}>
          {t(isLost ? 'session.factor.useApp' : 'session.recovery.use')}
        </button>
        <button type="button" className={styles.link} onClick={onBack}>
          {t('session.backToLogin')}
        </button>
      </div>
    </form>
  )
}
