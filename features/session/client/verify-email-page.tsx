import { useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { Button, ErrorCard, Note, Skeleton, useText } from '../../ui/kit'
import { HttpError, httpClient, type PageModule, type PageProps } from '../../web/contract'
import { Link, saidBy, useService } from '../../web/kit'
import { session } from '../contract'
import { AuthLayout } from './auth-layout'
import { LinkPassword } from './claim/link-password'
import styles from './form.module.css'
import { isLinkGone, LinkGone } from './link-gone'

/** `/auth/verify-email?token=…`, from the mail. The page posts the token: mail programs that look at links must not use them up. */
function VerifyEmailPage({ at }: PageProps) {
  const t = useText()
  const http = useService(httpClient)
  const [state, setState] = useState<'waiting' | 'done' | { readonly error: unknown }>('waiting')
  const begun = useRef(false)
  const [token] = useState(at.query['token'] ?? '')
  const post = useCallback(() => {
    setState('waiting')
    http.post('/api/session/verify-email', { token }).then(
      () => setState('done'),
      (error: unknown) => setState({ error }),
    )
  }, [http, token])
  useEffect(() => {
    if (begun.current) return
    begun.current = true // a token is good once
    history.replaceState(history.state, '', '/auth/verify-email') // and is nobody else's business
    post()
  }, [post])
  const failure = typeof state === 'object' && state.error instanceof HttpError ? state.error : undefined
  const isElsewhere = failure?.code === 'password-wanted'

  return (
    <AuthLayout claim={t('session.claim')}>
      {failure && isLinkGone(failure) ? (
        <VerifyGone />
      ) : (
        <>
          <h1 className={styles.title}>{t('session.verify.title')}</h1>
          {state === 'waiting' && <Skeleton label={t('session.verify.waiting')} rows={1} />}
          {state === 'done' && <p role="status">{t('session.verify.done')}</p>}
          {isElsewhere ? <LinkPassword token={token} onDone={() => setState('done')} /> : null}
          {typeof state === 'object' && !isElsewhere ? (
            <ErrorCard small error={state.error} onRetry={canHelp(state.error) ? post : undefined} />
          ) : null}
          <Link className={styles.link} href="/">
            {t('web.home')}
          </Link>
        </>
      )}
    </AuthLayout>
  )
}

/** Whoever is here and has not confirmed the address yet gets another mail by one press. */
function VerifyGone() {
  const t = useText()
  const http = useService(httpClient)
  const { user } = useSnapshot(useService(session).state)
  const [said, setSaid] = useState<string>()
  const isUnproved = user?.signup_step === 'prove'
  const send = () =>
    http.post('/api/session/resend-verification').then(
      () => setSaid(t('session.verify.sent')),
      (error: unknown) => setSaid(saidBy(error, t('ui.serverError'))),
    )
  return (
    <LinkGone
      text={t(isUnproved ? 'session.verify.gone' : 'session.verify.goneElsewhere')}
      more={user ? { href: '/', label: t('web.home') } : { href: '/auth/login', label: t('session.login') }}
    >
      {isUnproved ? (
        <Button variant="primary" size="large" full onClick={() => void send()}>
          {t('session.linkGone.another')}
        </Button>
      ) : null}
      {said ? <Note live>{said}</Note> : null}
    </LinkGone>
  )
}

/** No answer, or none of ours: the link may be as good as before. */
const canHelp = (error: unknown) => !(error instanceof HttpError) || error.said === undefined

export const page: PageModule = {
  Page: VerifyEmailPage,
  data: () => ({}),
  head: ({ t }) => ({ title: t('session.verify.title'), robots: 'noindex' }),
}
