import { Building2, Fingerprint } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Field, Icon, Note, PasswordInput, TextInput, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { saidBy, useData, useService } from '../../../web/kit'
import type { OpenidPlace } from '../../contract/wire-sign-in'
import { DemoAccounts } from '../demo-accounts'
import { providersRequest } from '../requests'
import type { Credentials } from './credential-rules'
import { GoogleMark } from './google-mark'
import styles from './login.module.css'
import type { LoginStep } from './login-step'
import { shouldOfferPasskey } from './offer-passkey'
import type { Entering } from './use-entering'
import { useFewFields } from './use-few-fields'
import { usePasskey } from './use-passkey'

interface WaysStepProps {
  readonly entering: Entering
  readonly email: string
  /** It is that person's sign-in and nobody else's: only what is bound to the address is offered. */
  readonly isFixed: boolean
  /** Whether a passkey may be offered afterwards. */
  readonly mayOffer: boolean
  readonly returnUrl: string
  readonly head: ReactNode
  readonly onEmail: (email: string) => void
  readonly onStep: (step: LoginStep) => void
}

/** All ways on one card: a passkey, whoever else vouches, e-mail with a password or a code. */
export function WaysStep(props: WaysStepProps) {
  const { entering, email: known, isFixed, mayOffer, returnUrl, head, onEmail, onStep } = props
  const t = useText()
  const http = useService(httpClient)
  const passkey = usePasskey(entering, !isFixed)
  const providers = useData(providersRequest, { enabled: !isFixed }).data ?? []
  const form = useFewFields(({ checkCredentials }) => checkCredentials, logIn)
  const { errors } = form

  async function logIn(credentials: Credentials) {
    onEmail(credentials.email)
    await entering.send('/api/session/login', credentials, {
      before: async () => {
        if (!mayOffer || !(await shouldOfferPasskey())) return true
        onStep('offer-passkey')
        return false
      },
    })
  }

  async function leaveTo(provider: string) {
    entering.setProblem(undefined)
    try {
      const { data } = await http.post<OpenidPlace>(`/api/session/openid/${provider}/begin`, { returnUrl })
      location.assign(data.url)
    } catch (error) {
      entering.setProblem(saidBy(error, t('ui.serverError')))
    }
  }

  async function askCode() {
    const checked = await form.judged(({ checkAddress }) => checkAddress)
    if ('errors' in checked) return form.show(checked.errors)
    onEmail(checked.given.email)
    onStep('code')
  }

  return (
    <>
      {head}
      {entering.problem && (
        <Note tone="danger" live>
          {entering.problem}
        </Note>
      )}
      {passkey.isOffered || providers.length > 0 ? (
        <>
          <div className={styles.ways}>
            {passkey.isOffered && (
              <Button size="large" full loading={passkey.isAsking} onClick={() => void passkey.ask()}>
                <Icon of={Fingerprint} />
                {t('session.passkey.use')}
              </Button>
            )}
            {providers.length > 0 && (
              <div className={styles.providers}>
                {providers.map(({ id, name }) => (
                  <Button key={id} full onClick={() => void leaveTo(id)}>
                    {id === 'google' ? <GoogleMark /> : <Icon of={Building2} size={16} />}
                    {name}
                  </Button>
                ))}
              </div>
            )}
          </div>
          <p className={styles.or}>{t('session.orWithEmail')}</p>
        </>
      ) : null}
      <form className={styles.form} {...form.wiring}>
        <Field label={t('session.email')} error={errors.email && t(errors.email)}>
          <TextInput
            type="email"
            autoComplete={isFixed ? 'username' : 'username webauthn'}
            inputMode="email"
            readOnly={isFixed}
            name="email"
            defaultValue={known}
          />
        </Field>
        <Field
          label={t('session.password')}
          error={errors.password && t(errors.password)}
          aside={
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                onEmail(form.read().email)
                onStep('forgot')
              }}
            >
              {t('session.forgot')}
            </button>
          }
        >
          <PasswordInput autoComplete="current-password" data-autofocus={isFixed || undefined} name="password" />
        </Field>
        <Button type="submit" variant="primary" size="large" full loading={entering.isBusy}>
          {t('session.login')}
        </Button>
        <Button variant="quiet" full onClick={() => void askCode()}>
          {t('session.code.ask')}
        </Button>
        {isFixed ? null : <DemoAccounts onChoose={(email, password) => form.fill({ email, password })} />}
      </form>
    </>
  )
}
