import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootRules, NOW, type RulesHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`work that ends later, ${kind}`)
  let house: RulesHouse
  test.before(async () => {
    house = await bootRules(kind)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house?.dispose())

  test('months count once they have passed: who began a contract of two years a month ago has no year of work', async () => {
    const id = await house.published([{ fact: 'experience', from: 1 }])
    const answered = async () => {
      const { body } = await (await house.as('ops-intern')).get(`/api/rules/of/${id}/own`)
      const [line] = body.lines as readonly { readonly verdict: string; readonly yourNumber: number }[]
      return [line?.verdict, line?.yourNumber]
    }
    const job = { title: 'Tester', organisation: 'Lumio Labs', kind: 'full-time', city: null, description: null }
    const { status, body } = await (await house.as('ops-intern')).post('/api/profile/own/workExperience', {
      ...job,
      ...{ startMonth: '2026-10', endMonth: '2028-09' },
    })
    assert.equal(status, 201, JSON.stringify(body))
    assert.deepEqual(await answered(), ['not-met', 0])
    house.setNow(new Date('2027-10-05T06:30:00Z'))
    assert.deepEqual(await answered(), ['met', 1])
    house.setNow(new Date('2028-12-05T06:30:00Z'))
    assert.deepEqual(await answered(), ['met', 2])
  })

  test.run()
})
