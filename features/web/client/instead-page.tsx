import { Suspense } from 'react'
import { ButtonLink, Button, ErrorState, Skeleton, useLanguage, useText } from '../../ui/kit'
import { referenceOf } from '../contract'
import { loadModule, useLoginHref, useModule } from '../kit'
import styles from './instead-page.module.css'
import type { Instead } from './visit-context'

const loadNotFound = () => import('./not-found-page')

/** Fetches what the first paint shows, where it is not a page. */
export const prepareInstead = async (instead: Instead | undefined): Promise<object | undefined> =>
  instead?.kind === 'not-found' ? loadModule(loadNotFound) : undefined

/** What stands in place of a page: not found, refused, switched off, failed, or still waiting for who looks. */
export function InsteadPage({ instead }: { readonly instead: Instead }) {
  switch (instead.kind) {
    case 'not-found':
      return (
        <Suspense fallback={<Waiting />}>
          <NotFound gone={instead.status === 410} />
        </Suspense>
      )
    case 'refused':
      return <Refused because={instead.because} signIn={instead.status === 401} />
    case 'off':
      return <SwitchedOff />
    case 'failed':
      return <Failed error={instead.error} />
    case 'guarded':
      return <Waiting />
  }
}

function Waiting() {
  const t = useText()
  return (
    <div className={styles.wrap}>
      <Skeleton label={t('web.loading')} />
    </div>
  )
}

function NotFound({ gone }: { readonly gone: boolean }) {
  const { NotFoundPage } = useModule(loadNotFound)
  return <NotFoundPage gone={gone} />
}

function Refused({ because, signIn }: { readonly because: string; readonly signIn: boolean }) {
  const t = useText()
  const language = useLanguage()
  const login = useLoginHref()
  return (
    <section className={styles.wrap}>
      <h1 className={styles.title}>{t('web.refused.title')}</h1>
      {/* Guards say why in English; where that is not read, the page says it less exactly. */}
      <p className={styles.says}>
        {language === 'en' ? because : t(signIn ? 'web.refused.stranger' : 'web.refused.lacks')}
      </p>
      {signIn ? (
        <ButtonLink href={login}>{t('web.refused.login')}</ButtonLink>
      ) : (
        <ButtonLink href="/">{t('web.home')}</ButtonLink>
      )}
    </section>
  )
}

function SwitchedOff() {
  const t = useText()
  return (
    <section className={styles.wrap}>
      <h1 className={styles.title}>{t('web.off.title')}</h1>
      <p className={styles.says}>{t('web.off.says')}</p>
      <ButtonLink href="/">{t('web.home')}</ButtonLink>
    </section>
  )
}

function Failed({ error }: { readonly error: unknown }) {
  const t = useText()
  return (
    <div className={styles.broken}>
      <ErrorState
        title={t('web.failed.title')}
        text={t('web.failed.says')}
        reference={error instanceof Error ? referenceOf(error) : undefined}
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {t('web.reload')}
            </Button>
            <ButtonLink href="/" variant="secondary">
              {t('web.home')}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
