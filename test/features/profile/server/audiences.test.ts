import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { cityAudience } from '../../../../features/profile/server/audiences'
import { bootProfile, type ProfileHouse } from '../house'

const test = suite('people by what their profiles say')
let house: ProfileHouse
test.before(async () => {
  house = await bootProfile('embedded')
})
test.after(() => house.dispose())

test('who lives in a city is found by any of its names', async () => {
  const cities = { student: 'Bangalore', pro: 'bengaluru, Karnataka', intern: 'Pune' }
  const ids: number[] = []
  for (const [word, city] of Object.entries(cities)) {
    const caller = await house.as(word)
    const { headline, about, skills, version } = await house.own(caller)
    const head = { headline, about, skills, city }
    assert.equal((await caller.put('/api/profile/own', head, { 'if-match': `"${version}"` })).status, 204)
    ids.push(await house.idOf(word))
  }
  const among = async (city: string) =>
    [...(await cityAudience(house.kernel.get(database)).among(ids, [city]))].toSorted()
  assert.deepEqual(await among('Bengaluru'), ids.slice(0, 2).toSorted())
  assert.deepEqual(await among(' BLR'), ids.slice(0, 2).toSorted())
  assert.deepEqual(await among('Poona'), ids.slice(2))
})

test.run()
