import '../../../support/dom'
import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'
import { useInactivity } from '../../../../features/session/client/inactivity/use-inactivity'
import type { TabChannel, TabNews } from '../../../../features/session/client/tabs/tab-channel'

const { cleanup, renderHook } = await import('../../../support/testing-library')

const test = suite('an hour without activity')
const MINUTE_MS = 60_000

/** Tabs that hear nothing but what the test says. */
function channel(): TabChannel & { say(news: TabNews): void } {
  const listeners = new Set<(news: TabNews) => void>()
  return {
    tell: () => {},
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    say: (news) => {
      for (const listener of listeners) listener(news)
    },
  }
}

function track(tabs = channel()) {
  const idle: Date[] = []
  const hook = renderHook(({ isTracked }) => useInactivity({ isTracked, tabs, onIdle: (since) => idle.push(since) }), {
    initialProps: { isTracked: true },
  })
  return { idle, tabs, ...hook }
}

test.before.each(() => {
  mock.timers.enable({ apis: ['setInterval', 'setTimeout', 'Date'], now: Date.parse('2026-11-21T10:00:00Z') })
  sessionStorage.clear()
})
test.after.each(() => {
  cleanup()
  mock.timers.reset()
})

test('59:59 is not an hour, 60:00 is, and it is told once', () => {
  const { idle } = track()
  mock.timers.tick(3_599_000)
  assert.equal(idle.length, 0)
  mock.timers.tick(1000)
  assert.deepEqual(idle.map(String), [String(new Date('2026-11-21T10:00:00Z'))])
  mock.timers.tick(120 * MINUTE_MS)
  assert.equal(idle.length, 1)
})

for (const act of ['mousemove', 'keydown', 'click', 'scroll'])
  test(`a ${act} begins the hour anew, in another tab too`, () => {
    const { idle, tabs } = track()
    mock.timers.tick(59 * MINUTE_MS)
    dispatchEvent(new Event(act))
    mock.timers.tick(59 * MINUTE_MS)
    tabs.say({ kind: 'active', at: Date.now() })
    mock.timers.tick(3_599_000)
    assert.equal(idle.length, 0)
    mock.timers.tick(1000)
    assert.equal(idle.length, 1)
  })

test('a machine that slept past the hour and is reloaded is idle at once; a page that is left is not tracked', () => {
  const slept = track()
  slept.unmount()
  mock.timers.setTime(Date.now() + 61 * MINUTE_MS)
  assert.equal(track().idle.length, 1)
  cleanup()
  const left = track()
  left.rerender({ isTracked: false })
  mock.timers.tick(90 * MINUTE_MS)
  assert.equal(left.idle.length, 0)
})

test('what is done after a sleep past the hour does not begin it anew: no timer ran, the act itself ends it', () => {
  const { idle } = track()
  mock.timers.setTime(Date.now() + 61 * MINUTE_MS)
  dispatchEvent(new Event('mousemove'))
  assert.deepEqual(idle.map(String), [String(new Date('2026-11-21T10:00:00Z'))])
})

test('what was done in another tab outlives a reload of this one', () => {
  const { tabs, unmount } = track()
  mock.timers.tick(50 * MINUTE_MS)
  tabs.say({ kind: 'active', at: Date.now() })
  mock.timers.tick(30 * MINUTE_MS)
  unmount()
  assert.equal(track().idle.length, 0)
})

test.run()
