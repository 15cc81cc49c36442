import assert from 'node:assert/strict'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { suite } from 'uvu'
import type { Lists } from '../../../../../features/listings/server/catalogue/lists'
import { inTurn } from '../../../../../features/listings/server/filed/in-turn'

const test = suite('lists asked one question at a time')

/** Answers with an id of its own, once it may. */
const telling = (id: number, gate = Promise.resolve()) => {
  const asked: string[] = []
  const first = async (kind: string) => {
    asked.push(kind)
    await gate
    return [id]
  }
  return { asked, lists: { first, values: () => new Promise(() => {}) } as unknown as Lists }
}

test('the second is asked when the first is answered, and then of the lists that are there by now; values have no turn to wait for', async () => {
  let release = () => {}
  const slow = telling(1, new Promise<void>((done) => (release = done)))
  const quick = telling(2)
  let current = slow.lists
  const lists = inTurn(async () => current)

  void lists.values('listings.city')
  const answers = ['job', 'quiz', 'event'].map((kind) => lists.first(kind, 'newest', 1))
  await othersTurn()
  current = quick.lists
  release()
  assert.deepEqual(await Promise.all(answers), [[1], [2], [2]])
  assert.deepEqual([slow.asked, quick.asked], [['job'], ['quiz', 'event']])
})

test('one that fails holds up no other', async () => {
  const lists = inTurn(async () => (await Promise.reject(new Error('no database'))) as Lists)
  const answers = await Promise.allSettled([lists.openCounts(), lists.openCounts()])
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
})

test.run()
