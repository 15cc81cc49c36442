import { useEffect, useState } from 'react'
import { ButtonLink, useText } from '../../ui/kit'
import { HttpError, httpClient, navigation, type PageModule, type PageProps } from '../../web/contract'
import { useService } from '../../web/kit'
import { AuthLayout } from './auth-layout'
import styles from './form.module.css'
import { isLinkGone, LinkGone } from './link-gone'
import { NewPasswordForm } from './login/new-password-form'
import { SecondFactorStep } from './login/second-factor-step'
import { StepTitleContext } from './login/step-head'
import { useEntering } from './login/use-entering'
import { authPath, safeReturnUrl } from './return-url'
import { useEnter } from './use-enter'

/** `/auth/reset-password?token=…`, from the mail. The token leaves the address at once: it is nobody else's business. */
function ResetPasswordPage({ at }: PageProps) {
  const t = useText()
  const http = useService(httpClient)
  const { isTaken, enter } = useEnter()
  const { go } = useService(navigation)
  const [token] = useState(at.query['token'] ?? '')
  const [returnUrl] = useState(safeReturnUrl(at.query['returnUrl']))
  const [step, setStep] = useState<'new' | 'second-factor' | 'gone'>('new')
  const entering = useEntering(
    (next) => next === 'ways' && go(authPath('login', returnUrl), { replace: true }),
    () => go(returnUrl),
  )
  useEffect(() => {
    history.replaceState(history.state, '', '/auth/reset-password')
    if (!token) setStep('gone')
  }, [token])

  async function send(password: string) {
    try {
      const proof = { token, password }
      const isEntered = isTaken(proof) || (await http.post('/api/session/password/reset', proof)).status !== 202
      if (!isEntered) return setStep('second-factor')
      await enter(proof)
      go(returnUrl, { replace: true })
    } catch (error) {
      if (!(error instanceof HttpError && isLinkGone(error))) throw error
      setStep('gone')
    }
  }

  return (
    <AuthLayout claim={t('session.claim')}>
      {step === 'second-factor' ? (
        <StepTitleContext value="h1">
          <SecondFactorStep entering={entering} onBack={() => go(authPath('login', returnUrl), { replace: true })} />
        </StepTitleContext>
      ) : step === 'gone' ? (
        <LinkGone
          text={t('session.linkGone.text')}
          more={{ href: authPath('login', returnUrl), label: t('session.backToLogin') }}
        >
          <ButtonLink variant="primary" size="large" full href={authPath('login', returnUrl, 'forgot')}>
            {t('session.linkGone.another')}
          </ButtonLink>
        </LinkGone>
      ) : (
        <>
          <header>
            <h1 className={styles.title}>{t('session.newPassword.title')}</h1>
            <p className={styles.other}>{t('session.newPassword.ends')}</p>
          </header>
          <NewPasswordForm submit={t('session.newPassword.save')} send={send} />
        </>
      )}
    </AuthLayout>
  )
}

export const page: PageModule = {
  Page: ResetPasswordPage,
  data: () => ({}),
  head: ({ t }) => ({ title: t('session.reset.title'), robots: 'noindex' }),
}
