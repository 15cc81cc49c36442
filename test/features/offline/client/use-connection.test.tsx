import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
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
  const [{ useConnection }, { act }] = await Promise.all([
    import('../../../../features/offline/client/use-connection'),
    import('@testing-library/react'),
  ])
  function Said() {
    const { isOffline, keptAt } = useConnection()
    return <output>{`${isOffline ? 'offline' : 'online'} ${keptAt ?? 'no hour'}`}</output>
  }
  const drawn = await draw(<Said />)
  stop = drawn.stop
  return {
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
})

test('another page that is opened from it is not said to be from then', async () => {
  const { said, go } = await onKeptPage()
  await go('/jobs')
  assert.equal(said(), 'offline no hour')
  await go('/internships')
  assert.equal(said(), `offline ${KEPT_AT}`)
})

test.run()
