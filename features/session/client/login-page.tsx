import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { useText } from '../../ui/kit'
import { navigation, type PageModule, type PageProps } from '../../web/contract'
import { Link, useService } from '../../web/kit'
import { session } from '../contract'
import { AuthLayout } from './auth-layout'
import styles from './form.module.css'
import { LoginForm } from './login-form'
import { authPath, safeReturnUrl } from './return-url'

/** `/auth/login?returnUrl=…` (spec §2.1). Whoever is signed in already goes on at once. */
function LoginPage({ at }: PageProps) {
  const t = useText()
  const { state } = useService(session)
  const { go } = useService(navigation)
  const { status } = useSnapshot(state)
  const returnUrl = safeReturnUrl(at.query['returnUrl'])
  useEffect(() => {
    if (status === 'someone') go(returnUrl, { replace: true })
  }, [status, go, returnUrl])
  return (
    <AuthLayout claim={t('session.claim')}>
      <header>
        <h1 className={styles.title}>{t('session.login')}</h1>
        <p className={styles.other}>
          {t('session.newHere')}{' '}
          <Link className={styles.link} href={authPath('signup', returnUrl)}>
            {t('session.createAccount')}
          </Link>
        </p>
      </header>
      <LoginForm onDone={() => go(returnUrl, { replace: true })} />
    </AuthLayout>
  )
}

export const page: PageModule = {
  Page: LoginPage,
  data: () => ({}),
  head: ({ t }) => ({ title: t('session.login.title'), robots: 'noindex', canonical: '/auth/login' }),
}
