import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, type PublishingHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`who finds what is being written, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [])
  })
  test.after(() => house?.dispose())

  const show = async (id: number, visibility: string) =>
    (await (await house.as('organizer')).put(`/api/manage/opportunities/${id}/visibility`, { visibility })).status
  const seenBy = async (id: number) => (await house.service.find(id))?.visibility

  /** Sent back, with a draft that its organizer has begun to write on. */
  async function sentBack() {
    const [organizer, admin] = [await house.as('organizer'), await house.as('admin')]
    const id = await house.pending({ title: 'For those we ask' })
    await admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say more about it.' })
    const draft = (await organizer.post(`/api/manage/opportunities/${id}/edit`)).body
    const path = `/api/manage/drafts/${draft.id}`
    return { id, organizer, draft, path, submit: () => organizer.post(`${path}/submit`) }
  }

  test('what was kept to invited people in the list stays so when a draft of before is handed in', async () => {
    const { id, submit } = await sentBack()
    assert.equal(await show(id, 'invited'), 204)
    assert.equal((await submit()).status, 201)
    assert.equal(await seenBy(id), 'invited')
  })

  test('an open tab of that draft is told, and takes it over before it saves', async () => {
    const { id, organizer, draft, path, submit } = await sentBack()
    await show(id, 'invited')
    const put = (version: number, body: object) =>
      organizer.put(path, { body: { ...draft.body, ...body } }, { 'if-match': `"${version}"` })
    assert.equal((await put(draft.version, { city: 'Nashik' })).body.code, 'draft-changed')
    const { body, version } = (await organizer.get(path)).body
    assert.equal(body.visibility, 'invited')
    assert.equal((await put(version, { city: 'Nashik', visibility: 'link' })).status, 200)
    await submit()
    assert.equal(await seenBy(id), 'link', 'what one chooses in the editor later holds')
  })

  test('changes that wait for approval are approved as they were read, whoever finds it meanwhile', async () => {
    const [organizer, admin] = [await house.as('organizer'), await house.as('admin')]
    const id = await house.published()
    const { id: draft, version, body } = (await organizer.post(`/api/manage/opportunities/${id}/edit`)).body
    await organizer.put(
      `/api/manage/drafts/${draft}`,
      { body: { ...body, city: 'Nashik' } },
      { 'if-match': `"${version}"` },
    )
    await organizer.post(`/api/manage/drafts/${draft}/submit`)
    const read = (await admin.get(`/api/manage/revisions/${id}`)).body
    await show(id, 'link')
    const approved = await admin.post(`/api/manage/revisions/${id}/approve`, { version: read.version })
    assert.equal(approved.status, 204, JSON.stringify(approved.body))
    assert.equal(await seenBy(id), 'link')
  })

  test('of what was taken down nobody is told that it is shown to anybody', async () => {
    const organizer = await house.as('organizer')
    const id = await house.published()
    assert.equal((await organizer.post(`/api/manage/opportunities/${id}/remove`)).status, 204)
    assert.equal(await show(id, 'link'), 409)
    assert.equal((await organizer.get(`/api/manage/opportunities/${id}`)).status, 404)
  })

  test('lists hold what they name alone: nothing that was taken down, and nobody else’s drafts', async () => {
    const [organizer, admin] = [await house.as('organizer'), await house.as('admin')]
    const id = await house.published({ title: 'Taken down again' })
    await organizer.post(`/api/manage/opportunities/${id}/duplicate`)
    await organizer.post(`/api/manage/opportunities/${id}/remove`)
    const titles = async (as: typeof admin, path: string) =>
      (await as.get(`/api/manage/${path}`)).body.items.map(({ title }: { title: string }) => title)
    assert.deepEqual(await titles(organizer, 'mine?state=removed'), [])
    assert.deepEqual(await titles(admin, 'approvals?state=removed'), [])
    assert.deepEqual(await titles(admin, 'approvals?state=draft'), [])
    assert.deepEqual(await titles(organizer, 'mine?state=draft'), ['Taken down again (copy)'])
    assert.equal((await organizer.get('/api/manage/mine?state=all')).status, 200)
  })

  test.run()
})
