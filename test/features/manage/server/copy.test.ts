import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { stagesServer } from '../../../../features/stages/server/feature'
import { eachDatabase } from '../../../support/database'
import { finale, stage, written } from '../../stages/written'
import { bootPublishing, NOW, type PublishingHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`copies and their dates, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [stagesServer])
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const dates = {
    opensAt: '2026-11-22T09:00',
    closesAt: '2026-12-01T18:00',
    startsOn: '2026-12-12',
    endsOn: '2026-12-21',
  }
  const edition = (more: object = {}) =>
    house.published({ ...dates, parts: { stages: written([stage('a'), finale]) as never }, ...more })

  /** The copy as its organizer goes on writing it. */
  async function copied(id: number) {
    const organizer = await house.as('organizer')
    const copy = (await organizer.post(`/api/manage/opportunities/${id}/duplicate`)).body.id
    return { id: copy, draft: (await organizer.post(`/api/manage/opportunities/${copy}/edit`)).body }
  }
  const timesOf = (draft: { body: { parts: { stages: { stages: { startsAt: string; endsAt: string }[] } } } }) =>
    draft.body.parts.stages.stages.map(({ startsAt, endsAt }) => [startsAt, endsAt])

  test('last year’s edition comes back in its season: all dates a whole number of weeks on, those of its stages too', async () => {
    const id = await edition()
    house.setNow(new Date('2027-08-01T00:00:00Z'))
    const { draft } = await copied(id)
    const { opensAt, closesAt, startsOn, endsOn } = draft.body
    assert.deepEqual(
      [draft.movedDays, opensAt, closesAt, startsOn, endsOn],
      [364, '2027-11-21T09:00', '2027-11-30T18:00', '2027-12-11', '2027-12-20'],
    )
    assert.deepEqual(timesOf(draft), [
      ['2027-12-02T18:00', '2027-12-02T22:00'],
      ['2027-12-19T09:00', ''],
    ])
    const organizer = await house.as('organizer')
    assert.equal((await organizer.post(`/api/manage/drafts/${draft.id}/submit`)).status, 201, 'as it came')
  })

  test('what has opened and runs is repeated as soon as its weekday is back; the deadline keeps its second', async () => {
    const id = await edition()
    const second = '2026-12-01T18:29:59.000Z'
    await house.db.transact(async (tx) => {
      const known = await house.service.find(id, tx)
      assert.ok(known)
      await house.service.update(tx, id, { ...known, closesAt: second }, { version: known.version })
    })
    house.setNow(new Date('2026-11-24T00:00:00Z'))
    const { id: copy, draft } = await copied(id)
    assert.deepEqual([draft.movedDays, draft.body.opensAt], [7, '2026-11-29T09:00'])
    assert.equal((await house.service.find(copy))?.closesAt, '2026-12-08T18:29:59.000Z')
  })

  test('however long the title is, the copy can be saved', async () => {
    const organizer = await house.as('organizer')
    const { draft } = await copied(await house.published({ title: 'मानसून '.repeat(19).padEnd(160, '!') }))
    assert.match(draft.body.title, /^मानसून .* \(copy\)$/)
    const body = { ...draft.body, city: 'Nashik' }
    const saved = await organizer.put(`/api/manage/drafts/${draft.id}`, { body }, { 'if-match': `"${draft.version}"` })
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
  })

  test('over a clock change ten in the morning stays ten in the morning', async () => {
    const zone = 'Europe/London'
    const stages = [stage('a', { startsAt: '2027-03-20T10:00', endsAt: '' })]
    const parts = { stages: written(stages, { zone }) as never }
    const id = await house.published({ zone, closesAt: '2027-03-16T10:00', parts })
    house.setNow(new Date('2027-03-24T00:00:00Z')) // clocks go forward on the 28th
    const { id: copy, draft } = await copied(id)
    assert.deepEqual([draft.body.closesAt, timesOf(draft)[0]], ['2027-03-30T10:00', ['2027-04-03T10:00', '']])
    assert.equal((await house.service.find(copy))?.closesAt, '2027-03-30T09:00:00.000Z')
  })

  test('what is still to come keeps its dates, and nothing is told of them', async () => {
    const { draft } = await copied(await edition())
    assert.deepEqual([draft.movedDays, draft.body.closesAt], [undefined, dates.closesAt])
  })

  test('it is told until the copy is saved, and never again', async () => {
    const id = await edition()
    house.setNow(new Date('2026-11-24T00:00:00Z'))
    const organizer = await house.as('organizer')
    const { id: copy, draft } = await copied(id)
    assert.equal((await organizer.get(`/api/manage/drafts/${draft.id}`)).body.movedDays, 7)
    const body = { ...draft.body, title: 'The next one of them' }
    const saved = await organizer.put(`/api/manage/drafts/${draft.id}`, { body }, { 'if-match': `"${draft.version}"` })
    assert.deepEqual([saved.status, saved.body.movedDays], [200, undefined])
    assert.equal((await organizer.post(`/api/manage/drafts/${draft.id}/submit`)).status, 201)
    const adminId = await house.idOf('admin')
    await house.db.transact((tx) => house.service.sendBack(tx, copy, adminId, 'Say more about it.'))
    assert.equal((await organizer.post(`/api/manage/opportunities/${copy}/edit`)).body.movedDays, undefined)
  })

  test('who copies one after the other is told to wait, and writes on meanwhile', async () => {
    const id = await edition()
    const { draft } = await copied(id)
    const organizer = await house.as('organizer')
    const copy = () => organizer.post(`/api/manage/opportunities/${id}/duplicate`)
    let last = 201
    for (let time = 0; time < 60 && last === 201; time++) last = (await copy()).status
    assert.equal(last, 429)
    const body = { ...draft.body, city: 'Nashik' }
    const saved = await organizer.put(`/api/manage/drafts/${draft.id}`, { body }, { 'if-match': `"${draft.version}"` })
    assert.equal(saved.status, 200)
  })

  test.run()
})
