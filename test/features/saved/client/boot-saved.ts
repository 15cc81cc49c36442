import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { session } from '../../../../features/session/contract'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

/** The feature in the browser of somebody who is logged in, with this server. */
export async function bootSaved(http: HttpClient) {
  const { savedClient } = await import('../../../../features/saved/client/feature')
  return bootAlone(savedClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [session, { state: { status: 'user', user: { id: 1 } }, asSomeone: (act: () => void) => act() }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
}
