import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { useText } from '../../ui/kit'
import { navigation, type PageModule, type PageProps } from '../../web/contract'
import { Link, useService } from '../../web/kit'
import { session } from '../contract'
import { AuthLayout } from './auth-layout'
import styles from './form.module.css'
import { authPath, safeReturnUrl } from './return-url'
import { SignUpForm } from './sign-up-form'

/** `/auth/signup?returnUrl=…`: name, address, password; then on to where the visitor wanted to go. */
function SignUpPage({ at }: PageProps) {
  const t = useText()
  const { state } = useService(session)
  const { go } = useService(navigation)
  const { status } = useSnapshot(state)
  const [mailedTo, setMailedTo] = useState<string>()
  const returnUrl = safeReturnUrl(at.query['returnUrl'])
  useEffect(() => {
    if (status === 'someone') go(returnUrl, { replace: true })
  }, [status, go, returnUrl])

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
    <AuthLayout claim={t('session.claim')}>
      <header>
        <h1 className={styles.title}>{t('session.createAccount')}</h1>
        <p className={styles.other}>
          {t('session.haveAccount')}{' '}
          <Link className={styles.link} href={authPath('login', returnUrl)}>
            {t('session.login')}
          </Link>
        </p>
      </header>
      <SignUpForm onDone={({ signedIn, email }) => !signedIn && setMailedTo(email)} />
    </AuthLayout>
  )
}

export const page: PageModule = {
  Page: SignUpPage,
  data: () => ({}),
  head: ({ t }) => ({ title: t('session.signup.title'), robots: 'noindex', canonical: '/auth/signup' }),
}
