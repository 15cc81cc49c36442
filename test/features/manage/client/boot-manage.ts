import '../../../support/dom'
import { bootAlone, type AloneOptions } from '../../../../hosts/alone/boot-alone'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

interface Around {
  /** Where toasts are written down. */
  readonly said?: string[]
  /** What one test needs besides. */
  readonly more?: NonNullable<AloneOptions['fakes']>
}

/** The browser half by itself, with what all of its pages need of others. */
export async function bootManage(http: HttpClient, { said = [], more = [] }: Around = {}) {
  const { manageClient } = await import('../../../../features/manage/client/feature')
  const show = ({ text }: { readonly text: string }) => void said.push(text)
  return bootAlone(manageClient, {
    fakes: [
      [httpClient, http],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [toasts, { state: { list: [] }, show, dismiss: () => {}, hold: () => {}, release: () => {} }],
      ...more,
    ],
  })
}
