import { useQueries } from '@tanstack/react-query'
import { type ComponentProps, useCallback, useState } from 'react'
import { ButtonLink, ErrorCard, useText } from '../../ui/kit'
import { HttpError } from '../contract'
import { dataOptions, ErrorBoundary, FeatureScope, TitleContext, useKernel } from '../kit'
import { InsteadPage } from './instead-page'
import { OpeningPage } from './opening-page'
import type { PreparedPage } from './prepare'
import { useArrival } from './use-arrival'
import { useHead } from './use-head'
import type { ShownPage } from './use-shown-page'
import { useVisit } from './visit-context'

/** Where the page stands. A fault in it costs the page: the frame around it stays. */
export function Outlet({ shown }: { readonly shown: ShownPage }) {
  useArrival(shown)
  return (
    <>
      {shown.pending && <OpeningPage />}
      {'page' in shown ? <GuardedPage page={shown.page} /> : <InsteadPage instead={shown.instead} />}
    </>
  )
}

function GuardedPage({ page }: { readonly page: PreparedPage }) {
  const t = useText()
  const { kernel } = useKernel()
  const { feature } = page.match
  return (
    <PageBoundary
      resetKey={page}
      fallback={(error, retry) => (
        <ErrorCard
          error={error}
          actions={
            <ButtonLink href="/" variant="secondary">
              {t('web.home')}
            </ButtonLink>
          }
          onRetry={() => {
            void kernel
              .retry(feature)
              .catch(() => {})
              .then(retry)
          }}
        />
      )}
    >
      <FeatureScope feature={feature}>
        <PageView page={page} />
      </FeatureScope>
    </PageBoundary>
  )
}

/** In the browser, where the rest of the page goes on. A page that cannot be drawn on the server is not answered as if it had been. */
function PageBoundary(props: ComponentProps<typeof ErrorBoundary>) {
  return typeof document === 'undefined' ? props.children : <ErrorBoundary {...props} />
}

function PageView({ page }: { readonly page: PreparedPage }) {
  const { shop } = useVisit()
  const requests = Object.entries(page.module.data?.(page.at) ?? {})
  const answers = useQueries({ queries: requests.map(([, request]) => dataOptions(shop.http, request)) })
  const missing = answers.find(
    ({ error }) => error instanceof HttpError && (error.status === 404 || error.status === 410),
  )
  if (missing)
    return (
      <InsteadPage instead={{ kind: 'not-found', status: (missing.error as HttpError).status === 410 ? 410 : 404 }} />
    )
  const ready = answers.every((each) => each.isSuccess)
  const data = ready ? Object.fromEntries(requests.map(([name], index) => [name, answers[index]?.data])) : undefined
  return <TitledPage page={page} data={data} />
}

interface TitledPageProps {
  readonly page: PreparedPage
  /** Undefined until all of it is here. */
  readonly data: unknown
}

function TitledPage({ page: { module, at, match }, data }: TitledPageProps) {
  const [shown, setShown] = useState<{ readonly at: typeof at; readonly title: string | undefined }>()
  const setTitle = useCallback((title: string | undefined) => setShown({ at, title }), [at])
  useHead(module, match.page, at, data, shown?.at === at ? shown.title : undefined)
  const Page = module.Page as (props: { at: typeof at }) => React.ReactNode
  return (
    <TitleContext value={setTitle}>
      <Page at={at} />
    </TitleContext>
  )
}
