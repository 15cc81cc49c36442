import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit } from '../../../../../features/data/contract'
import { savedServer } from '../../../../../features/saved/server/feature'
import type { Caller } from '../../../../support/api'
import { eachDatabase } from '../../../../support/database'
import { until } from '../../../../support/waiting'
import { bootRevising, type RevisingHouse } from '../../revising'

const REASON = 'It asks applicants for money.'
const DOWN = 'state=taken-down'

eachDatabase((kind) => {
  const test = suite(`what whoever approves does with what is public, ${kind}`)
  let house: RevisingHouse
  test.before(async () => {
    house = await bootRevising(kind, [savedServer])
  })
  test.after(() => house?.dispose())

  const act = (as: Caller, id: number, word: string, reason = REASON) =>
    as.post(`/api/manage/approvals/${id}/${word}`, word === 'put-back' ? undefined : { reason })
  const pageOf = async (id: number) => (await house.nobody.get(`/api/listings/opportunities/${id}`)).status
  const listed = async (as: Caller, path: string) =>
    (await as.get(path)).body.items.map(({ id }: { id: number }) => id) as number[]
  const told = (as: Caller, text: string) =>
    until(`somebody is told “${text}”`, async () => (await house.told(as)).find((each) => each.includes(text)))
  const mailed = (about: string, title: string) =>
    until(`a mail of ${about}`, async () =>
      ((await house.nobody.get('/api/mail/messages')).body as { about: string; subject: string; text: string }[]).find(
        (each) => each.about === about && each.subject.includes(title),
      ),
    )

  test('it reads first whom it concerns, in numbers', async () => {
    const id = await house.published({ title: 'A week of rivers' })
    const impact = async () => (await house.admin.get(`/api/manage/approvals/${id}/impact`)).body.counts
    assert.deepEqual(await impact(), [
      { of: 'registered', count: 0 },
      { of: 'saved', count: 0 },
    ])
    await house.enter('student', id)
    for (const word of ['student', 'pro']) await (await house.as(word)).put(`/api/saved/watchlist/${id}`)
    assert.deepEqual(await impact(), [
      { of: 'registered', count: 1 },
      { of: 'saved', count: 2 },
    ])
    assert.equal((await house.admin.get('/api/manage/approvals/99999/impact')).status, 404)
    const waiting = await house.pending({ title: 'One that waits' })
    assert.equal((await house.admin.get(`/api/manage/approvals/${waiting}/impact`)).status, 404)
  })

  test('it closes early, with the reason in the log; the organizer is told and mailed why', async () => {
    const id = await house.published({ title: 'A week of hills' })
    assert.equal((await act(house.admin, id, 'close')).status, 204)
    assert.equal((await house.read(id)).state, 'closed')
    assert.match((await told(house.organizer, '“A week of hills” was closed')) ?? '', new RegExp(REASON))
    assert.match((await mailed('manage.closed-by-team', 'A week of hills')).text, new RegExp(REASON))
    const [last] = await house.kernel.get(audit).list({ about: `opportunity:${id}`, limit: 1 })
    assert.deepEqual(
      [last?.personId, last?.action, last?.detail],
      [await house.idOf('admin'), 'manage.closed-by-team', { reason: REASON }],
    )
  })

  test('it takes down: the page is gone, organizer and registrants hear of it; it is put back as it was', async () => {
    const id = await house.published({ title: 'A week of lakes' })
    await house.enter('student', id)
    assert.equal((await act(house.admin, id, 'take-down')).status, 204)
    assert.equal(await pageOf(id), 410)
    assert.match((await mailed('manage.taken-down-by-team', 'A week of lakes')).text, new RegExp(REASON))
    const student = await house.as('student')
    await told(student, '“A week of lakes” was taken down')
    const [row] = (await house.organizer.get(`/api/manage/mine?${DOWN}`)).body.items
    assert.deepEqual([row.id, row.takenDownWhy], [id, REASON])
    assert.ok((await listed(house.admin, `/api/manage/approvals?${DOWN}`)).includes(id))
    assert.equal((await act(house.admin, id, 'put-back')).status, 204)
    assert.deepEqual([await pageOf(id), (await house.read(id)).state], [200, 'live'])
    await mailed('manage.put-back-by-team', 'A week of lakes')
    await told(student, '“A week of lakes” may have changed')
    assert.deepEqual(await listed(house.organizer, `/api/manage/mine?${DOWN}`), [])
    assert.equal((await house.enter('pro', id)).status, 201)
  })

  test('what was closed when it was taken down is closed again, since then', async () => {
    const id = await house.published()
    await act(house.admin, id, 'close')
    const { closedAt } = await house.read(id)
    await act(house.admin, id, 'take-down')
    await act(house.admin, id, 'put-back')
    const { state, closedAt: now } = await house.read(id)
    assert.deepEqual([state, now], ['closed', closedAt])
  })

  test('what was decided meanwhile is refused in one sentence, and nobody is told', async () => {
    const [over, down, waiting] = [await house.published(), await house.published(), await house.pending({})]
    await house.organizer.post(`/api/manage/opportunities/${over}/close`)
    await house.organizer.post(`/api/manage/opportunities/${down}/remove`)
    const late = [
      [over, 'close'],
      [over, 'put-back'],
      [down, 'take-down'],
      [down, 'put-back'],
      [waiting, 'take-down'],
    ] as const
    for (const [id, word] of late) {
      const { status, body } = await act(house.admin, id, word)
      assert.deepEqual([status, body.code], [409, 'not-editable'], word)
      assert.match(body.detail, /is not as you saw it/)
    }
    assert.deepEqual(
      (await house.kernel.get(audit).list({ about: `opportunity:${over}`, limit: 1 })).map(({ action }) => action),
      ['manage.closed'],
    )
  })

  test('deleted by its organizer it stays down for good, and stands in no list', async () => {
    const id = await house.published()
    await act(house.admin, id, 'take-down')
    assert.equal((await house.organizer.post(`/api/manage/opportunities/${id}/remove`)).status, 204)
    assert.equal((await act(house.admin, id, 'put-back')).status, 409)
    assert.ok(!(await listed(house.admin, `/api/manage/approvals?${DOWN}`)).includes(id))
  })

  test('what its organizer was changing of it is a draft by itself then', async () => {
    const id = await house.published({ title: 'A week of seas' })
    await house.save(id, { title: 'A month of seas' })
    await act(house.admin, id, 'take-down')
    await until('the draft is free', async () => {
      const { opportunityId } = (await house.ownDraft('A month of seas')) ?? {}
      return opportunityId === null
    })
  })

  test('nobody else may, and a reason is a sentence', async () => {
    const id = await house.published()
    for (const word of ['close', 'take-down', 'put-back']) {
      for (const who of ['organizer', 'student', 'intern'])
        assert.equal((await act(await house.as(who), id, word)).status, 403, `${who} ${word}`)
      assert.equal((await act(house.nobody, id, word)).status, 401)
      if (word !== 'put-back') assert.equal((await act(house.admin, id, word, '   ')).status, 422)
    }
    assert.equal((await house.organizer.get(`/api/manage/approvals/${id}/impact`)).status, 403)
    assert.equal((await house.read(id)).state, 'live')
    assert.equal((await act(house.admin, 99_999, 'close')).status, 404)
  })

  test.run()
})
