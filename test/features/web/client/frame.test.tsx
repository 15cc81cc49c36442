import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { uiClient } from '../../../../features/ui/client/feature'
import { createTexts } from '../../../../features/ui/client/texts'
import { overlayRank, overlays } from '../../../../features/ui/contract'
import { frameParts, pages, redirects, takeovers } from '../../../../features/web/contract'
import type { Instead, VisitValue } from '../../../../features/web/client/visit-context'
import { boot, contribute, defineFeature, type Feature, plan } from '../../../../kernel'
import { inLanguage } from '../../ui/kit/render'

const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { act, cleanup, render, screen, waitFor } = await import('../../../support/testing-library')
const { Frame } = await import('../../../../features/web/client/frame')
const { VisitContext } = await import('../../../../features/web/client/visit-context')
const { KernelProvider } = await import('../../../../features/web/kit')
const { tableOf } = await import('../../../../features/web/kit/page-table')

const frame = suite('the frame')
frame.after.each(() => cleanup())

const lines = defineFeature({ id: 'lines', points: [pages, redirects, frameParts, takeovers] })
const talks = contribute(pages, {
  id: 'talks.page',
  path: '/talks',
  load: async () => ({ page: { Page: () => <h1>Talks</h1> } }),
})

/** The frame of a house with these features beside its own, at an address of it that a link leads to, or that was asked for and answered with `served`. */
async function arrange(feature: Feature, address: string, served?: Instead) {
  const kernel = await boot(plan([uiClient, lines, feature]))
  const visit = kernel.visit()
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  const texts = createTexts({ catalogues: () => [], onMissing: () => {} })
  const site = { isAssessHost: false }
  const shop = { kernel, queries, texts, language: 'en', http: {} }
  const value = { shop, table: tableOf(kernel), first: undefined, instead: served, origin: '', site }
  history.replaceState(null, '', served ? address : '/')
  const page = await inLanguage(
    <KernelProvider kernel={kernel} visit={visit} subject={undefined}>
      <QueryClientProvider client={queries}>
        <VisitContext value={value as unknown as VisitValue}>
          <Frame />
        </VisitContext>
      </QueryClientProvider>
    </KernelProvider>,
  )
  await act(async () => void render(page))
  if (!served) await act(async () => history.pushState(null, '', address))
  return async () => {
    cleanup()
    await kernel.dispose()
  }
}

frame('whoever follows an address that has moved takes along what they ask and where on the page they go', async () => {
  const moved = contribute(redirects, { id: 'talks.moved', from: '/lectures', to: '/talks?sort=new', permanent: true })
  const talking = defineFeature({ id: 'talks', contributes: [talks, moved] })
  const end = await arrange(talking, '/lectures?city=Pune#second')
  await screen.findByRole('heading', { name: 'Talks' })
  assert.equal(location.pathname + location.search + location.hash, '/talks?sort=new&city=Pune#second')
  await end()
})

frame('a screen that takes the place of all pages leaves the banners above it', async () => {
  const banner = contribute(overlays, {
    id: 'talks.gone',
    place: 'top',
    priority: overlayRank.offline,
    shows: 'start',
    load: async () => ({ Overlay: () => <p>No internet connection</p> }),
  })
  const screenOf = contribute(takeovers, {
    id: 'talks.only',
    spares: 'talks',
    load: async () => ({ Screen: () => <h1>Only this talk</h1> }),
  })
  const end = await arrange(defineFeature({ id: 'talks', contributes: [banner, screenOf] }), '/talks')
  await screen.findByRole('heading', { name: 'Only this talk' })
  await waitFor(() => assert.ok(screen.queryByText('No internet connection'), 'the banner stands'), { timeout: 5000 })
  await end()
})

frame('a window is called by its page, and by the house where the page does not say whose it is', async () => {
  const named = (title: string) =>
    arrange(
      defineFeature({
        id: 'talks',
        contributes: [
          contribute(pages, {
            id: 'talks.page',
            path: '/talks',
            title,
            load: async () => ({ page: { Page: () => <h1>Talks</h1> } }),
          }),
        ],
      }),
      '/talks',
    )
  for (const [title, shown] of [
    ['All talks', 'All talks · Foothold'],
    ['Talks on Foothold', 'Talks on Foothold'],
  ] as const) {
    const end = await named(title)
    await waitFor(() => assert.equal(document.title, shown))
    await end()
  }
})

/** At `/talks#second`, whose page waited for its visitor and is on its way until `come`. */
async function arrangeLate() {
  let come = () => {}
  const coming = new Promise<void>((done) => (come = done))
  const late = contribute(pages, {
    id: 'talks.page',
    path: '/talks',
    load: async () => {
      await coming
      return { page: { Page: () => <h2 id="second">The second talk</h2> } }
    },
  })
  const end = await arrange(defineFeature({ id: 'talks', contributes: [late] }), '/talks#second', {
    kind: 'guarded',
    chrome: undefined,
  })
  return { come: () => act(async () => come()), end }
}

frame('what the address names after its # is gone to once a page that waited for its visitor is there', async () => {
  const { come, end } = await arrangeLate()
  await come()
  const named = await screen.findByRole('heading', { name: 'The second talk' })
  await waitFor(() => assert.ok(document.activeElement === named))
  await end()
})

frame('who comes back to such a page stands where they left it, whatever its # names', async () => {
  sessionStorage.setItem('foothold.scroll', JSON.stringify({ '/talks': 640 }))
  const { getEntriesByType } = performance
  performance.getEntriesByType = () => [{ type: 'reload' }] as unknown as PerformanceEntryList
  const { come, end } = await arrangeLate()
  assert.equal(window.scrollY, 640)
  await come()
  const named = await screen.findByRole('heading', { name: 'The second talk' })
  assert.ok(document.activeElement !== named)
  assert.equal(window.scrollY, 640)
  await end()
  performance.getEntriesByType = getEntriesByType
  sessionStorage.clear()
})

frame.run()
