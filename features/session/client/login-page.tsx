import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { useText } from '../../ui/kit'
import { navigation, type PageModule, type PageProps } from '../../web/contract'
import { Link, useService } from '../../web/kit'
import { session } from '../contract'
import { AuthLayout } from './auth-layout'
import styles from './form.module.css'
import { readStep } from './login/login-step'
import { LoginForm } from './login-form'
import { providersRequest } from './requests'
import { afterSignIn, authPath } from './return-url'
import { useReturnUrl } from './use-return-url'

const PROBLEMS = ['expired', 'refused', 'no-email', 'disabled']

/** `/auth/login?returnUrl=…` (spec §2.1). Whoever is signed in already goes on at once. */
function LoginPage({ at }: PageProps) {
  const t = useText()
  const { state, refresh } = useService(session)
  const { go } = useService(navigation)
  const { status } = useSnapshot(state)
  const { query } = at
  const returnUrl = useReturnUrl(query['returnUrl'])
  useEffect(() => {
    if (status !== 'someone') return
    let isHere = true
    // What an earlier page kept is no news of today: whoever's session has ended stays here to log in.
    void refresh().then(() => {
      if (isHere && state.user) go(afterSignIn(state.user, returnUrl), { replace: true })
    })
    return () => {
      isHere = false
    }
  }, [status, state, refresh, go, returnUrl])
  const head = (
    <header>
      <h1 className={styles.title}>{t('session.login')}</h1>
      <p className={styles.other}>
        {t('session.newHere')}{' '}
        <Link className={styles.link} href={authPath('signup', returnUrl)}>
          {t('session.createAccount')}
        </Link>
      </p>
    </header>
  )
  const problem = PROBLEMS.find((each) => each === query['problem'])
  return (
    <AuthLayout claim={t('session.claim')}>
      <LoginForm
        head={head}
        titleAs="h1"
        returnUrl={returnUrl}
        step={readStep(query['step'])}
        provider={query['provider']?.slice(0, 40) ?? ''}
        mayClaim={query['claim'] === '1'}
        hasPasskeysOnly={query['by'] === 'passkey'}
        problem={problem && `session.openid.${problem}`}
        // The page follows the session: it leaves when somebody is there.
        onDone={() => undefined}
      />
    </AuthLayout>
  )
}

export const page: PageModule = {
  Page: LoginPage,
  data: () => ({ providers: providersRequest }),
  head: ({ t }) => ({ title: t('session.login.title'), robots: 'noindex', canonical: '/auth/login' }),
}
