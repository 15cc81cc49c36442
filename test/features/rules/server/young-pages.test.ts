import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { PAGES } from '../../../../features/web/server/shared-answers'
import { answers } from '../../../../features/web/server/tokens'
import { bootRules, type RulesHouse } from '../house'

const test = suite('how old somebody is, and who finds their page')
let house: RulesHouse
test.before(async () => {
  house = await bootRules('embedded')
})
test.after(() => house.dispose())

test('whoever says that they are under 18 is no longer found by everyone, from the day on that they are 18 they are', async () => {
  const [owner, id] = [await house.as('student'), await house.idOf('student')]
  const isPublic = async (bornOn: string | null) => {
    assert.equal((await owner.put('/api/rules/facts', { bornOn })).status, 204)
    const { profile, isForMembers } = (await house.nobody.get(`/api/profile/people/${id}`)).body
    assert.equal(isForMembers, profile === null)
    return profile !== null
  }
  assert.deepEqual(
    [await isPublic(null), await isPublic('2008-11-22'), await isPublic('2008-11-21')],
    [true, false, true],
  )
})

test('pages that are kept are drawn anew as soon as a date of birth is saved, and for nothing else that is', async () => {
  const owner = await house.as('student')
  const kept = house.kernel.get(answers)
  let drawn = 0
  const page = async () =>
    kept.get('/u/student', async () => ({ value: { at: ++drawn }, bytes: 1, keepMs: 60_000, tags: [PAGES] }))
  await page()
  await owner.put('/api/rules/facts', { backlogs: 2 })
  assert.deepEqual(await page(), { at: 1 })
  for (const bornOn of ['2010-01-01', null]) {
    await owner.put('/api/rules/facts', { bornOn })
    await page()
  }
  assert.equal(drawn, 3)
})

test.run()
