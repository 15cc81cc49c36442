import type { ReactNode } from 'react'
import { drawInHouse } from '../../../support/draw-in-house'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { contribute } from '../../../../kernel/index'
import { unwanted } from '../../../../features/listings/contract'
import { type Toasts, toasts } from '../../../../features/ui/contract'
import { apiRequest, type HttpClient, HttpError, httpClient, type PageModule } from '../../../../features/web/contract'

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

interface Visit {
  /** What the history kept with an address when it was left. */
  readonly left?: Readonly<Record<string, object>>
  /** Whoever looks is signed in, and hid these. */
  readonly hidden?: readonly number[]
}

const HIDDEN = '/api/stage/hidden'
const member = { id: 3, userRole: 'user', permissions: [], grants: [] }

/** A page of listings at an address, with a server that answers so; `stop` takes it all down. */
export async function drawPage(page: PageModule, address: string, first: Answers, { left = {}, hidden }: Visit = {}) {
  const [{ listingsClient }, web, wouter, { memoryLocation }] = await Promise.all([
    import('../../../../features/listings/client/feature'),
    import('../../../../features/web/kit'),
    import('wouter'),
    import('wouter/memory-location'),
  ])
  let answers = hidden ? { [HIDDEN]: { hidden }, ...first } : first
  const asked: string[] = []
  const client = http(() => answers, asked)
  const kernel = await bootAlone(listingsClient, {
    fakes: [
      [httpClient, client],
      [toasts, silent],
      ...(hidden
        ? [
            contribute(unwanted, {
              id: 'stage.hidden',
              request: apiRequest<{ readonly hidden: readonly number[] }>(HIDDEN),
            }),
          ]
        : []),
    ],
  })
  const location = memoryLocation({ path: address, record: true })
  const Page = page.Page as (props: { at: object }) => ReactNode

  function AtUrl() {
    const { path, query: found } = web.useUrl()
    // As in a browser, whose own address moves with the router's.
    const now = path + web.formatQuery(found)
    window.history.replaceState(left[now] ?? null, '', now)
    const slug = path.split('/')[2]
    return <Page at={{ path, params: slug ? { slug } : {}, query: found }} />
  }
  const { view, stop } = await drawInHouse({
    ...{ kernel, http: client, feature: 'listings', ...(hidden && { subject: member }) },
    page: (
      <wouter.Router hook={location.hook} searchHook={location.searchHook}>
        <AtUrl />
      </wouter.Router>
    ),
  })
  return {
    view,
    asked,
    location,
    answer(next: Answers) {
      answers = next
    },
    stop,
  }
}
