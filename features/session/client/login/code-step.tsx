import { Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, Field, OtpField, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { saidBy, useService } from '../../../web/kit'
import styles from './login.module.css'
import { StepHead } from './step-head'
import type { Entering } from './use-entering'
import { useSecondsLeft } from './use-seconds-left'

const AGAIN_SECONDS = 60

interface CodeStepProps {
  readonly entering: Entering
  readonly email: string
  readonly onBack: () => void
}

/** Six digits by e-mail. They are sent as the step opens, and judged as the last one is typed. */
export function CodeStep({ entering, email, onBack }: CodeStepProps) {
  const t = useText()
  const http = useService(httpClient)
  const [code, setCode] = useState('')
  const { left, restart } = useSecondsLeft(AGAIN_SECONDS)
  const { problem, setProblem } = entering

  async function ask() {
    restart()
    setProblem(undefined)
    await http.post('/api/session/codes', { email }).catch((error: unknown) => {
      setProblem(saidBy(error, t('ui.serverError')))
    })
  }
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true // a development build runs effects twice; one mail is enough
    void ask()
  })

  async function send(typed: string) {
    if (typed.length < 6 || entering.isBusy) return
    if (!(await entering.send('/api/session/codes/use', { email, code: typed }))) setCode('')
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(code)
      }}
    >
      <StepHead icon={Mail} title={t('session.code.title')} text={t('session.code.text', { email })} />
      <Field label={t('session.code.label')} error={problem}>
        <OtpField
          value={code}
          disabled={entering.isBusy}
          onChange={(typed) => {
            setCode(typed)
            void send(typed)
          }}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" full loading={entering.isBusy}>
        {t('session.login')}
      </Button>
      <div className={styles.ends}>
        {left > 0 ? (
          <span>{t('session.code.againIn', { time: `0:${String(left).padStart(2, '0')}` })}</span>
        ) : (
          <button type="button" className={styles.link} onClick={() => void ask()}>
            {t('session.code.again')}
          </button>
        )}
        <button type="button" className={styles.link} onClick={onBack}>
          {t('session.code.usePassword')}
        </button>
      </div>
    </form>
  )
}
