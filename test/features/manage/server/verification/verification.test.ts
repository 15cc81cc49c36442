import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit } from '../../../../../features/data/contract'
import type { Caller } from '../../../../support/api'
import { eachDatabase } from '../../../../support/database'
import { wholeDraft } from '../../house'
import { bootRevising, type RevisingHouse } from '../../revising'

eachDatabase((kind) => {
  const test = suite(`the verified badge, ${kind}`)
  let house: RevisingHouse
  test.before(async () => {
    house = await bootRevising(kind)
  })
  test.after(() => house?.dispose())

  const set = (as: Caller, id: number, isVerified: boolean, organisation = 'Lumio Labs') =>
    as.put(`/api/manage/approvals/${id}/verification`, { organisation, isVerified })
  const badgeOf = async (id: number) =>
    (await house.nobody.get(`/api/listings/opportunities/${id}`)).body.organisation.isVerified
  const listedBadgeOf = async (id: number) => {
    const { items } = (await house.nobody.get('/api/listings/search?status=all')).body
    return items.find((each: { id: number }) => each.id === id)?.organisation.isVerified
  }
  const approved = async (id: number) => {
    await house.admin.post(`/api/manage/approvals/${id}/approve`)
    return id
  }
  const rowOf = async (id: number) =>
    (await house.admin.get('/api/manage/approvals')).body.items.find((each: { id: number }) => each.id === id)
  const ofStudent = async (organisation: string) => {
    const { body } = await house.submit(await house.as('student'), wholeDraft({ organisation, title: 'Rain week' }))
    return body.id as number
  }

  test('is given to an organizer for an organisation, shows at once wherever it is listed, and goes at once', async () => {
    const id = await approved(await house.pending({ organisation: 'River Trust' }))
    const whole = `/api/listings/compare?ids=${id}`
    const compared = async () => (await house.nobody.get(whole)).body.items[0].organisation.isVerified
    const badges = async () => [await badgeOf(id), await compared(), (await rowOf(id)).verification.of]
    assert.deepEqual(await badges(), [false, false, 'nobody'])
    assert.equal((await set(house.admin, id, true, 'River Trust')).status, 204)
    assert.deepEqual([...(await badges()), await listedBadgeOf(id)], [true, true, 'organizer', true])
    assert.equal((await set(house.admin, id, false, 'River Trust')).status, 204)
    assert.deepEqual([...(await badges()), await listedBadgeOf(id)], [false, false, 'nobody', false])
  })

  test('is not carried by whoever types the name, however they write it; whoever approves is told', async () => {
    const own = await house.published({ organisation: 'Kaveri Works' })
    await set(house.admin, own, true, 'Kaveri Works')
    for (const organisation of ['kaveri works', 'Kaveri-Works']) {
      const id = await ofStudent(organisation)
      assert.deepEqual((await rowOf(id)).verification, { of: 'others', name: 'Kaveri Works' }, organisation)
      assert.equal(await badgeOf(await approved(id)), false)
    }
    const another = await house.pending({ organisation: 'KAVERI WORKS' })
    assert.deepEqual((await rowOf(another)).verification, { of: 'organizer', name: 'KAVERI WORKS' })
    assert.equal(await badgeOf(await approved(another)), true)
    // Spelled otherwise by who was checked for it, it is no badge, and nobody is taken in either.
    assert.equal((await rowOf(await house.pending({ organisation: 'Kaveri Works.' }))).verification.of, 'nobody')
  })

  test('a change of what is public that takes a verified name is told as well, and carries no badge', async () => {
    const own = await house.published({ organisation: 'Hill Trust' })
    await set(house.admin, own, true, 'Hill Trust')
    const student = await house.as('student')
    const id = await approved(await ofStudent('Rain Makers'))
    const draft = (await student.post(`/api/manage/opportunities/${id}/edit`)).body
    const body = { ...draft.body, organisation: 'Hill Trust' }
    await student.put(`/api/manage/drafts/${draft.id}`, { body }, { 'if-match': `"${draft.version}"` })
    await student.post(`/api/manage/drafts/${draft.id}/submit`)
    const line = await house.waiting(id)
    assert.deepEqual(line.verification, { of: 'others', name: 'Hill Trust' })
    assert.equal((await house.approve(id, line.version)).status, 204)
    assert.equal(await badgeOf(id), false)
  })

  test('only whoever approves gives it, for the organisation that they read, where somebody organizes it', async () => {
    const id = await house.published({ organisation: 'Sea Trust' })
    const answers = async (word: string) => (await set(await house.as(word), id, true, 'Sea Trust')).status
    assert.deepEqual(await Promise.all(['organizer', 'student', 'intern'].map(answers)), [403, 403, 403])
    assert.equal((await set(house.nobody, id, true, 'Sea Trust')).status, 401)
    assert.equal((await set(house.admin, id, true, 'Lake Trust')).body.code, 'not-editable')
    assert.equal((await set(house.admin, 99_999, true)).status, 404)
    assert.equal(await badgeOf(id), false)
  })

  test('stands in the log once, and its organizer hears of it', async () => {
    const id = await house.published({ organisation: 'Forest Trust' })
    for (const isVerified of [true, true]) await set(house.admin, id, isVerified, 'Forest Trust')
    const log = () =>
      house.kernel.get(audit).list({ about: `opportunity:${id}`, actionPrefix: 'manage.verif', limit: 9 })
    const organizer = await house.idOf('organizer')
    const detail = { organisation: 'Forest Trust', organizer }
    assert.deepEqual(
      (await log()).map(({ action, detail }) => [action, detail]),
      [['manage.verified', detail]],
    )
    assert.match((await house.told(house.organizer)).join('\n'), /You are verified for Forest Trust/)
    await set(house.admin, id, false, 'Forest Trust')
    assert.equal((await log())[0]?.action, 'manage.verification-taken-back')
    assert.match((await house.told(house.organizer)).join('\n'), /verification for Forest Trust was taken back/)
  })

  test.run()
})
