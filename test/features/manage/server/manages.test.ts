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

  test('what is entrusted to somebody stands in a list of theirs from its handing in on, until it is taken down or taken back', async () => {
    const [admin, student] = [await house.as('admin'), await house.as('student')]
    const [live, waits] = [
      await house.published({ title: 'Entrusted and live' }),
      await house.pending({ title: 'Entrusted and waits' }),
    ]
    const path = `/api/session/rights/${await house.idOf('student')}`
    const right = (id: number) => ({ moderator: { type: 'manager', about: `opportunity:${id}` } })
    const listed = async () => {
      const { items } = (await student.get('/api/manage/entrusted')).body
      return (items as { id: number; organizer: string }[]).map(({ id, organizer }) => [id, organizer])
    }
    assert.deepEqual(await listed(), [])
    for (const id of [live, waits]) await admin.post(`${path}/grant`, { right: right(id), reason: 'Helps out.' })
    assert.deepEqual(await listed(), [
      [waits, 'Harsh Vaidya'],
      [live, 'Harsh Vaidya'],
    ])
    assert.equal((await student.post(`/api/manage/opportunities/${live}/close`)).status, 204)
    await (await house.as('organizer')).post(`/api/manage/opportunities/${waits}/remove`)
    assert.deepEqual(
      (await listed()).map(([id]) => id),
      [live],
    )
    await admin.post(`${path}/revoke`, { right: right(live), reason: 'Has left.' })
    assert.deepEqual(await listed(), [])
    assert.equal((await house.nobody.get('/api/manage/entrusted')).status, 401)
  })

  test.run()
})
