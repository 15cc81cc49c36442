import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { subscriptions } from '../../../../features/data/contract'
import { verbs } from '../../../../features/modules/contract'
import { eachDatabase } from '../../../support/database'
import { before, bootDeadlines, CLOSES, type DeadlinesHouse } from '../deadlines-house'
import { NOW } from '../pipeline-house'

const MUCH_LATER = new Date(CLOSES.getTime() + 240 * 3_600_000)

eachDatabase((kind) => {
  const test = suite(`notifications, reminders of merged entries, ${kind}`)
  let house: DeadlinesHouse
  test.before(async () => {
    house = await bootDeadlines(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  const merge = async (from: number, into: number) => {
    const verb = house.kernel.view(verbs).find(({ id }) => id === 'listings.merge')
    await verb?.run({ args: [String(from), String(into)], print: () => undefined } as never)
    await house.settled()
  }
  const titles = async (word: string, part: string) =>
    (await house.bell(word)).map(({ text }: { text: string }) => text).filter((text: string) => text.includes(part))
  const read = async (word: string) => (await house.as(word)).post('/api/notifications/read', { all: true })

  test('what waits of the one that goes is sent where the other closes then, too, once to who kept both', async () => {
    const [from, into] = [await house.live('Sail design, twice'), await house.live('Sail design')]
    for (const [word, ids] of [
      ['intern', [from]],
      ['volunteer', [from, into]],
    ] as const) {
      for (const id of ids) await house.watch(word, id)
      house.luck.reaches.add(await house.person(word))
      await house.rhythm(word, { quiet: { from: 0, to: 1439 }, urgentPasses: false })
    }
    await house.remindAt(before(72))
    await merge(from, into)
    house.setNow(NOW)
    for (const word of ['intern', 'volunteer']) await house.rhythm(word, { quiet: null })
    await house.deliverAt(before(60))
    const carried = house.carried.flatMap(({ personId, items }) => items.map(({ words }) => [personId, words.en.title]))
    assert.deepEqual(
      carried.toSorted(),
      [
        [await house.person('intern'), '“Sail design, twice” closes in 3 days'],
        [await house.person('volunteer'), '“Sail design” closes in 3 days'],
      ].toSorted(),
    )
    await house.remindAt(before(24))
    assert.deepEqual(await titles('intern', 'Sail design'), ['“Sail design” closes in 24 hours'])
  })

  test('who kept the one that goes is reminded of what closes sooner, and who was reminded of that is not again', async () => {
    const [from, into] = [await house.live('Oboe fellow', MUCH_LATER), await house.live('Oboe fellowship')]
    await house.watch('student', from)
    await house.watch('pro', into)
    await house.remindAt(before(72))
    await house.remindAt(before(24))
    for (const word of ['student', 'pro']) await read(word)
    await merge(from, into)
    await house.remindAt(before(20))
    assert.deepEqual(await titles('student', 'Oboe'), ['“Oboe fellowship” closes in 20 hours'])
    assert.deepEqual(await titles('pro', 'Oboe'), ['“Oboe fellowship” closes in 24 hours'])
  })

  test('who was reminded of one of two that close at once hears the rest of the other, however late and often it is heard', async () => {
    const [from, then, into] = [
      await house.live('Raga intern'),
      await house.live('Raga help'),
      await house.live('Raga internship'),
    ]
    await house.watch('student', from)
    await house.watch('pro', into)
    await house.remindAt(before(24))
    for (const word of ['student', 'pro']) await read(word)
    await merge(then, into)
    const late = house.kernel.view(subscriptions).find(({ id }) => id === 'notifications.on-merged')
    await merge(from, into)
    for (const eventId of ['late', 'late'])
      await house.db.transact(async (tx) => late?.handle({ from, into: then } as never, { tx, eventId } as never))
    await house.remindAt(before(20))
    for (const word of ['student', 'pro']) assert.equal((await titles(word, 'Raga')).length, 1, word)
    await house.remindAt(before(3))
    for (const word of ['student', 'pro'])
      assert.equal((await titles(word, 'Raga'))[0], '“Raga internship” closes in 3 hours', word)
  })

  test.run()
})
