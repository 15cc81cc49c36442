import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { prizesServer } from '../../../../features/prizes/server/feature'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { NOW } from '../house'
import { bootRevising, type RevisingHouse } from '../revising'

const prizes = (amount: number) => ({
  ...{ currency: 'INR', per: 'team', taxNote: '' },
  prizes: [{ key: 'first', title: '1st', count: 1, amount, inKind: [], text: '' }],
})

eachDatabase((kind) => {
  const test = suite(`changing what is public, ${kind}`)
  let house: RevisingHouse
  test.before(async () => {
    house = await bootRevising(kind, [prizesServer])
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  test('what is public stays until the change is approved; then its page says what was changed', async () => {
    const id = await house.published({ title: 'Clean water week' })
    const before = await house.read(id)
    const { version } = await house.handedIn(id, { title: 'Clean water fortnight', city: 'Nashik', payFrom: 5000 })
    assert.deepEqual(await house.read(id), before)
    assert.deepEqual((await house.row(id)).revision.state, 'waiting')
    const line = await house.waiting(id)
    assert.deepEqual(
      [line.title, line.organizer, line.changes, line.version],
      ['Clean water week', 'Harsh Vaidya', ['title', 'place', 'pay'], version],
    )
    assert.equal((await house.approve(id, version)).status, 204)
    const after = await house.read(id)
    assert.deepEqual([after.title, after.city, after.closesAt], ['Clean water fortnight', 'Nashik', before.closesAt])
    const { deadlines, revisions } = await house.changes(id)
    assert.deepEqual([deadlines, revisions], [[], [{ changes: ['title', 'place', 'pay'], at: NOW.toISOString() }]])
    assert.equal((await house.row(id)).revision, null)
    assert.equal(await house.waiting(id), undefined)
    await until('the organizer hears of it', async () =>
      (await house.told(house.organizer)).some((each) =>
        each.startsWith('Your changes of “Clean water fortnight” are public'),
      ),
    )
  })

  test('a question that all are asked is told to whoever is registered, with its day; one for new entrants is not', async () => {
    const [id, mentor] = [await house.published({ title: 'Asking week' }), await house.as('mentor')]
    await house.enter('mentor', id)
    const question = { label: 'Shirt size', type: 'text' as const, required: true, options: [] }
    const say = async (text: string) => (await house.told(mentor)).filter((each) => each.includes(text))
    const alone = await house.handedIn(id, { questions: [{ ...question, id: 'new' }] })
    assert.equal((await house.approve(id, alone.version)).status, 204)
    const all = { ...question, id: 'all', askAllUntil: '2026-11-25' }
    const both = await house.handedIn(id, { questions: [{ ...question, id: 'new' }, all] })
    assert.deepEqual(both.changes, ['questions'])
    assert.equal((await house.approve(id, both.version)).status, 204)
    await until('they hear of it', async () => (await say('asks you something more')).length === 1)
    assert.equal((await house.read(id)).questions[1]?.askAllUntil, '2026-11-25')
    // Its day being the same, they are not told again.
    const again = await house.handedIn(id, { questions: [all] })
    assert.equal((await house.approve(id, again.version)).status, 204)
    assert.equal((await say('asks you something more')).length, 1)
  })

  test('kind, times of applying and who finds it are not changed on the way', async () => {
    const id = await house.published()
    const { after, changes } = await house.handedIn(id, {
      ...{ kind: 'job', zone: 'Europe/Berlin', opensAt: '2026-11-30T10:00', closesAt: '2027-02-01T10:00' },
      ...{
        visibility: 'invited',
        description: `<p>${'Build it, and show it to all who would use it. '.repeat(2)}</p>`,
      },
    })
    assert.deepEqual(changes, ['description'])
    assert.deepEqual(
      [after.kind, after.zone, after.opensAt, after.closesAt, after.visibility],
      ['hackathon', 'Asia/Kolkata', '', '2026-12-01T18:00', 'public'],
    )
  })

  test('while it waits it is held as it is; taken back it is written on, and what was read before is not approved', async () => {
    const id = await house.published()
    const { version } = await house.handedIn(id, { city: 'Nashik' })
    const draft = await house.edit(id)
    assert.deepEqual([draft.isPublic, draft.handedInAt], [true, NOW.toISOString()])
    const path = `/api/manage/drafts/${draft.id}`
    const put = (tag: number) =>
      house.organizer.put(path, { body: { ...draft.body, city: 'Surat' } }, { 'if-match': `"${tag}"` })
    assert.equal((await put(draft.version)).body.code, 'not-editable')
    assert.equal((await house.organizer.post(`${path}/submit`)).body.code, 'not-editable', 'a second click')
    assert.equal((await (await house.as('student')).post(`${path}/take-back`)).status, 404)
    assert.equal((await house.organizer.post(`${path}/take-back`)).status, 204)
    assert.equal((await house.organizer.post(`${path}/take-back`)).status, 204, 'taken back twice')
    assert.equal((await house.approve(id, version)).body.code, 'not-editable')
    assert.equal((await put(draft.version)).status, 200)
    assert.equal((await house.organizer.post(`${path}/submit`)).status, 201)
    assert.equal((await house.approve(id, version)).body.code, 'not-editable', 'read before it was written on')
    assert.equal((await house.approve(id, version + 1)).status, 204)
    assert.equal((await house.read(id)).city, 'Surat')
  })

  test('sent back it goes on with the reason; thrown away it is gone; what is public stays', async () => {
    const id = await house.published({ title: 'River cleaning day' })
    const { version } = await house.handedIn(id, { title: 'Free money now' })
    const reason = 'The title promises what the text does not.'
    assert.equal((await house.admin.post(`/api/manage/revisions/${id}/send-back`, { version, reason })).status, 204)
    assert.deepEqual((await house.row(id)).revision, { draft: (await house.edit(id)).id, state: 'returned', reason })
    assert.equal((await house.edit(id)).body.title, 'Free money now')
    assert.equal(await house.waiting(id), undefined)
    await until('the organizer hears why', async () =>
      (await house.told(house.organizer)).some((each) => each.includes(reason)),
    )
    assert.equal((await house.organizer.delete(`/api/manage/drafts/${(await house.edit(id)).id}`)).status, 204)
    assert.equal((await house.row(id)).revision, null)
    assert.equal((await house.read(id)).title, 'River cleaning day')
  })

  test('whoever is registered hears of what they agreed to, not of a better word', async () => {
    const id = await house.published({ title: 'Night hack', startsOn: '2026-12-10' })
    await house.enter('student', id)
    const student = await house.as('student')
    await house.approve(id, (await house.handedIn(id, { title: 'Night hackathon' })).version)
    await house.approve(id, (await house.handedIn(id, { startsOn: '2026-12-12' })).version)
    const says = (each: string) => /^“Night hack(athon)?” has changed/.test(each)
    await until('the student hears of the day', async () => (await house.told(student)).some(says))
    assert.equal((await house.told(student)).filter(says).length, 1)
    assert.deepEqual(
      (await house.changes(id)).revisions.map((each: { changes: string[] }) => each.changes),
      [['days'], ['title']],
    )
  })

  test('what steps of others wrote is changed with it, and only where it was', async () => {
    const id = await house.published({ parts: { prizes: prizes(5000) as never } })
    const draft = await house.edit(id)
    const first = await house.handedIn(id, { parts: { ...draft.body.parts, prizes: prizes(9000) as never } })
    assert.deepEqual(first.changes, ['part.prizes'])
    await house.approve(id, first.version)
    const shown = (await house.nobody.get(`/api/prizes/of/${id}`)).body
    assert.equal(shown.sumPaise, 900_000)
    await house.approve(id, (await house.handedIn(id, { city: 'Nashik' })).version)
    const again = (await house.nobody.get(`/api/prizes/of/${id}`)).body
    assert.deepEqual(again, shown)
  })

  test('its address follows its title', async () => {
    const id = await house.published({ title: 'Old name of it' })
    const path = (await house.service.find(id))?.path ?? ''
    await house.approve(id, (await house.handedIn(id, { title: 'New name of it' })).version)
    assert.equal((await house.service.find(id))?.path, path.replace('old-name', 'new-name'))
  })

  test.run()
})
