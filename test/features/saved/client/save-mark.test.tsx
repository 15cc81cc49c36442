import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { drawInHouse } from '../../../support/draw-in-house'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { session } from '../../../../features/session/contract'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

const test = suite('the mark on a row')
const { default: userEvent } = await import('@testing-library/user-event')
const { waitFor } = await import('@testing-library/react')
const { onlineManager } = await import('@tanstack/react-query')

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

/** A mark, with a server that answers each change once it is let. */
async function draw() {
  const [{ savedClient }, { Action }] = await Promise.all([
    import('../../../../features/saved/client/feature'),
    import('../../../../features/saved/client/save-mark'),
  ])
  const asked: string[] = []
  const held: (() => void)[] = []
  const change = (name: string) => () => {
    asked.push(name)
    return new Promise((done) => held.push(() => done({ status: 204, data: {}, headers: {} })))
  }
  const http = {
    get: async () => ({ status: 200, data: { ids: [], hidden: [] }, headers: {} }),
    put: change('put'),
    delete: change('delete'),
  } as unknown as HttpClient
  const kernel = await bootAlone(savedClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [session, { state: { status: 'user', user: { id: 1 } }, asSomeone: (act: () => void) => act() }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const drawn = await drawInHouse({
    ...{ kernel, http, feature: 'saved' },
    subject: { id: 1, userRole: 'user', permissions: [], grants: [] } as never,
    page: <Action opportunityId={12} title="Ink" />,
  })
  stop = drawn.stop
  return { asked, view: drawn.view, letOne: () => held.shift()?.() }
}

test('pressed again before the first press is answered, the last press is the last word, and no cloud says that it waits', async () => {
  const { asked, view, letOne } = await draw()
  await userEvent.click(await view.findByRole('button', { name: 'Save Ink' }))
  await userEvent.click(await view.findByRole('button', { name: 'Take Ink off the watchlist', pressed: true }))
  assert.deepEqual(asked, ['put'], 'the server could hear the second one first')
  await view.findByRole('button', { name: 'Save Ink', pressed: false })
  letOne()
  await waitFor(() => assert.deepEqual(asked, ['put', 'delete']))
  letOne()
})

test('pressed twice without a network, both go in their order once there is one', async () => {
  onlineManager.setOnline(false)
  const { asked, view, letOne } = await draw()
  await userEvent.click(await view.findByRole('button', { name: 'Save Ink' }))
  await userEvent.click(await view.findByRole('button', { pressed: true }))
  await view.findByRole('button', { pressed: false })
  assert.deepEqual(asked, [])
  onlineManager.setOnline(true)
  await waitFor(() => assert.deepEqual(asked, ['put']))
  letOne()
  await waitFor(() => assert.deepEqual(asked, ['put', 'delete']))
  letOne()
})

test.run()
