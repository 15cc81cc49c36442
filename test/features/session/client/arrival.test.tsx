import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import { NotEntered } from '../../../../features/session/client/not-entered'
import { createArrival } from '../../../../features/session/client/share-link/arrival'
import { arrival } from '../../../../features/session/client/tokens'
import { type HttpClient, HttpError, navigation } from '../../../../features/web/contract'

const test = suite('coming by a link')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

/** Somebody who came by the link of an assessment. */
async function come(post: () => Promise<unknown>, enter = async () => {}) {
  const entered: string[] = []
  const store = { state: { status: 'nobody' }, enter: () => enter().then(() => void entered.push('entered')) } as never
  const http = { post } as unknown as HttpClient
  const coming = createArrival(http, store, { share: undefined, assessment: 'sealed' })
  const house = defineFeature({
    id: 'session',
    provides: [arrival, navigation],
    load: async () => ({
      runtime: defineRuntime({
        provides: [provide(arrival, [], () => coming), provide(navigation, [], () => ({ go() {} }) as never)],
      }),
    }),
  })
  const [{ Overlay }, { default: user }, { act, waitFor }] = await Promise.all([
    import('../../../../features/session/client/share-link/arrival-dialog'),
    import('@testing-library/user-event'),
    import('../../../support/testing-library'),
  ])
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page: <Overlay /> })
  stop = drawn.stop
  await act(() => coming.begin())
  return { view: drawn.view, user: user.setup(), entered, waitFor }
}

test('a link that no answer came for is tried again: it has left the address, and stands nowhere else', async () => {
  let tries = 0
  const { view, user, entered, waitFor } = await come(async () => {
    tries += 1
    if (tries === 1) throw new HttpError(0, undefined)
    return { status: 204, data: null, headers: {} }
  })
  await user.click(await view.findByRole('button', { name: 'Try again' }))
  await waitFor(() => assert.ok(!view.queryByRole('dialog')))
  assert.deepEqual([tries, entered], [2, ['entered']])
})

test('a link that was taken is not sent again where only the page does not know who is there', async () => {
  const posted: string[] = []
  let tries = 0
  const post = async () => {
    posted.push('link')
    return { status: 204, data: null, headers: {} }
  }
  const { view, user, entered, waitFor } = await come(post, async () => {
    tries += 1
    if (tries === 1) throw new NotEntered(new HttpError(0, undefined))
  })
  await view.findByText(/You are logged in, but the server did not say so/)
  await user.click(view.getByRole('button', { name: 'Try again' }))
  await waitFor(() => assert.ok(!view.queryByRole('dialog')))
  assert.deepEqual([posted, entered], [['link'], ['entered']])
})

test('a link that the server refused is not, and says so', async () => {
  const detail = 'This link was used already.'
  const problem = { type: 'x', title: 'x', status: 410, detail, instance: 'x', code: 'link-refused' }
  const { view } = await come(async () => {
    throw new HttpError(410, problem)
  })
  await view.findByText('This link does not work any more')
  assert.ok(view.getByText(detail))
  assert.ok(!view.queryByRole('button', { name: 'Try again' }))
})

test.run()
