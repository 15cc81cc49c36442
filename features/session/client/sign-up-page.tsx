import { useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { useText } from '../../ui/kit'
import type { PageModule, PageProps } from '../../web/contract'
import { Link, useService } from '../../web/kit'
import { session, signUpSteps } from '../contract'
import { AuthLayout } from './auth-layout'
import styles from './form.module.css'
import { authPath } from './return-url'
import { useReturnUrl } from './use-return-url'
import { SignUpForm } from './sign-up-form'
import { SignUpLayout } from './sign-up/sign-up-layout'
import { SignUpWizard } from './sign-up/sign-up-wizard'
import { StepHead } from './sign-up/step-head'
import { useStepNames } from './sign-up/step-names'
import { useSteps } from './sign-up/steps'

/** `/auth/signup?returnUrl=…`: the account first, then the steps after it, then on to where the visitor wanted to go. */
function SignUpPage({ at }: PageProps) {
  const t = useText()
  const { status } = useSnapshot(useService(session).state)
  const [mailedTo, setMailedTo] = useState<string>()
  const names = useStepNames(useSteps().contributed)
  const returnUrl = useReturnUrl(at.query['returnUrl'])

  if (status === 'someone') return <SignUpWizard returnUrl={returnUrl} />
  if (mailedTo) {
    return (
      <AuthLayout claim={t('session.claim')}>
        <h1 className={styles.title}>{t('session.lookAtMail')}</h1>
        <p role="status">{t('session.lookAtMail.text', { email: mailedTo })}</p>
        <Link className={styles.link} href={authPath('login', returnUrl)}>
          {t('session.login')}
        </Link>
      </AuthLayout>
    )
  }
  return (
    <SignUpLayout names={names} at={0}>
      <StepHead title={t('session.createAccount')}>
        {t('session.haveAccount')}{' '}
        <Link className={styles.link} href={authPath('login', returnUrl)}>
          {t('session.login')}
        </Link>
      </StepHead>
      <SignUpForm onDone={({ signedIn, email }) => !signedIn && setMailedTo(email)} />
    </SignUpLayout>
  )
}

export const page: PageModule = {
  Page: SignUpPage,
  parts: [signUpSteps],
  data: () => ({}),
  head: ({ t }) => ({ title: t('session.signup.title'), robots: 'noindex', canonical: '/auth/signup' }),
}
