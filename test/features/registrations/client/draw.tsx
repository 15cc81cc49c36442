import '../../../support/dom'
import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { confirm, type Message, toasts } from '../../../../features/ui/contract'
import { createTexts } from '../../../../features/ui/client/texts'
import {
  type HttpClient,
  HttpError,
  httpClient,
  liveUpdates,
  navigation,
  type PageModule,
} from '../../../../features/web/contract'

/** What the stand-in server says to a GET, by the beginning of its path, and to each POST in turn. */
export interface Stage {
  gets: Record<string, object | HttpError>
  posts: (() => Promise<object>)[]
}

export const refusal = (status: number, code: string, errors?: readonly { path: string; message: string }[]) =>
  new HttpError(status, {
    type: `/problems/registrations/${code}`,
    title: code,
    status,
    detail: `refused: ${code}`,
    instance: 'ref-1',
    code,
    ...(errors && { errors }),
  })

const texts = () => {
  const made = createTexts({ catalogues: () => [], onMissing: () => {} })
  made.compileWith((message) => compileMessage(message) as Message)
  for (const feature of ['ui', 'listings', 'registrations'])
    for (const file of ['shell.en', 'en']) {
      const url = new URL(`../../../../features/${feature}/locales/${file}.json`, import.meta.url)
      made.add('en', JSON.parse(readFileSync(url, 'utf8')))
    }
  return made.translator('en')
}

/** A page of registrations, or a part of one, with a server that answers as the stage says. */
export async function draw(page: PageModule, params: Readonly<Record<string, string>>, stage: Stage) {
  const [{ registrationsClient }, React, { render, cleanup }, kit, web, query] = await Promise.all([
    import('../../../../features/registrations/client/feature'),
    import('react'),
    import('@testing-library/react'),
    import('../../../../features/ui/kit'),
    import('../../../../features/web/kit'),
    import('@tanstack/react-query'),
  ])
  const posted: { path: string; body: unknown; key: string | undefined }[] = []
  const went: string[] = []
  const refuse = () => Promise.reject(new Error('Nothing here changes rows in this way.'))
  const http: HttpClient = {
    async get<T>(path: string) {
      const found = Object.entries(stage.gets).find(([beginning]) => path.startsWith(beginning))?.[1]
      if (found instanceof HttpError || found === undefined) throw found ?? new HttpError(0, undefined)
      return { status: 200, data: found as T, headers: {} }
    },
    async post<T>(path: string, body?: unknown, options?: { readonly idempotencyKey?: string }) {
      posted.push({ path, body, key: options?.idempotencyKey })
      const next = stage.posts.shift()
      if (!next) throw new HttpError(0, undefined)
      return { status: 201, data: (await next()) as T, headers: {} }
    },
    put: refuse,
    patch: refuse,
    delete: refuse,
  }
  const kernel = await bootAlone(registrationsClient, {
    fakes: [
      [httpClient, http],
      [
        navigation,
        { go: (to: string) => void went.push(to), guardLeaving: () => () => {}, mayLeave: async () => true },
      ],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const visit = kernel.visit()
  const queries = new query.QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000, gcTime: Number.POSITIVE_INFINITY } },
  })
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  const view = render(
    <query.QueryClientProvider client={queries}>
      <web.HttpContext value={http}>
        <web.KernelProvider kernel={kernel} visit={visit} subject={undefined}>
          <kit.TextProvider language="en" translate={texts()}>
            <web.FeatureScope feature="registrations">
              <React.Suspense fallback={null}>
                <Page at={{ path: '/', params, query: {} }} />
              </React.Suspense>
            </web.FeatureScope>
          </kit.TextProvider>
        </web.KernelProvider>
      </web.HttpContext>
    </query.QueryClientProvider>,
  )
  return {
    view,
    posted,
    went,
    async stop() {
      cleanup()
      queries.clear()
      await visit.end()
      await kernel.dispose()
    },
  }
}
