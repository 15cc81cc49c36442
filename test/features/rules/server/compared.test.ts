import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { ComparedRules } from '../../../../features/rules/contract/wire'
import { eachDatabase } from '../../../support/database'
import { bootRules, NOW, type RulesHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`the rules of several, ${kind}`)
  let house: RulesHouse
  test.before(async () => {
    house = await bootRules(kind)
    house.setNow(NOW)
  })
  test.after(() => house.dispose())

  test('what is gone, or not for whoever asks, is left out; the others come in the order that was asked for', async () => {
    const ruled = await house.published([{ fact: 'cgpa', from: 7.5 }])
    const noted = await house.live({ eligibility: { note: 'Bring a laptop.' } })
    const secret = await house.published([{ fact: 'invited', anyOf: ['pro@demo.test'] }], { visibility: 'invited' })
    const { status, body } = await house.nobody.get(`/api/rules/compared?ids=999999,${noted},${secret},${ruled}`)
    assert.equal(status, 200)
    assert.deepEqual(body as ComparedRules, {
      items: [
        { opportunityId: noted, conditions: [], note: 'Bring a laptop.' },
        { opportunityId: ruled, conditions: [{ fact: 'cgpa', from: 7.5 }], note: null },
      ],
    })
  })

  test('as many are asked for as are compared', async () => {
    for (const wrong of ['', 'x', '0', '1,', '1,2,3,4,5'])
      assert.equal((await house.nobody.get(`/api/rules/compared?ids=${wrong}`)).status, 422, wrong)
  })

  test.run()
})
