import { Suspense } from 'react'
import { Button, ButtonLink, ErrorState, Skeleton, useText } from '../../ui/kit'
import { referenceOf } from '../contract'
import { loadModule, useModule } from '../kit'
import styles from './instead-page.module.css'
import type { RefusedPageProps } from './refused-page'
import { useInsteadHead } from './use-head'
import type { Instead } from './visit-context'

const loadNotFound = () => import('./not-found-page')
const loadRefused = () => import('./refused-page')

/** Fetches what the first paint shows, where it is not a page. */
export async function prepareInstead(instead: Instead | undefined): Promise<object | undefined> {
  if (instead?.kind === 'not-found') return loadModule(loadNotFound)
  if (instead?.kind === 'refused' || instead?.kind === 'off') return loadModule(loadRefused)
  return undefined
}

/** What stands in place of a page: not found, refused, switched off, failed, or still waiting for who looks. */
export function InsteadPage({ instead }: { readonly instead: Instead }) {
  useInsteadHead(instead)
  switch (instead.kind) {
    case 'not-found':
      return (
        <Suspense fallback={<Waiting />}>
          <NotFound gone={instead.status === 410} />
        </Suspense>
      )
    case 'refused':
      return (
        <Suspense fallback={<Waiting />}>
          <Refused because={instead.because} access={instead.access} signIn={instead.status === 401} />
        </Suspense>
      )
    case 'off':
      return (
        <Suspense fallback={<Waiting />}>
          <Refused because={undefined} access={[]} signIn={false} />
        </Suspense>
      )
    case 'failed':
      return <Failed error={instead.error} />
    case 'guarded':
      return <Waiting />
  }
}

function Waiting() {
  const t = useText()
  return (
    <div className={styles.waiting}>
      <Skeleton label={t('web.loading')} />
    </div>
  )
}

function NotFound({ gone }: { readonly gone: boolean }) {
  const { NotFoundPage } = useModule(loadNotFound)
  return <NotFoundPage gone={gone} />
}

function Refused(props: RefusedPageProps) {
  const { RefusedPage } = useModule(loadRefused)
  return <RefusedPage {...props} />
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
