import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import type { Subject } from '../../../../kernel/declare'
import { session } from '../../../../features/session/contract'
import { stage, type ToastRequest, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, navigation } from '../../../../features/web/contract'
import { drawInHouse } from '../../../support/draw-in-house'

const test = suite('wishing for something')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

/** What is said when a wish was sent, and where its action leads. */
async function wish(subject?: Subject) {
  const [{ contentClient }, { Overlay }, { default: userEvent }, { waitFor }] = await Promise.all([
    import('../../../../features/content/client/feature'),
    import('../../../../features/content/client/request/request-dialog'),
    import('@testing-library/user-event'),
    import('../../../support/testing-library'),
  ])
  const http = { post: async () => ({ status: 201, data: { id: 41 }, headers: {} }) } as unknown as HttpClient
  const said: ToastRequest[] = []
  const gone: string[] = []
  const kernel = await bootAlone(contentClient, {
    fakes: [
      [httpClient, http],
      [session, { state: { status: 'nobody' }, refresh: async () => {} }],
      [stage, { state: { open: [] }, open: () => {}, close: () => {} }],
      [navigation, { go: (to: string) => gone.push(to), mayLeave: async () => true, guardLeaving: () => () => {} }],
      [
        toasts,
        {
          ...{ state: { list: [] }, dismiss: () => {}, hold: () => {}, release: () => {} },
          show: (toast: ToastRequest) => said.push(toast),
        },
      ],
    ],
  })
  const page = <Overlay onClose={() => {}} />
  const drawn = await drawInHouse({ kernel, http, feature: 'content', page, ...(subject && { subject }) })
  stop = drawn.stop
  const user = userEvent.setup({ document })
  await user.type(await drawn.view.findByLabelText('What should there be?'), 'Dark certificates')
  await user.type(drawn.view.getByLabelText('What would you do with it?'), 'I print them at night.')
  await user.click(drawn.view.getByRole('button', { name: 'Send the request' }))
  await waitFor(() => assert.equal(said.length, 1))
  return { toast: said[0] as ToastRequest, gone }
}

test('whoever is signed in hears its number long enough to go and see what becomes of it', async () => {
  const { toast, gone } = await wish({ id: 7 })
  assert.match(toast.text, /number 41/)
  assert.ok((toast.durationMs ?? 0) >= 8000, `${toast.durationMs}`)
  toast.action?.run()
  assert.deepEqual(gone, ['/user/letters'])
})

test('a guest has as long to note the number, and no link to what is not theirs to see', async () => {
  const { toast } = await wish()
  assert.match(toast.text, /number 41/)
  assert.ok((toast.durationMs ?? 0) >= 8000, `${toast.durationMs}`)
  assert.equal(toast.action, undefined)
})

test.run()
