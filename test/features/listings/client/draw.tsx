import '../../../support/dom'
import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { createTexts } from '../../../../features/ui/client/texts'
import { type Message, type Toasts, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, type PageModule } from '../../../../features/web/contract'

type Answer = object | HttpError

/** What the server would say, by the beginning of the path; a function sees the query. */
export type Answers = Readonly<Record<string, Answer | ((query: Readonly<Record<string, string>>) => Answer)>>

const silent: Toasts = { state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} }

function http(answers: () => Answers, asked: string[]): HttpClient {
  const refuse = () => Promise.reject(new Error('These pages only read.'))
  return {
    async get<T>(path: string, options: { readonly query?: Readonly<Record<string, string>> } = {}) {
      const query = options.query ?? {}
      asked.push(`${path}?${new URLSearchParams(query)}`)
      const found = Object.entries(answers()).find(([beginning]) => path.startsWith(beginning))?.[1]
      const answer = typeof found === 'function' ? found(query) : found
      if (answer instanceof HttpError || answer === undefined) throw answer ?? new HttpError(0, undefined)
      return { status: 200, data: answer as T, headers: {} }
    },
    post: refuse,
    put: refuse,
    patch: refuse,
    delete: refuse,
  }
}

const textsOf = () => {
  const texts = createTexts({ catalogues: () => [], onMissing: () => {} })
  texts.compileWith((message) => compileMessage(message) as Message)
  for (const feature of ['ui', 'listings'])
    for (const file of ['shell.en', 'en']) {
      const url = new URL(`../../../../features/${feature}/locales/${file}.json`, import.meta.url)
      texts.add('en', JSON.parse(readFileSync(url, 'utf8')))
    }
  return texts
}

/** A page of listings at an address, with a server that answers so; `stop` takes it all down. */
export async function drawPage(page: PageModule, address: string, first: Answers) {
  const [{ listingsClient }, React, { render, cleanup }, kit, web, wouter, { memoryLocation }, query] =
    await Promise.all([
      import('../../../../features/listings/client/feature'),
      import('react'),
      import('@testing-library/react'),
      import('../../../../features/ui/kit'),
      import('../../../../features/web/kit'),
      import('wouter'),
      import('wouter/memory-location'),
      import('@tanstack/react-query'),
    ])
  let answers = first
  const asked: string[] = []
  const client = http(() => answers, asked)
  const kernel = await bootAlone(listingsClient, {
    fakes: [
      [httpClient, client],
      [toasts, silent],
    ],
  })
  const visit = kernel.visit()
  const location = memoryLocation({ path: address, record: true })
  const queries = new query.QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000, gcTime: Number.POSITIVE_INFINITY } },
  })
  const Page = page.Page as (props: { at: object }) => React.ReactNode

  function AtUrl() {
    const { path, query: found } = web.useUrl()
    const slug = path.split('/')[2]
    return <Page at={{ path, params: slug ? { slug } : {}, query: found }} />
  }
  const view = render(
    <query.QueryClientProvider client={queries}>
      <web.HttpContext value={client}>
        <web.KernelProvider kernel={kernel} visit={visit} subject={undefined}>
          <kit.TextProvider language="en" translate={textsOf().translator('en')}>
            <wouter.Router hook={location.hook} searchHook={location.searchHook}>
              <web.FeatureScope feature="listings">
                <React.Suspense fallback={null}>
                  <AtUrl />
                </React.Suspense>
              </web.FeatureScope>
            </wouter.Router>
          </kit.TextProvider>
        </web.KernelProvider>
      </web.HttpContext>
    </query.QueryClientProvider>,
  )
  return {
    view,
    asked,
    location,
    answer(next: Answers) {
      answers = next
    },
    async stop() {
      cleanup()
      queries.clear()
      await visit.end()
      await kernel.dispose()
    },
  }
}
