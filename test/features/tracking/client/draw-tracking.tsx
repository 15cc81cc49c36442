import { drawInHouse } from '../../../support/draw-in-house'
import type { ReactNode } from 'react'
import type { Subject } from '../../../../kernel/declare'
import { trackingClient } from '../../../../features/tracking/client/feature'
import { type Toast, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, type PageModule } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'

/** What the server answers to a path: its data, or what it refuses with. */
export type Answers = Record<string, object | (() => object | Promise<object>)>

export const refusal = (status: number, detail: string) =>
  new HttpError(status, { type: 'x', title: 'x', status, detail, instance: 'x', code: 'x' })

interface DrawnPage {
  readonly load: () => Promise<{ readonly page: PageModule }>
  readonly at?: { readonly params?: Record<string, string>; readonly query?: Record<string, string> }
  /** By path, or by `POST path` where a call that sends something has another answer; what is not here is refused. */
  readonly answers: Answers
  readonly subject?: Subject
}

/** A page of tracking in its house, whose server answers this. */
export async function drawTracking({ load, at, answers, subject }: DrawnPage) {
  const sent: { readonly path: string; readonly body: unknown }[] = []
  const told: string[] = []
  async function answer(path: string) {
    const found = answers[path]
    if (found === undefined) throw refusal(404, `Nobody answers at ${path}.`)
    const data = typeof found === 'function' ? await found() : found
    return { status: 200, data, headers: {} }
  }
  const send = (path: string, body?: unknown) => {
    sent.push({ path, body })
    return answer(`POST ${path}` in answers ? `POST ${path}` : path)
  }
  const http = { get: answer, post: send, put: send, patch: send, delete: send } as unknown as HttpClient
  const show = ({ text }: Pick<Toast, 'text'>) => void told.push(text)
  const kernel = await bootAlone(trackingClient, {
    fakes: [
      [httpClient, http],
      [toasts, { state: { list: [] }, show, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const { page } = await load()
  const Page = page.Page as (props: { at: object }) => ReactNode
  const drawn = await drawInHouse({
    ...{ kernel, http, feature: 'tracking', ...(subject && { subject }) },
    page: <Page at={{ path: '/', params: {}, query: {}, ...at }} />,
  })
  const { default: user } = await import('@testing-library/user-event')
  return { ...drawn, sent, told, user: user.setup({ document }) }
}
