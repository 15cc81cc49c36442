import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { personMerges } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { bootRules, NOW, type RulesHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`what two accounts of one person said for rules, ${kind}`)
  let house: RulesHouse
  test.before(async () => {
    house = await bootRules(kind)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house?.dispose())

  const facts = async (word: string) => (await (await house.as(word)).get('/api/rules/facts')).body
  const say = async (word: string, said: object) =>
    assert.equal((await (await house.as(word)).put('/api/rules/facts', said)).status, 204)

  test('who told one account that they are under 18 has told both; taken back, each says what it said, and what was said since', async () => {
    await say('student', { bornOn: '2010-01-01', gender: 'man', backlogs: 1 })
    await say('ops-intern', { gender: 'other' })
    const [from, to] = [await house.idOf('student'), await house.idOf('ops-intern')]
    const isPublic = async () => (await house.nobody.get(`/api/profile/people/${to}`)).body.profile !== null
    const open = await (await house.as('ops-intern')).put('/api/profile/username', { username: 'asha-rao' })
    assert.equal(open.status, 204)
    assert.equal(await isPublic(), true)

    const merges = house.kernel.get(personMerges)
    const parts = await house.db.transact((tx) => merges.move(tx, { from, to }))
    assert.deepEqual(await facts('ops-intern'), { bornOn: '2010-01-01', gender: 'other', backlogs: 1 })
    assert.equal(await isPublic(), false)

    await say('ops-intern', { backlogs: 2 })
    await house.db.transact((tx) => merges.undo(tx, { from, to }, parts))
    assert.deepEqual(await facts('ops-intern'), { bornOn: null, gender: 'other', backlogs: 2 })
    assert.deepEqual(await facts('student'), { bornOn: '2010-01-01', gender: 'man', backlogs: 1 })
    assert.equal(await isPublic(), true)
  })

  test('of whom nothing was read yet the other takes the row over, and gives it back though one was written anew meanwhile', async () => {
    await say('pro', { gender: 'woman' })
    const [from, to] = [await house.idOf('pro'), await house.idOf('volunteer')]
    await sql`delete from rules.person where person_id = ${to}`.execute(house.db.of())
    const merges = house.kernel.get(personMerges)
    const parts = await house.db.transact((tx) => merges.move(tx, { from, to }))
    assert.equal((await facts('volunteer')).gender, 'woman')
    await house.db.transact((tx) => merges.undo(tx, { from, to }, parts))
    assert.deepEqual([(await facts('pro')).gender, (await facts('volunteer')).gender], ['woman', null])
  })

  test.run()
})
