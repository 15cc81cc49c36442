import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createLiveMemory } from '../../../../features/web/server/live-memory'

const test = suite('what was said a moment ago')

function createScene() {
  let now = 1000
  const memory = createLiveMemory(() => now)
  const wait = (ms: number) => void (now += ms)
  return { memory, wait }
}

test('a stream hears what was said of its topics in the time that it missed, in order', () => {
  const { memory, wait } = createScene()
  wait(5000)
  memory.keep('a', 'too early')
  wait(2001)
  memory.keep('a', 'first')
  memory.keep('b', 'of another topic')
  wait(1000)
  memory.keep('c', 'second')
  wait(1000)
  assert.deepEqual(memory.since(3000, ['a', 'c']), ['first', 'second'])
  assert.deepEqual(memory.since(500, ['a', 'c']), [])
})

test('who asks for more than is remembered is told so: before the server began, or longer ago than a minute', () => {
  const { memory, wait } = createScene()
  wait(10_000)
  assert.equal(memory.since(10_001, ['a']), undefined)
  assert.deepEqual(memory.since(9999, ['a']), [])
  wait(100_000)
  memory.keep('a', 'known')
  assert.deepEqual(memory.since(60_000, ['a']), ['known'])
  assert.equal(memory.since(60_001, ['a']), undefined)
})

test('where very much is said, the first of it is forgotten, and that is not kept secret', () => {
  const { memory, wait } = createScene()
  for (let nr = 0; nr <= 10_000; nr++) {
    wait(1)
    memory.keep('a', `${nr}`)
  }
  assert.equal(memory.since(9000, ['a']), undefined)
  assert.equal(memory.since(4999, ['a'])?.length, 5000)
  assert.equal(memory.since(4999, ['a'])?.at(-1), '10000')
})

test.run()
