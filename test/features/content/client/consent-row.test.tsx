import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { session } from '../../../../features/session/contract'
import { stage, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, navigation } from '../../../../features/web/contract'
import { drawInHouse } from '../../../support/draw-in-house'

const test = suite('the newsletter among what one agreed to')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

/** A server that keeps one address, or refuses every change with this sentence. */
async function draw(refusal?: string) {
  const [{ contentClient }, { Part }] = await Promise.all([
    import('../../../../features/content/client/feature'),
    import('../../../../features/content/client/newsletter/consent-row'),
  ])
  let on: object[] = []
  const put: HttpClient['put'] = async <T,>(_path: string, body: unknown) => {
    if (refusal)
      throw new HttpError(409, {
        ...{ type: '/problems/data/state-not-allowed', title: 'No', status: 409, detail: refusal },
        ...{ instance: 'ref-1', code: 'state-not-allowed' },
      })
    on = (body as { isOn: boolean }).isOn ? [{ email: 'meera@demo.test', since: '2026-11-21T06:30:00.000Z' }] : []
    return { status: 204, data: undefined as T, headers: {} }
  }
  const get = async () => ({ status: 200, data: { on }, headers: {} })
  const http = { get, put, post: put, patch: put, delete: put } as unknown as HttpClient
  const kernel = await bootAlone(contentClient, {
    fakes: [
      [httpClient, http],
      [session, { state: { status: 'nobody' }, refresh: async () => {} }],
      [stage, { state: { open: [] }, open: () => {}, close: () => {} }],
      [navigation, { go: () => {}, mayLeave: async () => true, guardLeaving: () => () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const drawn = await drawInHouse({ kernel, http, feature: 'content', page: <Part /> })
  stop = drawn.stop
  const choice = (await drawn.view.findByRole('switch', { name: /The Friday newsletter/ })) as HTMLInputElement
  return { view: drawn.view, choice }
}

test('is switched on and off, and says for which address and since when', async () => {
  const { view, choice } = await draw()
  assert.ok(!choice.checked)
  choice.click()
  await view.findByText(/meera@demo\.test, since 21\/11\/26, 12 noon/)
  assert.ok(choice.checked)
  choice.click()
  await view.findByText(/one short email on Fridays/)
  assert.ok(!choice.checked)
})

test('says what is refused, and stands as it stood', async () => {
  const { view, choice } = await draw('Prove your email address first: then it can be on the list.')
  choice.click()
  await view.findByText(/Prove your email address first/)
  assert.ok(!choice.checked)
})

test.run()
