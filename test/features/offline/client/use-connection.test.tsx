import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { apiRequest, type HttpClient } from '../../../../features/web/contract'
import { draw } from './draw'

const test = suite('what is said of the connection')
const KEPT_AT = '2026-11-21T06:30:00.000Z'
let stop: (() => Promise<void>) | undefined
const { fetch } = globalThis
test.before.each(() => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('The server is gone')) })
  history.replaceState(null, '', '/internships')
  document.head.innerHTML = `<meta name="kept-at" content="${KEPT_AT}">`
})
test.after.each(async () => {
  await stop?.()
  Object.assign(globalThis, { fetch })
  document.head.innerHTML = ''
})

/** A page that this device answered, because the server could not be reached. */
async function onKeptPage() {
  const [{ useConnection }, { useData }, { act, waitFor }] = await Promise.all([
    import('../../../../features/offline/client/use-connection'),
    import('../../../../features/web/kit'),
    import('../../../support/testing-library'),
  ])
  const asked: string[] = []
  const get = async (path: string) => ({ status: 200, data: asked.push(path), headers: {} })
  function Said() {
    const { isOffline, keptAt } = useConnection()
    useData(apiRequest('/api/listings'))
    return <output>{`${isOffline ? 'offline' : 'online'} ${keptAt ?? 'no hour'}`}</output>
  }
  const drawn = await draw(<Said />, { get } as unknown as HttpClient)
  stop = drawn.stop
  await waitFor(() => assert.ok(drawn.queries.getQueryData(['api', '/api/listings'])))
  return {
    asked,
    said: () => drawn.view.getByRole('status').textContent,
    tell: (what: string) => act(async () => void window.dispatchEvent(new Event(what))),
    go: (path: string) => act(async () => history.pushState(null, '', path)),
  }
}

test('a page of this device says from when it is, until the server is there again; gone once more, it is that of then', async () => {
  const { said, tell } = await onKeptPage()
  await tell('offline')
  assert.equal(said(), `offline ${KEPT_AT}`)
  await tell('online')
  assert.equal(said(), 'online no hour')
  await tell('offline')
  assert.equal(said(), 'offline no hour')
  await tell('online') // all query clients of a process believe the last word
})

test('another page that is opened from it is not said to be from then', async () => {
  const { said, go } = await onKeptPage()
  await go('/jobs')
  assert.equal(said(), 'offline no hour')
  await go('/internships')
  assert.equal(said(), `offline ${KEPT_AT}`)
})

test('when the server is there again, what a kept page shows is asked for anew, however young its answer', async () => {
  const { asked, tell } = await onKeptPage()
  await tell('online')
  assert.deepEqual(asked, ['/api/listings', '/api/listings'])
  await tell('offline')
  await tell('online')
  assert.equal(asked.length, 2, 'a page of the server is asked for as it grows old')
})

test.run()
