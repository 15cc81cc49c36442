import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { NOW } from '../house'
import { bootRevising, type RevisingHouse } from '../revising'

eachDatabase((kind) => {
  const test = suite(`handing in from a page that is behind, ${kind}`)
  let house: RevisingHouse
  test.before(async () => {
    house = await bootRevising(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  const submit = (draft: number, of: number | null) =>
    house.organizer.post(`/api/manage/drafts/${draft}/submit`, { of })
  const own = async (state: string) => (await house.organizer.get(`/api/manage/mine?state=${state}`)).body.items.length

  test('changes of what was closed meanwhile do not become another opportunity; the draft stays, and can become one', async () => {
    const id = await house.published({ title: 'Closed meanwhile' })
    const draft = await house.save(id, { city: 'Nashik' })
    assert.equal((await house.organizer.post(`/api/manage/opportunities/${id}/close`)).status, 204)
    await until(
      'the draft stands by itself',
      async () => (await house.ownDraft('Closed meanwhile'))?.opportunityId === null,
    )
    const before = await own('pending')
    const { status, body } = await submit(draft, id)
    assert.deepEqual([status, body.code, await own('pending')], [409, 'not-editable', before])
    assert.match(body.detail, /was closed meanwhile.* “Closed meanwhile” is a draft by itself now/)
    assert.equal((await submit(draft, null)).status, 201)
    assert.equal(await own('pending'), before + 1)
  })

  test('changes of what is held meanwhile stay, and one reads why in words', async () => {
    const id = await house.published({ title: 'Held meanwhile' })
    const draft = await house.save(id, { city: 'Nashik' })
    await house.db.transact((tx) => house.service.hold(tx, id, 'three reports'))
    const { status, body } = await submit(draft, id)
    assert.deepEqual([status, body.code], [409, 'not-editable'])
    assert.match(body.detail, /^“Held meanwhile” is pending now, so nothing of it can be handed in/)
    assert.equal((await house.read(id)).city, 'Pune')
    await house.db.transact((tx) => house.service.release(tx, id, 1))
    assert.equal((await submit(draft, id)).status, 201)
  })

  test('who throws away what waits takes it off the open lists of whoever approves', async () => {
    const id = await house.published({ title: 'Thrown away' })
    const draft = await house.save(id, { city: 'Nashik' })
    await submit(draft, id)
    const told: string[] = []
    const undo = await house.db.listen('web.live', (payload) => told.push(JSON.parse(payload).topic))
    assert.equal((await house.organizer.delete(`/api/manage/drafts/${draft}`)).status, 204)
    await until('lists are asked for anew', async () => told.includes('manage.approvals'))
    await undo()
  })

  test.run()
})
