import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { OwnVerdict, OwnVerdicts } from '../../../../features/rules/contract/wire'
import { eachDatabase } from '../../../support/database'
import { entries } from '../../profile/house'
import { bootRules, type RulesHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`a degree that nobody recognises, ${kind}`)
  let house: RulesHouse
  test.before(async () => {
    house = await bootRules(kind)
  })
  test.after(() => house.dispose())

  test('is told as it was written; to who wrote none it is not known', async () => {
    const id = await house.published([{ fact: 'degree', anyOf: ['btech'] }])
    const intern = await house.as('ops-intern')
    const asked = async () => {
      const { lines } = (await intern.get(`/api/rules/of/${id}/own`)).body as OwnVerdict
      const { items } = (await intern.get(`/api/rules/own?ids=${id}`)).body as OwnVerdicts
      return [lines[0]?.verdict, lines[0]?.yourWords, items[0]?.unknown, items[0]?.isUnread]
    }
    assert.deepEqual(await asked(), ['unknown', [], 'degree', false])
    const { academicDetails } = entries
    const { body } = await intern.post('/api/profile/own/academicDetails', { ...academicDetails, degree: 'Shastri' })
    assert.ok(body.id)
    assert.deepEqual(await asked(), ['unknown', ['Shastri'], 'degree', true])
  })

  test.run()
})
