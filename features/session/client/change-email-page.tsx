import { useEffect, useState } from 'react'
import { Button, ButtonLink, ErrorCard, useText } from '../../ui/kit'
import { HttpError, httpClient, type PageModule, type PageProps } from '../../web/contract'
import { Link, useService } from '../../web/kit'
import { session } from '../contract'
import type { LinkOutcome } from '../contract/wire-sign-in'
import { AuthLayout } from './auth-layout'
import styles from './form.module.css'
import { isLinkGone, LinkGone } from './link-gone'

/** What a link is for: to say yes to a change, to take one back that has happened, or to refuse one. */
const ACTS = {
  yes: { title: 'session.changeEmail.title', text: 'session.changeEmail.text', button: 'session.changeEmail.yes' },
  undo: { title: 'session.undoEmail.title', text: 'session.undoEmail.text', button: 'session.undoEmail.do' },
  stop: { title: 'session.stopEmail.title', text: 'session.stopEmail.text', button: 'session.stopEmail.do' },
} as const

const actIn = (wanted: string | undefined) => ACTS[wanted === 'undo' || wanted === 'stop' ? wanted : 'yes']

/**
 * `/auth/change-email?token=…`, from the mails about a change of address. One press says it: mail programs that open links must not
 * say it for somebody.
 */
function ChangeEmailPage({ at }: PageProps) {
  const t = useText()
  const http = useService(httpClient)
  const { refresh } = useService(session)
  const [token] = useState(at.query['token'] ?? '')
  const [{ title, text, button }] = useState(actIn(at.query['act']))
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    history.replaceState(history.state, '', '/auth/change-email')
    if (!token) setGone(true)
  }, [token])

  async function say() {
    setBusy(true)
    setError(undefined)
    try {
      const { data } = await http.post<LinkOutcome>('/api/session/email-change/answer', { token })
      setOutcome(data.outcome)
      await refresh()
    } catch (reason) {
      if (reason instanceof HttpError && isLinkGone(reason)) setGone(true)
      else setError(reason)
    } finally {
      setBusy(false)
    }
  }

  if (isGone) {
    return (
      <AuthLayout claim={t('session.claim')}>
        <LinkGone text={t('session.changeEmail.gone')} more={{ href: '/', label: t('web.home') }}>
          <ButtonLink variant="primary" size="large" full href="/user/my-account">
            {t('session.changeEmail.look')}
          </ButtonLink>
        </LinkGone>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout claim={t('session.claim')}>
      <h1 className={styles.title}>{t(title)}</h1>
      {outcome === undefined ? (
        <>
          <p className={styles.other}>{t(text)}</p>
          <Button variant="primary" size="large" full loading={isBusy} onClick={() => void say()}>
            {t(button)}
          </Button>
        </>
      ) : (
        <p role="status">{t(`session.changeEmail.${outcome}`)}</p>
      )}
      {error === undefined ? null : <ErrorCard small error={error} />}
      <Link className={styles.link} href={outcome === 'back' ? '/auth/login' : '/'}>
        {t(outcome === 'back' ? 'session.login' : 'web.home')}
      </Link>
    </AuthLayout>
  )
}

export const page: PageModule = {
  Page: ChangeEmailPage,
  data: () => ({}),
  head: ({ t, at }) => ({ title: t(actIn(at.query['act']).title), robots: 'noindex' }),
}
