import { proxy } from 'valtio/vanilla'
import type { ReactNode } from 'react'
import { drawInHouse } from '../../../support/draw-in-house'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { session } from '../../../../features/session/contract'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

const user = { id: 3, userRole: 'user', permissions: [], grants: [] }

/** Something of the discussion, with a server that says this to each GET by its path, does not answer while `stage.isDown`, and is silent until `stage.speaks`. */
export async function draw(page: ReactNode, given: Readonly<Record<string, object>>) {
  const [{ discussionClient }, { default: userEvent }, { act }] = await Promise.all([
    import('../../../../features/discussion/client/feature'),
    import('@testing-library/user-event'),
    import('../../../support/testing-library'),
  ])
  const heard = new Map<string, () => void>()
  const stage = {
    isDown: false,
    speaks: Promise.resolve(),
    /** The Idempotency-Keys of what was sent, in its order. */
    keys: [] as (string | undefined)[],
    /** What was read, with its query. */
    asked: [] as string[],
    hears: (topic: string) => act(async () => heard.get(topic)?.()),
  }
  async function ask(path: string) {
    await stage.speaks
    if (stage.isDown) throw new HttpError(0, undefined)
    return { status: 200, data: given[path], headers: {} }
  }
  function get(path: string, { query = {} }: { query?: Record<string, string> } = {}) {
    const asked = path + (Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '')
    stage.asked.push(asked)
    return ask(asked in given ? asked : path)
  }
  function post(path: string, _: object, { idempotencyKey }: { idempotencyKey?: string } = {}) {
    stage.keys.push(idempotencyKey)
    return ask(path)
  }
  const http = { get, post, put: ask, patch: ask, delete: ask } as unknown as HttpClient
  const kernel = await bootAlone(discussionClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [
        liveUpdates,
        {
          on: (topic: string, tell: () => void) => {
            heard.set(topic, tell)
            return () => void heard.delete(topic)
          },
          onAgain: () => () => {},
        },
      ],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [session, { state: proxy({ status: 'user', user }) }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const { view, stop } = await drawInHouse({ kernel, http, feature: 'discussion', page, subject: user })
  return { view, stage, stop, user: userEvent.setup({ document }) }
}
