import { drawInHouse } from '../../../support/draw-in-house'
import type { ReactNode } from 'react'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { session } from '../../../../features/session/contract'
import { confirm, toasts } from '../../../../features/ui/contract'
import {
  type HttpClient,
  HttpError,
  type HttpOptions,
  httpClient,
  liveUpdates,
  navigation,
} from '../../../../features/web/contract'

/** Part of the feature with a server that says this; what is sent to it is kept, what is in `failing` it does not do, and nothing before `stage.speaks`. */
export async function draw(page: ReactNode, given: Readonly<Record<string, object>>) {
  const [{ collectionsClient }, { act }, { default: user }] = await Promise.all([
    import('../../../../features/collections/client/feature'),
    import('../../../support/testing-library'),
    import('@testing-library/user-event'),
  ])
  const sent: [string, unknown][] = []
  const failing = new Set<string>()
  const stage = { speaks: Promise.resolve() }
  const keys: (string | undefined)[] = []
  const listeners = new Set<() => void>()
  const on = (_: string, listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  async function change(path: string, body?: unknown, { idempotencyKey }: HttpOptions = {}) {
    sent.push([path, body])
    if (idempotencyKey) keys.push(idempotencyKey)
    await stage.speaks
    if (failing.has(path)) throw new HttpError(0, undefined)
    return { status: 200, data: { id: 40 + sent.length }, headers: {} }
  }
  async function get(path: string) {
    if (!(path in given)) throw new HttpError(404, undefined)
    return { status: 200, data: given[path], headers: {} }
  }
  const http = { get, post: change, put: change, patch: change, delete: change } as unknown as HttpClient
  const kernel = await bootAlone(collectionsClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [liveUpdates, { on, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [session, { state: { status: 'nobody', user: undefined } }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const drawn = await drawInHouse({
    kernel,
    http,
    feature: 'collections',
    words: ['listings'],
    page,
    subject: { id: 3, userRole: ['user'] },
  })
  return {
    ...{ view: drawn.view, stop: drawn.stop, user: user.setup({ document }), sent, failing, keys, stage },
    /** Another device changed something. */
    hear: () => act(async () => listeners.forEach((each) => each())),
  }
}
