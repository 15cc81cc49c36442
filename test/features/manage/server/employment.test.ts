import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { NOW } from '../house'
import { bootRevising, type RevisingHouse } from '../revising'

eachDatabase((kind) => {
  const test = suite(`on which terms one works, ${kind}`)
  let house: RevisingHouse
  test.before(async () => {
    house = await bootRevising(kind)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const job = { kind: 'job', title: 'Data analyst for rivers' }
  const shown = async (id: number) => (await house.nobody.get(`/api/listings/opportunities/${id}`)).body.employmentType

  test('what a job was said to be stands on its page, and in a copy of it', async () => {
    const id = await house.published({ ...job, employmentType: 'part-time' })
    assert.equal(await shown(id), 'part-time')
    const copy = (await house.organizer.post(`/api/manage/opportunities/${id}/duplicate`)).body.id
    assert.equal((await house.edit(copy)).body.employmentType, 'part-time')
  })

  test('where nobody said it, nothing is known of it, of a draft from before it was asked neither', async () => {
    assert.equal(await shown(await house.published(job)), null)
    const { employmentType: _, ...before } = (await house.edit(await house.published(job))).body
    const { status, body } = await house.submit(house.organizer, before)
    assert.deepEqual([status, (await house.read(body.id)).employmentType], [201, null])
  })

  test('what something of its kind cannot be is not said of it', async () => {
    assert.equal(await shown(await house.published({ employmentType: 'contract' })), null)
    assert.equal(await shown(await house.published({ kind: 'internship', employmentType: 'volunteer' })), null)
    assert.equal(await shown(await house.published({ kind: 'internship', employmentType: 'full-time' })), 'full-time')
  })

  test('whoever is registered is told when it becomes another, and its page names that', async () => {
    const id = await house.published({ ...job, employmentType: 'full-time' })
    assert.equal((await house.enter('student', id)).status, 201)
    const { version, changes } = await house.handedIn(id, { employmentType: 'contract' })
    assert.deepEqual(changes, ['employment'])
    assert.equal(await shown(id), 'full-time')
    assert.equal((await house.approve(id, version)).status, 204)
    assert.equal(await shown(id), 'contract')
    assert.deepEqual((await house.changes(id)).revisions, [{ changes: ['employment'], at: NOW.toISOString() }])
  })

  test.run()
})
