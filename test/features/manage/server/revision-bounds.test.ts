import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, personalRecords } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { NOW } from '../house'
import { bootRevising, type RevisingHouse } from '../revising'

eachDatabase((kind) => {
  const test = suite(`what cannot be changed of what is public, ${kind}`)
  let house: RevisingHouse
  test.before(async () => {
    house = await bootRevising(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  test('what stood wrong before it was held to be wrong keeps nobody from mending something else', async () => {
    const id = await house.published({ startsOn: '' })
    const db = house.kernel
      .get(database)
      .of<{ 'listings.opportunity': { id: number; ends_on: string; closes_at: Date } }>()
    const row = db.updateTable('listings.opportunity').where('id', '=', id)
    const seconds = new Date('2026-11-30T18:29:59.000Z')
    await row.set({ ends_on: '2026-11-25', closes_at: seconds }).execute()
    await house.save(id, { title: 'Clean water hackathon 2' })
    const { version } = await house.handedIn(id, { title: 'Clean water hackathon 2' })
    assert.equal((await house.approve(id, version)).status, 204)
    const after = await house.row(id)
    assert.deepEqual([after.title, after.closesAt], ['Clean water hackathon 2', seconds.toISOString()])
    const draft = await house.save(id, { title: 'Clean water hackathon 2', endsOn: '2026-11-24' })
    const { status, body } = await house.organizer.post(`/api/manage/drafts/${draft}/submit`)
    assert.deepEqual([status, body.errors[0].path], [422, 'endsOn'])
  })

  test('nothing changed, something wrong, or fewer seats than are taken is not handed in', async () => {
    const id = await house.published({ seats: 5 })
    for (const word of ['student', 'pro']) await house.enter(word, id)
    const none = await house.organizer.post(`/api/manage/drafts/${(await house.edit(id)).id}/submit`)
    assert.deepEqual([none.status, none.body.code], [422, 'incomplete'])
    assert.match(none.body.detail, /Nothing of “Clean water hackathon” is changed/)
    for (const [more, path] of [[{ title: 'Hi' }, 'title'] as const, [{ seats: 1 }, 'seats'] as const]) {
      const { status, body } = await house.organizer.post(
        `/api/manage/drafts/${await house.save(id, { title: 'Clean water hackathon', seats: 5, ...more })}/submit`,
      )
      assert.deepEqual([status, body.errors[0].path], [422, path])
      if (path === 'title') assert.match(body.detail, /^One thing is missing: /)
    }
    await house.save(id, { title: 'Clean water hackathon', seats: 2 })
    const { version } = await house.handedIn(id, { seats: 2 })
    await house.enter('mentor', id)
    assert.equal((await house.approve(id, version)).status, 422, 'somebody came in meanwhile')
    assert.ok(await house.waiting(id), 'it waits as before')
  })

  test('once it is closed nothing of it is changed any more; what was written is a draft by itself', async () => {
    const id = await house.published({ title: 'River week' })
    const { version } = await house.handedIn(id, { city: 'Nashik' })
    await house.db.transact((tx) => house.service.close(tx, id, undefined, 'time is up'))
    assert.equal(await house.waiting(id), undefined)
    assert.equal((await house.approve(id, version)).body.code, 'not-editable')
    assert.equal((await house.organizer.post(`/api/manage/opportunities/${id}/edit`)).body.code, 'not-editable')
    const draft = await until('the draft stands by itself', () => house.ownDraft('River week'))
    assert.equal(draft.opportunityId, null)
    assert.equal((await house.organizer.get(`/api/manage/drafts/${draft.id}`)).body.body.city, 'Nashik')
  })

  test('what opens again before its closing was told to all stays with what waits to be decided of it', async () => {
    const [again, over] = [await house.published({ title: 'Hill week' }), await house.published({ title: 'Dune week' })]
    for (const id of [again, over]) await house.handedIn(id, { city: 'Nashik' })
    const organizer = await house.idOf('organizer')
    house.setNow(new Date('2026-12-02T06:30:00Z'))
    await house.db.transact(async (tx) => {
      await house.service.close(tx, again, undefined, 'time is up')
      await house.service.reopen(tx, again, organizer)
      await house.service.close(tx, over, undefined, 'time is up')
    })
    await until('the later one is told', async () => (await house.ownDraft('Dune week'))?.opportunityId === null)
    assert.ok(await house.waiting(again))
  })

  test('with what is deleted goes what was being changed of it', async () => {
    const id = await house.published({ title: 'Lake week' })
    await house.save(id, { city: 'Nashik' })
    assert.ok(await house.ownDraft('Lake week'))
    await house.organizer.post(`/api/manage/opportunities/${id}/remove`)
    await until('the draft is gone', async () => !(await house.ownDraft('Lake week')))
  })

  test('where all of it was sent back meanwhile, one goes on from what one had handed in', async () => {
    const id = await house.published()
    await house.handedIn(id, { city: 'Nashik' })
    await house.db.transact((tx) => house.service.hold(tx, id, 'three reports'))
    await house.admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say who you are, please.' })
    const draft = await house.edit(id)
    assert.deepEqual([draft.isPublic, draft.handedInAt, draft.body.city], [false, null, 'Nashik'])
    assert.equal((await house.organizer.post(`/api/manage/drafts/${draft.id}/submit`)).status, 201)
    assert.deepEqual([(await house.service.find(id))?.state, (await house.read(id)).city], ['pending', 'Nashik'])
  })

  test('only its organizer changes it, only whoever may approve decides', async () => {
    const id = await house.published()
    const { version } = await house.handedIn(id, { city: 'Nashik' })
    assert.equal((await house.admin.post(`/api/manage/opportunities/${id}/edit`)).status, 404)
    for (const as of [house.organizer, await house.as('student')]) {
      assert.equal((await as.get('/api/manage/revisions')).status, 403)
      assert.equal((await house.approve(id, version, as)).status, 403)
    }
  })

  test('of two who approve at once one does; one change stands on the page', async () => {
    const id = await house.published()
    const { version } = await house.handedIn(id, { city: 'Nashik' })
    const answers = await Promise.all([house.approve(id, version), house.approve(id, version)])
    assert.equal(answers.filter(({ status }) => status === 204).length, 1)
    assert.equal((await house.changes(id)).revisions.length, 1)
  })

  test('whoever is erased changed nothing by name, and what was changed stays', async () => {
    const records = house.kernel.get(personalRecords)
    const id = await house.published()
    await house.approve(id, (await house.handedIn(id, { city: 'Nashik' })).version)
    const person = await house.idOf('organizer')
    assert.match(
      JSON.stringify(await records.export(person)),
      new RegExp(`"opportunityId":${id},"changes":\\["place"\\]`),
    )
    await records.erase(person)
    assert.doesNotMatch(JSON.stringify(await records.export(person)), /"changes":\["place"\]/)
    assert.equal((await house.changes(id)).revisions.length, 1)
  })

  test.run()
})
