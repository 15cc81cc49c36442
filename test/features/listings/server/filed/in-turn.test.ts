import assert from 'node:assert/strict'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { suite } from 'uvu'
import type { Lists } from '../../../../../features/listings/server/catalogue/lists'
import { inTurn } from '../../../../../features/listings/server/filed/in-turn'

const test = suite('lists asked one question at a time')

/** Says where it came from, once it may. */
const telling = (source: string, gate = Promise.resolve()) => {
  const asked: string[] = []
  const values = async (facet: string) => {
    asked.push(facet)
    await gate
    return [source]
  }
  return { asked, lists: { values } as unknown as Lists }
}

test('the second is asked when the first is answered, and then of the lists that are there by now', async () => {
  let release = () => {}
  const slow = telling('database', new Promise<void>((done) => (release = done)))
  const quick = telling('memory')
  let current = slow.lists
  const lists = inTurn(async () => current)

  const answers = ['city', 'mode', 'tag'].map((facet) => lists.values(facet))
  await othersTurn()
  current = quick.lists
  release()
  assert.deepEqual(await Promise.all(answers), [['database'], ['memory'], ['memory']])
  assert.deepEqual([slow.asked, quick.asked], [['city'], ['mode', 'tag']])
})

test('one that fails holds up no other', async () => {
  const lists = inTurn(async () => (await Promise.reject(new Error('no database'))) as Lists)
  const answers = await Promise.allSettled([lists.values('city'), lists.values('mode')])
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
})

test.run()
