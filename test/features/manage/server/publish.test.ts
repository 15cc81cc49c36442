import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { listingsServer } from '../../../../features/listings/server/feature'
import { emptyDraft } from '../../../../features/manage/contract'
import type { DraftBody } from '../../../../features/manage/contract/wire'
import { manageServer } from '../../../../features/manage/server/feature'
import { bootApi, type Caller, type Reply, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'

const NOW = new Date('2026-11-21T06:00:00Z')

const complete = (change: Partial<DraftBody> = {}): DraftBody => ({
  ...emptyDraft('Asia/Kolkata'),
  kind: 'internship',
  title: 'Design intern for a reading app',
  organisation: 'Lumio Labs',
  description: '<p>Draw screens, talk to readers, and see your work in the app within two weeks.</p>',
  closesAt: '2026-12-20T23:59',
  city: 'Pune',
  ...change,
})

eachDatabase((kind) => {
  const test = suite(`publishing, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([listingsServer, manageServer], {
      kind,
      now: NOW,
      settings: { manage: { publicUrl: 'http://localhost:4000' } },
    })
  })
  test.after(() => api.dispose())

  async function drafted(who: Caller, body: DraftBody) {
    const made = await who.post('/api/manage/drafts')
    const saved = await who.put(
      `/api/manage/drafts/${made.body.id}`,
      { body },
      { 'if-match': `"${made.body.version}"` },
    )
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
    return made.body.id as number
  }
  async function submitted(who: Caller, body = complete()) {
    const answer = await who.post(`/api/manage/drafts/${await drafted(who, body)}/submit`)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return answer.body.id as number
  }

  test('what waits is read by whoever wrote it and whoever decides, and by nobody else', async () => {
    const [student, admin, mentor] = [await api.as('student'), await api.as('admin'), await api.as('mentor')]
    const path = `/api/manage/opportunities/${await submitted(student)}`
    for (const reader of [student, admin]) {
      const { status, body } = await reader.get(`${path}/content`)
      assert.deepEqual([status, body.title, body.city], [200, 'Design intern for a reading app', 'Pune'])
      assert.match(body.description, /Draw screens, talk to readers/)
    }
    assert.equal((await mentor.get(`${path}/content`)).status, 404)
    assert.equal((await student.post(`${path}/remove`)).status, 204)
  })

  test('a student writes, an admin approves, and the opportunity is public', async () => {
    const [student, admin] = [await api.as('student'), await api.as('admin')]
    const id = await submitted(student)
    const pending = await admin.get('/api/manage/approvals?state=pending&search=reading')
    assert.deepEqual(
      pending.body.items.map((each: { id: number; organizer: string }) => [each.id, each.organizer]),
      [[id, 'Meera Nair']],
    )
    assert.equal((await api.nobody.get(`/api/listings/opportunities/${id}`)).status, 404)
    assert.equal((await admin.post(`/api/manage/approvals/${id}/approve`)).status, 204)
    const found = await api.nobody.get(`/api/listings/opportunities/${id}`)
    assert.deepEqual([found.status, found.body.title], [200, 'Design intern for a reading app'])
    const again = await admin.post(`/api/manage/approvals/${id}/approve`)
    assert.deepEqual([again.status, again.body.code], [409, 'not-editable'])
    assert.match(again.body.detail, /^“Design intern for a reading app” is not as you saw it/)
    assert.deepEqual((await student.get('/api/session/me')).body.userRole, ['user', 'organizer'])
    const mail = await until('the mail about the approval', async () =>
      (await api.nobody.get('/api/mail/messages')).body.find(
        (each: { about: string }) => each.about === 'manage.approved',
      ),
    )
    assert.match(mail.text, /http:\/\/localhost:4000\/internships\//)
  })

  test('whoever approves is told whose name an organisation looks like', async () => {
    const [student, admin] = [await api.as('student'), await api.as('admin')]
    for (let at = 0; at < 5; at++) {
      const id = await submitted(student, complete({ title: `Loom ${at}`, organisation: 'Kaveri Mills' }))
      await admin.post(`/api/manage/approvals/${id}/approve`)
    }
    api.setNow(new Date(NOW.getTime() + 120_000))
    for (const organisation of ['Kаveri Mills', 'Kaveri Mills', 'Kaveri Papers'])
      await submitted(student, complete({ title: 'Loom again', organisation }))
    const { items } = (await admin.get('/api/manage/approvals?state=pending&search=Loom%20again')).body
    assert.deepEqual(
      items.map((each: { imitates: string | null }) => each.imitates),
      [null, null, 'Kaveri Mills'],
    )
    const own = (await student.get('/api/manage/mine?state=pending&search=Loom%20again')).body.items
    assert.ok(own.every((each: { imitates: string | null }) => each.imitates === null))
    api.setNow(NOW)
  })

  test('what is sent back carries the reason, can be changed and submitted again', async () => {
    const [organizer, admin] = [await api.as('organizer'), await api.as('admin')]
    const id = await submitted(organizer, complete({ title: 'Writing intern' }))
    const read = (await admin.get('/api/manage/approvals?state=pending&search=Writing')).body.items[0]
    api.setNow(new Date(NOW.getTime() + 60_000))
    assert.equal(
      (await admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say what it pays.' })).status,
      204,
    )
    const mine = await organizer.get('/api/manage/mine?state=returned')
    assert.deepEqual([mine.body.items[0].id, mine.body.items[0].returnReason], [id, 'Say what it pays.'])
    const draft = await organizer.post(`/api/manage/opportunities/${id}/edit`)
    assert.equal(draft.body.body.title, 'Writing intern')
    const changed = { body: { ...draft.body.body, payFrom: 20_000 } }
    await organizer.put(`/api/manage/drafts/${draft.body.id}`, changed, { 'if-match': `"${draft.body.version}"` })
    assert.equal((await organizer.post(`/api/manage/drafts/${draft.body.id}/submit`)).body.id, id)

    // Who read it before it went back decides nothing about what came of it.
    const asRead = { 'if-match': `"${read.updatedAt}"` }
    const unread = await admin.post(`/api/manage/approvals/${id}/approve`, undefined, asRead)
    assert.deepEqual([unread.status, unread.body.code], [409, 'not-editable'])
    assert.match(unread.body.detail, /was changed since you read it/)
    const reason = { reason: 'Say what it pays, please.' }
    assert.equal((await admin.post(`/api/manage/approvals/${id}/send-back`, reason, asRead)).status, 409)
    const { updatedAt } = (await admin.get('/api/manage/approvals?state=pending&search=Writing')).body.items[0]
    const now = { 'if-match': `"${updatedAt}"` }
    assert.equal((await admin.post(`/api/manage/approvals/${id}/approve`, undefined, now)).status, 204)
    api.setNow(NOW)
  })

  // The embedded database has one transaction at a time.
  if (kind === 'postgres')
    test('what is changed at the very moment of deciding is not decided unread', async () => {
      const [organizer, admin] = [await api.as('organizer'), await api.as('admin')]
      const id = await submitted(organizer, complete({ title: 'Flax intern' }))
      const read = (await admin.get('/api/manage/approvals?state=pending&search=Flax')).body.items[0]
      const db = api.kernel.get(database)
      const [deciding] = await db.transact(async (tx) => {
        await sql`update listings.opportunity set title = 'Crypto intern', updated_at = updated_at + interval '1 minute'
          where id = ${id}`.execute(db.on(tx))
        const sent = admin.post(`/api/manage/approvals/${id}/approve`, undefined, {
          'if-match': `"${read.updatedAt}"`,
        })
        await until('the decision waits for the change', async () => {
          await sql`select pg_stat_clear_snapshot()`.execute(db.on(tx)) // or it would see only who was there at the first look
          const { rows } = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(db.on(tx))
          return rows.length > 0
        })
        return [sent] // the transaction does not wait for it
      })
      const { status, body } = await (deciding as Promise<Reply>)
      assert.deepEqual([status, body.code], [409, 'not-editable'])
    })

  test('submitting lists everything that is missing, and the draft stays', async () => {
    const student = await api.as('student')
    const id = await drafted(student, { ...emptyDraft('Asia/Kolkata'), title: 'Hm' })
    const answer = await student.post(`/api/manage/drafts/${id}/submit`)
    assert.deepEqual([answer.status, answer.body.code], [422, 'incomplete'])
    const fields = answer.body.errors.map((each: { path: string }) => each.path)
    assert.deepEqual(fields, ['kind', 'title', 'organisation', 'description', 'closesAt', 'city'])
    assert.equal((await student.get(`/api/manage/drafts/${id}`)).status, 200)
  })

  test('a year that is half typed is saved as all else is, and said when the draft is handed in', async () => {
    const student = await api.as('student')
    const id = await drafted(student, complete({ passingOutFrom: 20 }))
    const { status, body } = await student.post(`/api/manage/drafts/${id}/submit`)
    assert.deepEqual([status, body.errors[0].path], [422, 'passingOutFrom'])
  })

  test('in what is no zone nothing closes: neither an offset nor an instant is one', async () => {
    const student = await api.as('student')
    for (const zone of ['+05:30', '2024-01-01T00:00Z']) {
      const id = await drafted(student, complete({ zone, startsOn: '2026-12-24' }))
      const { status, body } = await student.post(`/api/manage/drafts/${id}/submit`)
      assert.deepEqual([status, body.errors?.map(({ path }: { path: string }) => path)], [422, ['closesAt']], zone)
    }
  })

  test('a number that no draft can have is refused, not a fault', async () => {
    const student = await api.as('student')
    for (const path of ['drafts/99999999999', 'drafts/2147483648'])
      assert.equal((await student.get(`/api/manage/${path}`)).status, 422, path)
    assert.equal((await student.get('/api/manage/drafts/2147483647')).status, 404)
    assert.equal((await student.post('/api/manage/opportunities/99999999999/edit')).status, 422)
  })

  test('a second tab does not overwrite: 412, and both texts are known', async () => {
    const student = await api.as('student')
    const made = await student.post('/api/manage/drafts')
    const save = (title: string) =>
      student.put(
        `/api/manage/drafts/${made.body.id}`,
        { body: complete({ title }) },
        { 'if-match': `"${made.body.version}"` },
      )
    assert.equal((await save('From the first tab')).status, 200)
    const second = await save('From the second tab')
    assert.deepEqual([second.status, second.body.code], [412, 'draft-changed'])
    assert.equal((await student.get(`/api/manage/drafts/${made.body.id}`)).body.body.title, 'From the first tab')
  })

  test('submitting twice at the same moment makes one opportunity', async () => {
    const student = await api.as('student')
    const id = await drafted(student, complete({ title: 'Only once, please' }))
    const answers = await Promise.all([1, 2].map(() => student.post(`/api/manage/drafts/${id}/submit`)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 404])
  })

  test('to others a draft and its opportunity do not exist, and approving is for approvers', async () => {
    const [student, recruiter] = [await api.as('student'), await api.as('recruiter')]
    const draft = await drafted(student, complete())
    assert.equal((await recruiter.get(`/api/manage/drafts/${draft}`)).status, 404)
    const id = await submitted(student, complete({ title: 'Not for the recruiter' }))
    assert.equal((await recruiter.post(`/api/manage/opportunities/${id}/remove`)).status, 404)
    assert.equal((await recruiter.post(`/api/manage/approvals/${id}/approve`)).status, 403)
    assert.equal((await api.nobody.get('/api/manage/mine')).status, 401)
  })

  test('closing, duplicating and taking down an own opportunity', async () => {
    const [organizer, admin] = [await api.as('organizer'), await api.as('admin')]
    const id = await submitted(organizer, complete({ title: 'Closed before its time' }))
    await admin.post(`/api/manage/approvals/${id}/approve`)
    assert.equal((await organizer.post(`/api/manage/opportunities/${id}/close`)).status, 204)
    const copy = await organizer.post(`/api/manage/opportunities/${id}/duplicate`)
    assert.equal(
      (await organizer.post(`/api/manage/opportunities/${copy.body.id}/edit`)).body.body.closesAt,
      complete().closesAt,
    )
    assert.equal((await organizer.post(`/api/manage/opportunities/${id}/remove`)).status, 204)
    assert.equal((await api.nobody.get(`/api/listings/opportunities/${id}`)).status, 410)
  })

  test.run()
})
