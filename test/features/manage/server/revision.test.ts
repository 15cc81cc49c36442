import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import type { Opportunity } from '../../../../features/listings/contract'
import type { DraftBody } from '../../../../features/manage/contract/wire'
import { notificationsServer } from '../../../../features/notifications/server/feature'
import { prizesServer } from '../../../../features/prizes/server/feature'
import { registrationsServer } from '../../../../features/registrations/server/feature'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { filled, freshKey } from '../../registrations/house'
import { bootPublishing, NOW, type PublishingHouse } from '../house'

const publicUrl = 'http://localhost:4000'
const settings = { registrations: { publicUrl }, notifications: { publicUrl } }
const OWN = '/api/manage/mine?state=approved'
const prizes = (amount: number) => ({
  ...{ currency: 'INR', per: 'team', taxNote: '' },
  prizes: [{ key: 'first', title: '1st', count: 1, amount, inKind: [], text: '' }],
})

eachDatabase((kind) => {
  const test = suite(`changing what is public, ${kind}`)
  let house: PublishingHouse
  let organizer: Caller
  let admin: Caller
  test.before(async () => {
    house = await bootPublishing(kind, [registrationsServer, notificationsServer, prizesServer], settings)
    ;[organizer, admin] = [await house.as('organizer'), await house.as('admin')]
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  const read = async (id: number) => (await house.service.find(id)) as Opportunity
  const edit = async (id: number, as = organizer) => (await as.post(`/api/manage/opportunities/${id}/edit`)).body
  const changes = async (id: number) => (await house.nobody.get(`/api/manage/opportunities/${id}/changes`)).body
  const waiting = async (id: number) =>
    (await admin.get('/api/manage/revisions')).body.find((each: { id: number }) => each.id === id)
  const row = async (id: number) => (await organizer.get(OWN)).body.items.find((each: { id: number }) => each.id === id)
  const enter = async (word: string, opportunityId: number) =>
    (await house.as(word)).post('/api/registrations', { opportunityId, ...filled }, freshKey())
  const told = async (as: Caller) => {
    const { body } = await as.get('/api/notifications?limit=50')
    return body.items.map(({ text, description }: Record<string, string>) => `${text} ${description}`) as string[]
  }

  const ownDraft = async (title: string) =>
    (await organizer.get('/api/manage/drafts')).body.find((each: { title: string }) => each.title === title)

  async function save(id: number, more: Partial<DraftBody>) {
    const draft = await edit(id)
    const saved = await organizer.put(
      `/api/manage/drafts/${draft.id}`,
      { body: { ...draft.body, ...more } },
      { 'if-match': `"${draft.version}"` },
    )
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
    return draft.id as number
  }
  /** Changed and handed in; answers what the approver reads. */
  async function handedIn(id: number, more: Partial<DraftBody>) {
    const answer = await organizer.post(`/api/manage/drafts/${await save(id, more)}/submit`)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return (await admin.get(`/api/manage/revisions/${id}`)).body
  }
  const approve = (id: number, version: number, as = admin) =>
    as.post(`/api/manage/revisions/${id}/approve`, { version })

  test('what is public stays until the change is approved; then its page says what was changed', async () => {
    const id = await house.published({ title: 'Clean water week' })
    const before = await read(id)
    const { version } = await handedIn(id, { title: 'Clean water fortnight', city: 'Nashik', payFrom: 5000 })
    assert.deepEqual(await read(id), before)
    assert.deepEqual((await row(id)).revision.state, 'waiting')
    const line = await waiting(id)
    assert.deepEqual(
      [line.title, line.organizer, line.changes, line.version],
      ['Clean water week', 'Harsh Vaidya', ['title', 'place', 'pay'], version],
    )
    assert.equal((await approve(id, version)).status, 204)
    const after = await read(id)
    assert.deepEqual([after.title, after.city, after.closesAt], ['Clean water fortnight', 'Nashik', before.closesAt])
    const { deadlines, revisions } = await changes(id)
    assert.deepEqual([deadlines, revisions], [[], [{ changes: ['title', 'place', 'pay'], at: NOW.toISOString() }]])
    assert.equal((await row(id)).revision, null)
    assert.equal(await waiting(id), undefined)
    await until('the organizer hears of it', async () =>
      (await told(organizer)).some((each) => each.startsWith('Your changes of “Clean water fortnight” are public')),
    )
  })

  test('kind, times of applying and who finds it are not changed on the way', async () => {
    const id = await house.published()
    const { after, changes } = await handedIn(id, {
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
    const { version } = await handedIn(id, { city: 'Nashik' })
    const draft = await edit(id)
    assert.deepEqual([draft.isPublic, draft.handedInAt], [true, NOW.toISOString()])
    const path = `/api/manage/drafts/${draft.id}`
    const put = (tag: number) =>
      organizer.put(path, { body: { ...draft.body, city: 'Surat' } }, { 'if-match': `"${tag}"` })
    assert.equal((await put(draft.version)).body.code, 'not-editable')
    assert.equal((await organizer.post(`${path}/submit`)).body.code, 'not-editable', 'a second click')
    assert.equal((await (await house.as('student')).post(`${path}/take-back`)).status, 404)
    assert.equal((await organizer.post(`${path}/take-back`)).status, 204)
    assert.equal((await organizer.post(`${path}/take-back`)).status, 204, 'taken back twice')
    assert.equal((await approve(id, version)).body.code, 'not-editable')
    assert.equal((await put(draft.version)).status, 200)
    assert.equal((await organizer.post(`${path}/submit`)).status, 201)
    assert.equal((await approve(id, version)).body.code, 'not-editable', 'read before it was written on')
    assert.equal((await approve(id, version + 1)).status, 204)
    assert.equal((await read(id)).city, 'Surat')
  })

  test('sent back it goes on with the reason; thrown away it is gone; what is public stays', async () => {
    const id = await house.published({ title: 'River cleaning day' })
    const { version } = await handedIn(id, { title: 'Free money now' })
    const reason = 'The title promises what the text does not.'
    assert.equal((await admin.post(`/api/manage/revisions/${id}/send-back`, { version, reason })).status, 204)
    assert.deepEqual((await row(id)).revision, { draft: (await edit(id)).id, state: 'returned', reason })
    assert.equal((await edit(id)).body.title, 'Free money now')
    assert.equal(await waiting(id), undefined)
    await until('the organizer hears why', async () => (await told(organizer)).some((each) => each.includes(reason)))
    assert.equal((await organizer.delete(`/api/manage/drafts/${(await edit(id)).id}`)).status, 204)
    assert.equal((await row(id)).revision, null)
    assert.equal((await read(id)).title, 'River cleaning day')
  })

  test('whoever is registered hears of what they agreed to, not of a better word', async () => {
    const id = await house.published({ title: 'Night hack', startsOn: '2026-12-10' })
    await enter('student', id)
    const student = await house.as('student')
    await approve(id, (await handedIn(id, { title: 'Night hackathon' })).version)
    await approve(id, (await handedIn(id, { startsOn: '2026-12-12' })).version)
    const says = (each: string) => /^“Night hack(athon)?” has changed/.test(each)
    await until('the student hears of the day', async () => (await told(student)).some(says))
    assert.equal((await told(student)).filter(says).length, 1)
    assert.deepEqual(
      (await changes(id)).revisions.map((each: { changes: string[] }) => each.changes),
      [['days'], ['title']],
    )
  })

  test('what steps of others wrote is changed with it, and only where it was', async () => {
    const id = await house.published({ parts: { prizes: prizes(5000) as never } })
    const draft = await edit(id)
    const first = await handedIn(id, { parts: { ...draft.body.parts, prizes: prizes(9000) as never } })
    assert.deepEqual(first.changes, ['part.prizes'])
    await approve(id, first.version)
    const shown = (await house.nobody.get(`/api/prizes/of/${id}`)).body
    assert.equal(shown.sumPaise, 900_000)
    await approve(id, (await handedIn(id, { city: 'Nashik' })).version)
    const again = (await house.nobody.get(`/api/prizes/of/${id}`)).body
    assert.deepEqual(again, shown)
  })

  test('nothing changed, something wrong, or fewer seats than are taken is not handed in', async () => {
    const id = await house.published({ seats: 5 })
    for (const word of ['student', 'pro']) await enter(word, id)
    const none = await organizer.post(`/api/manage/drafts/${(await edit(id)).id}/submit`)
    assert.deepEqual([none.status, none.body.code], [422, 'incomplete'])
    assert.match(none.body.detail, /Nothing of “Clean water hackathon” is changed/)
    for (const [more, path] of [[{ title: 'Hi' }, 'title'] as const, [{ seats: 1 }, 'seats'] as const]) {
      const { status, body } = await organizer.post(
        `/api/manage/drafts/${await save(id, { title: 'Clean water hackathon', seats: 5, ...more })}/submit`,
      )
      assert.deepEqual([status, body.errors[0].path], [422, path])
    }
    await save(id, { title: 'Clean water hackathon', seats: 2 })
    const { version } = await handedIn(id, { seats: 2 })
    await enter('mentor', id)
    assert.equal((await approve(id, version)).status, 422, 'somebody came in meanwhile')
    assert.ok(await waiting(id), 'it waits as before')
  })

  test('once it is closed nothing of it is changed any more; what was written is a draft by itself', async () => {
    const id = await house.published({ title: 'River week' })
    const { version } = await handedIn(id, { city: 'Nashik' })
    await house.db.transact((tx) => house.service.close(tx, id, undefined, 'time is up'))
    assert.equal(await waiting(id), undefined)
    assert.equal((await approve(id, version)).body.code, 'not-editable')
    assert.equal((await organizer.post(`/api/manage/opportunities/${id}/edit`)).body.code, 'not-editable')
    const draft = await until('the draft stands by itself', () => ownDraft('River week'))
    assert.equal(draft.opportunityId, null)
    assert.equal((await organizer.get(`/api/manage/drafts/${draft.id}`)).body.body.city, 'Nashik')
  })

  test('with what is deleted goes what was being changed of it', async () => {
    const id = await house.published({ title: 'Lake week' })
    await save(id, { city: 'Nashik' })
    assert.ok(await ownDraft('Lake week'))
    await organizer.post(`/api/manage/opportunities/${id}/remove`)
    await until('the draft is gone', async () => !(await ownDraft('Lake week')))
  })

  test('where all of it was sent back meanwhile, one goes on from what one had handed in', async () => {
    const id = await house.published()
    await handedIn(id, { city: 'Nashik' })
    await house.db.transact((tx) => house.service.hold(tx, id, 'three reports'))
    await admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say who you are, please.' })
    const draft = await edit(id)
    assert.deepEqual([draft.isPublic, draft.handedInAt, draft.body.city], [false, null, 'Nashik'])
    assert.equal((await organizer.post(`/api/manage/drafts/${draft.id}/submit`)).status, 201)
    assert.deepEqual([(await house.service.find(id))?.state, (await read(id)).city], ['pending', 'Nashik'])
  })

  test('only its organizer changes it, only whoever may approve decides', async () => {
    const id = await house.published()
    const { version } = await handedIn(id, { city: 'Nashik' })
    assert.equal((await admin.post(`/api/manage/opportunities/${id}/edit`)).status, 404)
    for (const as of [organizer, await house.as('student')]) {
      assert.equal((await as.get('/api/manage/revisions')).status, 403)
      assert.equal((await approve(id, version, as)).status, 403)
    }
  })

  test('its address follows its title', async () => {
    const id = await house.published({ title: 'Old name of it' })
    const path = (await house.service.find(id))?.path ?? ''
    await approve(id, (await handedIn(id, { title: 'New name of it' })).version)
    assert.equal((await house.service.find(id))?.path, path.replace('old-name', 'new-name'))
  })

  test('of two who approve at once one does; one change stands on the page', async () => {
    const id = await house.published()
    const { version } = await handedIn(id, { city: 'Nashik' })
    const answers = await Promise.all([approve(id, version), approve(id, version)])
    assert.equal(answers.filter(({ status }) => status === 204).length, 1)
    assert.equal((await changes(id)).revisions.length, 1)
  })

  test('whoever is erased changed nothing by name, and what was changed stays', async () => {
    const records = house.kernel.get(personalRecords)
    const id = await house.published()
    await approve(id, (await handedIn(id, { city: 'Nashik' })).version)
    const person = await house.idOf('organizer')
    assert.match(
      JSON.stringify(await records.export(person)),
      new RegExp(`"opportunityId":${id},"changes":\\["place"\\]`),
    )
    await records.erase(person)
    assert.doesNotMatch(JSON.stringify(await records.export(person)), /"changes":\["place"\]/)
    assert.equal((await changes(id)).revisions.length, 1)
  })

  test.run()
})
