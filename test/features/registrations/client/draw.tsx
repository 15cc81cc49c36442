import type { ReactNode } from 'react'
import { drawInHouse } from '../../../support/draw-in-house'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { toasts } from '../../../../features/ui/contract'
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

/** A page of registrations, or a part of one, with a server that answers as the stage says. */
export async function draw(page: PageModule, params: Readonly<Record<string, string>>, stage: Stage) {
  const { registrationsClient } = await import('../../../../features/registrations/client/feature')
  const posted: { path: string; body: unknown; key: string | undefined }[] = []
  const [went, asked, told]: [string[], string[], string[]] = [[], [], []]
  const heard = new Map<string, () => void>()
  const refuse = () => Promise.reject(new Error('Nothing here changes rows in this way.'))
  const http: HttpClient = {
    async get<T>(path: string) {
      asked.push(path)
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
      [
        liveUpdates,
        {
          on(topic: string, listener: () => void) {
            heard.set(topic, listener)
            return () => void heard.delete(topic)
          },
          onAgain: () => () => {},
        },
      ],
      [
        toasts,
        {
          state: { list: [] },
          show: ({ text }: { readonly text: string }) => void told.push(text),
          ...{ dismiss: () => {}, hold: () => {}, release: () => {} },
        },
      ],
    ],
  })
  const Page = page.Page as (props: { at: object }) => ReactNode
  const { view, stop } = await drawInHouse({
    ...{ kernel, http, feature: 'registrations', words: ['listings'] },
    page: <Page at={{ path: '/', params, query: {} }} />,
  })
  return {
    view,
    posted,
    went,
    /** The toasts. */
    told,
    /** Every GET, in order. */
    asked,
    /** News of a live topic. */
    tell: (topic: string) => heard.get(topic)?.(),
    stop,
  }
}
