import { drawInHouse } from './draw-in-house'
import assert from 'node:assert/strict'
import type { ComponentType } from 'react'
import type { DetailProps } from '../../features/listings/contract'
import { confirm, toasts } from '../../features/ui/contract'
import { session } from '../../features/session/contract'
import { type HttpClient, HttpError, httpClient, liveUpdates, navigation } from '../../features/web/contract'
import { bootAlone } from '../../hosts/alone/boot-alone'
import type { Feature } from '../../kernel/index'

const opportunity: DetailProps = {
  ...{ opportunityId: 1, kind: 'quiz', title: 'Q', path: '/quiz/q-1' },
  ...{ isOpen: true, closesAt: null, externalUrl: null },
}

/** A section of a page reads `data` once and shows `words` of it; asked again in vain it still does. Returns what takes it all down. */
export async function readOnce(
  of: Feature,
  Section: ComponentType<DetailProps>,
  data: unknown,
  words: string,
): Promise<() => Promise<void>> {
  let isDown = false
  const get = async () => {
    if (isDown) throw new HttpError(502, undefined)
    return { status: 200, data, headers: {} }
  }
  const http = { get } as unknown as HttpClient
  const kernel = await bootAlone(of, {
    fakes: [
      [httpClient, http],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [session, { state: { status: 'nobody' } }],
      [toasts, { state: { list: [] }, show: () => {} }],
    ],
  })
  const { view, queries, stop } = await drawInHouse({
    kernel,
    http,
    feature: of.id,
    page: <Section {...opportunity} />,
  })
  await view.findByText(words)
  isDown = true
  await queries.invalidateQueries()
  await new Promise((resolve) => setTimeout(resolve, 0))
  assert.equal(queries.getQueryCache().getAll()[0]?.state.status, 'error')
  assert.ok(view.queryByText(words))
  return stop
}
