import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, type PublishingHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`who manages an opportunity, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [])
  })
  test.after(() => house?.dispose())

  test('its organizer and whoever approves; nobody else, and nobody what does not exist', async () => {
    const id = await house.published()
    const told = async (word: string, of: number) =>
      (await (await house.as(word)).get(`/api/manage/opportunities/${of}/manages`)).body
    assert.deepEqual(await told('organizer', id), { manages: true })
    assert.deepEqual(await told('admin', id), { manages: true })
    assert.deepEqual(await told('student', id), { manages: false })
    assert.deepEqual(await told('admin', id + 1000), { manages: false })
    assert.equal((await house.nobody.get(`/api/manage/opportunities/${id}/manages`)).status, 401)
  })

  test.run()
})
