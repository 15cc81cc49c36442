import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { drawInHouse } from '../../../support/draw-in-house'
import type { HttpClient } from '../../../../features/web/contract'
import { bootSaved } from './boot-saved'

const test = suite('marks on rows and pages')
const { default: userEvent } = await import('@testing-library/user-event')
const { waitFor } = await import('../../../support/testing-library')
const { onlineManager } = await import('@tanstack/react-query')

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const mark = () => import('../../../../features/saved/client/save-mark')
const button = () => import('../../../../features/saved/client/save-button')

/** What saves, with a server that answers each change once it is let. */
async function draw(load: typeof mark | typeof button = mark) {
  const module = await load()
  const Action = module.Action as (props: { opportunityId: number; title: string }) => React.ReactNode
  const asked: string[] = []
  const held: (() => void)[] = []
  const change = (name: string) => (path: string) => {
    asked.push(`${name} ${path.split('/').slice(-2).join('/')}`)
    return new Promise((done) => held.push(() => done({ status: 204, data: {}, headers: {} })))
  }
  const http = {
    get: async () => ({ status: 200, data: { ids: [], hidden: [] }, headers: {} }),
    put: change('put'),
    delete: change('delete'),
  } as unknown as HttpClient
  const kernel = await bootSaved(http)
  const drawn = await drawInHouse({
    ...{ kernel, http, feature: 'saved' },
    subject: { id: 1, userRole: 'user', permissions: [], grants: [] } as never,
    page: <Action opportunityId={12} title="Ink" />,
  })
  stop = drawn.stop
  return { asked, view: drawn.view, letOne: () => held.shift()?.() }
}

const [PUT, DELETE] = ['put watchlist/12', 'delete watchlist/12']

test('pressed again before the first press is answered, the last press is the last word, and no cloud says that it waits', async () => {
  const { asked, view, letOne } = await draw()
  await userEvent.click(await view.findByRole('button', { name: 'Save Ink' }))
  await userEvent.click(await view.findByRole('button', { name: 'Take Ink off the watchlist', pressed: true }))
  assert.deepEqual(asked, [PUT], 'the server could hear the second one first')
  await view.findByRole('button', { name: 'Save Ink', pressed: false })
  letOne()
  await waitFor(() => assert.deepEqual(asked, [PUT, DELETE]))
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
  await waitFor(() => assert.deepEqual(asked, [PUT]))
  letOne()
  await waitFor(() => assert.deepEqual(asked, [PUT, DELETE]))
  letOne()
})

test('what was opened behind another page is among what one looked at once it is in sight', async () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  const { asked, view } = await draw(button)
  await view.findByRole('button', { pressed: false })
  await new Promise(setImmediate)
  assert.deepEqual(asked, [])
  Reflect.deleteProperty(document, 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => assert.deepEqual(asked, ['put viewed/12']))
})

test.run()
