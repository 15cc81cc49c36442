import '../../../support/dom'
import { bootAlone, type AloneOptions } from '../../../../hosts/alone/boot-alone'
import { type Confirm, confirm, toasts, type ToastRequest } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

interface Around {
  /** Where toasts are written down. */
  readonly said?: string[]
  /** The same with all that they say. */
  readonly shown?: ToastRequest[]
  /** What one answers to a question; yes if not said. */
  readonly ask?: Confirm['ask']
  /** What one test needs besides. */
  readonly more?: NonNullable<AloneOptions['fakes']>
}

/** The browser half by itself, with what all of its pages need of others. */
export async function bootManage(
  http: HttpClient,
  { said = [], shown = [], ask = async () => true, more = [] }: Around = {},
) {
  const { manageClient } = await import('../../../../features/manage/client/feature')
  const show = (toast: ToastRequest) => {
    said.push(toast.text)
    shown.push(toast)
  }
  return bootAlone(manageClient, {
    fakes: [
      [httpClient, http],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [confirm, { state: { waiting: [] }, ask, answer: () => {} }],
      [toasts, { state: { list: [] }, show, dismiss: () => {}, hold: () => {}, release: () => {} }],
      ...more,
    ],
  })
}
