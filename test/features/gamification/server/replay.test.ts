import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootGamification, DAY_MS, type GamificationHouse, NOW } from '../house'

const RULES = '/api/gamification/rules'
const rule = {
  ...{ trigger: 'gamification.published', nameEn: 'Test rule', nameHi: 'परख', points: 7, coins: 1, badgeId: null },
  ...{ perDay: 1, perPerson: null, audience: {} },
}

eachDatabase((kind) => {
  const test = suite(`trying rules, ${kind}`)
  let house: GamificationHouse
  test.before(async () => {
    house = await bootGamification(kind)
  })
  test.after(() => house?.dispose())

  test('each day has its most, in whichever order days were heard of, as when it is given', async () => {
    const admin = await house.as('admin')
    const made = await admin.post(RULES, rule)
    for (const [subject, daysBefore] of [
      ['a', 3],
      ['b', 2],
      ['c', 3],
    ] as const)
      await house.happened(rule.trigger, 400_000, subject, new Date(NOW.getTime() - daysBefore * DAY_MS))
    const { happened, times, points } = (await admin.post(`${RULES}/${made.body.id}/replay`)).body
    assert.deepEqual([happened, times, points], [3, 2, 14])
  })

  test.run()
})
