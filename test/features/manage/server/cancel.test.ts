import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, type PublishingHouse } from '../house'

const WHY = 'The hall is flooded, and there is no other one.'

eachDatabase((kind) => {
  const test = suite(`calling off what is public, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [])
  })
  test.after(() => house?.dispose())

  const cancel = async (word: string, id: number, why: unknown = WHY) =>
    (await house.as(word)).post(`/api/manage/opportunities/${id}/cancel`, { why })
  const cancelled = async (id: number) => (await house.service.find(id))?.cancelled?.why
  const rowOf = async (id: number) => (await (await house.as('organizer')).get(`/api/manage/opportunities/${id}`)).body

  test('its organizer does it with a reason; their list says so, and the audit log who it was', async () => {
    const id = await house.published()
    assert.equal((await rowOf(id)).isCancelled, undefined)
    assert.equal((await cancel('organizer', id, `  ${WHY}\n`)).status, 204)
    assert.equal(await cancelled(id), WHY)
    const { state, isCancelled } = await rowOf(id)
    assert.deepEqual([state, isCancelled], ['closed', true])
    const { rows } = await sql<{ person_id: number; action: string }>`select person_id, action from data.audit
      where about = ${`opportunity:${id}`} order by id desc limit 1`.execute(house.db.of())
    assert.deepEqual(rows, [{ person_id: await house.idOf('organizer'), action: 'manage.cancelled' }])
  })

  test('whoever approves may; to everybody else it does not exist, and nothing happens', async () => {
    const id = await house.published()
    for (const word of ['student', 'recruiter', 'pro']) assert.equal((await cancel(word, id)).status, 404, word)
    const nobody = await house.nobody.post(`/api/manage/opportunities/${id}/cancel`, { why: WHY })
    assert.equal(nobody.status, 401)
    assert.deepEqual([await cancelled(id), (await house.service.find(id))?.state], [undefined, 'live'])
    assert.equal((await cancel('admin', id)).status, 204)
    assert.equal((await cancel('organizer', id + 1000)).status, 404)
  })

  test('without a reason, or with one that nobody would read to its end, it is refused beside the field', async () => {
    const id = await house.published()
    for (const why of ['', ' \n ', 'x'.repeat(501), null]) {
      const { status } = await cancel('organizer', id, why)
      assert.equal(status, 422, String(why).slice(0, 9))
    }
    assert.equal(await cancelled(id), undefined)
    assert.equal((await cancel('organizer', id, 'x'.repeat(500))).status, 204)
  })

  test('what was closed early can be called off still; what waits, or was called off already, not', async () => {
    const [closed, waiting] = [await house.published(), await house.pending({})]
    const organizer = await house.as('organizer')
    await organizer.post(`/api/manage/opportunities/${closed}/close`)
    assert.equal((await cancel('organizer', closed)).status, 204)
    for (const id of [closed, waiting]) {
      const { status, body } = await cancel('organizer', id, 'Another reason')
      assert.deepEqual([status, body.code], [409, 'not-editable'])
    }
    assert.equal(await cancelled(closed), WHY)
  })

  test('a later deadline does not bring it back', async () => {
    const id = await house.published()
    await cancel('organizer', id)
    const moved = await (await house.as('organizer')).put(`/api/manage/opportunities/${id}/deadline`, {
      closesAt: '2026-12-24T18:00',
      why: '',
    })
    assert.deepEqual([moved.status, moved.body.code], [409, 'not-editable'])
    assert.equal((await house.service.find(id))?.state, 'closed')
  })

  test.run()
})
