import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button, Field, PasswordInput, useText } from '../../../ui/kit'
import styles from './login.module.css'
import { StepHead } from './step-head'
import type { Entering } from './use-entering'

interface LinkStepProps {
  readonly entering: Entering
  /** As the provider is called. */
  readonly provider: string
  /** Nobody has proved the address here yet, and the provider says that it is theirs: who does not know the password may have the account. */
  readonly mayClaim: boolean
  readonly onBack: () => void
}

/** A provider vouches for an address that has an account here: its password says once that both are one person's. */
export function LinkStep({ entering, provider, mayClaim, onBack }: LinkStepProps) {
  const t = useText()
  const [password, setPassword] = useState('')
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (password) void entering.send('/api/session/openid/link', { password })
      }}
    >
      <StepHead
        icon={Link2}
        title={t('session.link.title', { provider })}
        text={t('session.link.text', { provider })}
      />
      <Field label={t('session.password')} error={entering.problem}>
        <PasswordInput value={password} onChange={({ currentTarget }) => setPassword(currentTarget.value)} />
      </Field>
      <Button type="submit" variant="primary" size="large" full loading={entering.isBusy}>
        {t('session.link.do')}
      </Button>
      {mayClaim && (
        <>
          <p>{t('session.link.notMine')}</p>
          <Button full onClick={() => void entering.send('/api/session/openid/link', {})}>
            {t('session.link.claim')}
          </Button>
        </>
      )}
      <Button variant="quiet" full onClick={onBack}>
        {t('session.link.another')}
      </Button>
    </form>
  )
}
