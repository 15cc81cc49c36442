import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootGamification, DAY_MS, type GamificationHouse, NOW } from '../house'

const RULES = '/api/gamification/rules'
const onDay = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

eachDatabase((kind) => {
  const test = suite(`days that are full, ${kind}`)
  let house: GamificationHouse
  test.before(async () => {
    house = await bootGamification(kind)
  })
  test.after(() => house?.dispose())

  const points = async (personId: number) => (await house.ledger.balance(personId)).points
  /** 250 of the day's 300. */
  async function fill(personId: number, at = NOW) {
    for (let each = 0; each < 5; each++)
      await house.happened('tracking.referral-earned', personId, `person:${at.getTime()}:${each}`, at)
  }

  test('what comes once in a life is given whole, in whichever order the day is heard of', async () => {
    const trigger = 'gamification.signed-up'
    await fill(310_001)
    await house.happened('gamification.published', 310_001, 'opportunity:1')
    assert.equal(await points(310_001), 300)
    await house.happened(trigger, 310_001, 'account')
    await house.happened(trigger, 310_002, 'account')
    await fill(310_002)
    await house.happened('gamification.published', 310_002, 'opportunity:1')
    assert.deepEqual([await points(310_001), await points(310_002)], [320, 320])
    assert.deepEqual(await house.faults(), [])
  })

  test('a line that the day cut short says so', async () => {
    const personId = await house.idOf('recruiter')
    const at = onDay(20)
    await fill(personId, at)
    await house.happened('gamification.registered', personId, 'opportunity:1', at)
    await house.happened('gamification.published', personId, 'opportunity:2', at)
    const recruiter = await house.as('recruiter')
    const { items } = (await recruiter.get('/api/gamification/own/lines?currency=points&limit=2')).body
    const lines = (items as readonly { amount: number; text: string }[]).map(({ amount, text }) => [amount, text])
    assert.deepEqual(lines, [
      [30, 'Publishing an opportunity: Chess Cup (points cut: a day has 300 at most)'],
      [20, 'Registering for an opportunity: Chess Cup'],
    ])
  })

  test('where the day left nothing to give, none of the times that a person has is used up', async () => {
    const admin = await house.as('admin')
    const { id, version } = (
      await admin.post(RULES, {
        ...{ trigger: 'gamification.published', nameEn: 'Test rule', nameHi: 'परख', points: 7, coins: 0 },
        ...{ badgeId: null, perDay: 1, perPerson: 2, audience: {} },
      })
    ).body
    await admin.post(`${RULES}/${id}/replay`)
    await admin.put(`${RULES}/${id}/switch`, { isOn: true, version })
    await fill(310_003)
    const given: number[] = []
    for (let day = 0; day < 4; day++) {
      const before = await points(310_003)
      await house.happened('gamification.published', 310_003, `opportunity:${day}`, onDay(day))
      given.push((await points(310_003)) - before)
    }
    assert.deepEqual(given, [50, 57, 57, 50])
  })

  test.run()
})
