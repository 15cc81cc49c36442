import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { clock, database, jobs, personalRecords } from '../../../../features/data/contract'
import { profileRecords } from '../../../../features/profile/contract'
import { createPersonFacts } from '../../../../features/rules/server/person-facts'
import { directory } from '../../../../features/session/contract'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootRules, type RulesHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`people as rules count them, ${kind}`)
  let house: RulesHouse
  test.before(async () => {
    house = await bootRules(kind)
  })
  test.after(() => house?.dispose())

  async function written() {
    const { rows } = await sql<{ id: number }>`select person_id as id from rules.person`.execute(house.db.of())
    return new Set(rows.map(({ id }) => id))
  }

  test('who is erased while everybody is read leaves no row, nor does whose account is closed; all others have one', async () => {
    const [gone, stays] = [await house.idOf('student'), await house.idOf('pro')]
    const known = house.kernel.get(directory)
    let isErased = false
    const meanwhile = {
      ...known,
      async after(id: number, limit: number) {
        const people = await known.after(id, limit)
        if (!isErased) await house.kernel.get(personalRecords).erase(gone)
        isErased = true
        return people
      },
    }
    const facts = createPersonFacts(
      house.kernel.get(database),
      meanwhile,
      () => house.kernel.get(profileRecords),
      house.kernel.get(clock),
    )
    await facts.projectAll(new AbortController().signal)
    const rows = await written()
    assert.deepEqual([rows.has(gone), rows.has(stays)], [false, true])
  })

  test('who was disabled over night counts again once they are back', async () => {
    const [admin, id] = [await house.as('admin'), await house.idOf('mentor')]
    const change = (what: string) => admin.post(`/api/session/rights/${id}/${what}`, { reason: 'For a test' })
    assert.equal((await change('disable')).status, 204)
    const night = house.kernel.view(jobs).find((job) => job.id === 'rules.project-people')
    await night?.run({ now: new Date(), signal: new AbortController().signal, data: undefined })
    assert.equal((await written()).has(id), false)
    assert.equal((await change('enable')).status, 204)
    await until('they count again', async () => (await written()).has(id))
  })

  test.run()
})
