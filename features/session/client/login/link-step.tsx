import { Fingerprint, Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button, Field, Icon, Note, PasswordInput, useText } from '../../../ui/kit'
import styles from './login.module.css'
import { mayUsePasskeys } from './passkey-browser'
import { StepHead } from './step-head'
import type { Entering } from './use-entering'
import { usePasskeyAsked } from './use-passkey-asked'

const LINK = '/api/session/openid/link'

interface LinkStepProps {
  readonly entering: Entering
  /** As the provider is called. */
  readonly provider: string
  /** Nobody has proved the address here yet, and the provider says that it is theirs: who does not know the password may have the account. */
  readonly mayClaim: boolean
  /** There is no password to ask for. */
  readonly hasPasskeysOnly: boolean
  readonly onBack: () => void
}

/** A provider vouches for an address that has an account here: its password or a passkey says once that both are one person's. */
export function LinkStep({ entering, provider, mayClaim, hasPasskeysOnly, onBack }: LinkStepProps) {
  const t = useText()
  const [password, setPassword] = useState('')
  const passkey = usePasskeyAsked(entering.setProblem, (signed) => entering.send(LINK, { passkey: signed }))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (password) void entering.send(LINK, { password })
      }}
    >
      <StepHead
        icon={Link2}
        title={t('session.link.title', { provider })}
        text={t(hasPasskeysOnly ? 'session.link.byPasskey' : 'session.link.text', { provider })}
      />
      {hasPasskeysOnly ? (
        entering.problem && (
          <Note tone="danger" live>
            {entering.problem}
          </Note>
        )
      ) : (
        <>
          <Field label={t('session.password')} error={entering.problem}>
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          </Field>
          <Button type="submit" variant="primary" size="large" full loading={entering.isBusy}>
            {t('session.link.do')}
          </Button>
        </>
      )}
      {mayUsePasskeys() && (
        <Button
          variant={hasPasskeysOnly ? 'primary' : 'secondary'}
          full
          loading={passkey.isAsking}
          onClick={() => void passkey.ask()}
        >
          <Icon of={Fingerprint} size={16} />
          {t('session.passkey.use')}
        </Button>
      )}
      {mayClaim && (
        <>
          <p>{t('session.link.notMine')}</p>
          <Button full onClick={() => void entering.send(LINK, {})}>
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
