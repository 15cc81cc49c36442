import '../../../support/dom'
import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'
import { readList } from '../../../../features/tracking/client/views/view-lists'
import { watchViews } from '../../../../features/tracking/client/views/watch-views'

const test = suite('what stands in sight')

/** Says what is in sight when it is told to. */
class Sight {
  static current: Sight
  constructor(readonly heard: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
    Sight.current = this
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const show = (isShown: boolean) => {
  Object.defineProperty(document, 'hidden', { value: !isShown, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const browsers = globalThis.IntersectionObserver
let over: AbortController

test.before.each(() => {
  localStorage.clear()
  history.replaceState(null, '', '/internships')
  document.body.innerHTML = '<main><a href="/jobs/designer-7">Designer</a></main>'
  Object.assign(globalThis, { IntersectionObserver: Sight })
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  over = new AbortController()
  watchViews(new Set(['jobs']), () => true, over.signal)
})
test.after.each(() => {
  over.abort()
  mock.timers.reset()
  show(true)
  Object.assign(globalThis, { IntersectionObserver: browsers })
})

const see = (isIntersecting: boolean) => {
  const target = document.querySelector('a') as Element
  Sight.current.heard([{ target, isIntersecting }])
}
const seen = () => readList('viewed_competition')

test('counts after a second, and not what went out of sight before', () => {
  see(true)
  mock.timers.tick(999)
  see(false)
  mock.timers.tick(5000)
  assert.deepEqual(seen(), [])
  see(true)
  mock.timers.tick(1000)
  assert.deepEqual(seen(), [7])
})

test('a tab that is put away stops the clock: it counts once somebody has looked for a second in all', () => {
  see(true)
  mock.timers.tick(400)
  show(false)
  mock.timers.tick(60_000)
  assert.deepEqual(seen(), [])
  show(true)
  mock.timers.tick(599)
  assert.deepEqual(seen(), [])
  mock.timers.tick(1)
  assert.deepEqual(seen(), [7])
})

test.run()
