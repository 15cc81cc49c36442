import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { debounce } from '../../../../features/web/client/debounce'

const test = suite('what is done once it is quiet')

/** Time that only the test moves. */
function createTime() {
  let now = 0
  const waiting = new Set<{ readonly at: number; readonly run: () => void }>()
  return {
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run }
      waiting.add(timer)
      return () => void waiting.delete(timer)
    },
    pass(ms: number) {
      now += ms
      for (const timer of [...waiting]) if (timer.at <= now && waiting.delete(timer)) timer.run()
    },
    left: () => waiting.size,
  }
}

function createScene(isBusy = () => false) {
  const time = createTime()
  let runs = 0
  const { ask, stop } = debounce(() => void runs++, { quietMs: 300, mostMs: 2000, isBusy }, time.after)
  return { time, ask, stop, runs: () => runs }
}

test('it runs once, a while after the last who asked', () => {
  const { time, ask, runs } = createScene()
  ask()
  time.pass(299)
  ask()
  time.pass(299)
  assert.equal(runs(), 0)
  time.pass(1)
  assert.equal(runs(), 1)
  time.pass(5000)
  assert.deepEqual([runs(), time.left()], [1, 0])
})

test('who keeps asking does not put it off for ever', () => {
  const { time, ask, runs } = createScene()
  for (let passed = 0; passed < 2000; passed += 200) {
    assert.equal(runs(), 0)
    ask()
    time.pass(200)
  }
  assert.equal(runs(), 1)
})

test('while more is to be expected it waits, but not for ever', () => {
  let isBusy = true
  const { time, ask, runs } = createScene(() => isBusy)
  ask()
  for (const _ of [1, 2]) time.pass(300)
  assert.equal(runs(), 0)
  isBusy = false
  time.pass(300)
  assert.equal(runs(), 1)
  isBusy = true
  ask()
  for (let passed = 0; passed < 2000; passed += 200) time.pass(200)
  assert.deepEqual([runs(), time.left()], [2, 0])
})

test('what is called off does not run', () => {
  const { time, ask, stop, runs } = createScene()
  ask()
  stop()
  time.pass(5000)
  assert.deepEqual([runs(), time.left()], [0, 0])
})

test.run()
