import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootGamification, DAY_MS, type GamificationHouse, NOW } from '../house'

eachDatabase((kind) => {
  const test = suite(`badges that were shown, ${kind}`)
  let house: GamificationHouse
  test.before(async () => {
    house = await bootGamification(kind)
  })
  test.after(() => house.dispose())

  test('a level that came while the one before stood open is shown by the next pop-up', async () => {
    const intern = await house.as('intern')
    const personId = await house.idOf('intern')
    // So many a day count.
    const answer = async (from: number, to: number) => {
      for (let at = from; at < to; at++)
        await house.happened('gamification.answered', personId, `post:i${at}`, new Date(NOW.getTime() - at * DAY_MS))
    }
    const levels = async () =>
      (await intern.get('/api/gamification/badges/unseen')).body.items.flatMap(
        (each: { badge_trigger_ids: { id: number; level: number }[] }) => each.badge_trigger_ids,
      ) as readonly { id: number; level: number }[]
    await answer(0, 3)
    const badges = (await levels()).map(({ id, level }) => ({ id, level }))
    await answer(3, 15)
    assert.equal((await intern.post('/api/gamification/badges/seen', { badges })).status, 204)
    assert.deepEqual(
      (await levels()).map(({ level }) => level),
      [2],
    )
  })

  test.run()
})
