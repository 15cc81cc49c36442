import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { contentServer } from '../../../../features/content/server/feature'
import { database, personalRecords } from '../../../../features/data/contract'
import { people } from '../../../../features/session/contract'
import { demoAccounts } from '../../../../features/session/contract/demo-accounts'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const NOW = new Date('2026-11-21T06:30:00.000Z')
const word = 'intern'
const READER = demoAccounts.findIndex((each) => each.word === word) + 1
const wish = { kind: 'feature', subject: 'Dark certificates', text: 'I print them at night and it hurts.' }

eachDatabase((kind) => {
  const test = suite(`content, ${kind}`)
  let api: TestApi
  test.before(async () => {
    const settings = {
      content: { publicUrl: 'http://localhost:4000', newsletterUserId: READER, contactEmail: 'team@example.in' },
    }
    api = await bootApi([contentServer], { kind, now: NOW, settings })
  })
  test.after(() => api.dispose())

  const mailsTo = async (address: string): Promise<readonly { readonly text: string; readonly subject: string }[]> => {
    const { body } = await api.nobody.get('/api/mail/messages')
    return body.filter((each: { to: string }) => each.to === address)
  }

  test('the newsletter is joined by a press in a mail, and left the same way; repeats change nothing', async () => {
    const asked = await api.nobody.post('/api/newsletter/subscribe', { email: 'Nisha@Example.in' })
    assert.equal(asked.status, 200)
    assert.equal(asked.body.status, true)
    assert.equal(asked.body.data.message, asked.body.message)
    const [mail] = await mailsTo('nisha@example.in')
    const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    assert.ok(token, 'the mail has no link')
    for (let turn = 0; turn < 2; turn++) {
      const confirmed = await api.nobody.post('/api/content/newsletter/confirm', { token })
      assert.deepEqual([confirmed.status, confirmed.body.email], [200, 'nisha@example.in'])
    }
    const left = await api.nobody.post('/api/content/newsletter/unsubscribe', { token })
    assert.deepEqual([left.status, left.body.email], [200, 'nisha@example.in'])
  })

  test('asking for an address that is on the list says the same and mails nothing', async () => {
    const first = await api.nobody.post('/api/newsletter/subscribe', { email: 'kabir@example.in' })
    const token = /confirm\?token=([\w-]+)/.exec((await mailsTo('kabir@example.in'))[0]?.text ?? '')?.[1]
    await api.nobody.post('/api/content/newsletter/confirm', { token })
    const again = await api.nobody.post('/api/newsletter/subscribe', { email: 'kabir@example.in' })
    assert.deepEqual(again.body, first.body)
    assert.equal((await mailsTo('kabir@example.in')).length, 1)
  })

  test('one person, named by a setting, counts the list and takes the addresses that confirmed, each with its way out', async () => {
    const path = '/api/content/newsletter/subscribers'
    for (const email of ['=asha@example.in', 'never@example.in'])
      await api.nobody.post('/api/newsletter/subscribe', { email })
    const token = /confirm\?token=([\w-]+)/.exec((await mailsTo('=asha@example.in'))[0]?.text ?? '')?.[1]
    await api.nobody.post('/api/content/newsletter/confirm', { token })
    const reader = await api.as(word)
    const { status, body } = await reader.get(path)
    assert.deepEqual([status, body], [200, { confirmed: 2, asked: 1, left: 1, hindi: 0, came: 2, went: 1 }])
    const file = await reader.get(`${path}.csv`)
    assert.equal(file.status, 200)
    const [head, ...rows] = String(file.body).trim().split('\r\n')
    assert.equal(head, 'Email,Language,Confirmed at,Leave')
    assert.equal(rows.length, 2)
    assert.match(
      rows[0] ?? '',
      /^kabir@example\.in,en,2026-11-21T06:30:00\.000Z,http:\/\/localhost:4000\/newsletter\/unsubscribe\?token=/,
    )
    assert.ok(rows[1]?.startsWith(`"'=asha@`) || rows[1]?.startsWith(`'=asha@`), rows[1])
    assert.ok(rows[1]?.endsWith(`token=${token}`))
    assert.equal((await (await api.as('admin')).get(path)).status, 403)
    assert.equal((await api.nobody.get(`${path}.csv`)).status, 401)
  })

  test('a bad address and a made-up link are refused', async () => {
    const bad = await api.nobody.post('/api/newsletter/subscribe', { email: 'nobody at home' })
    assert.deepEqual([bad.status, bad.body.status, bad.body.data.status], [422, false, false])
    const unknown = await api.nobody.post('/api/content/newsletter/confirm', { token: 'a'.repeat(32) })
    assert.equal(unknown.status, 404)
    const cut = await api.nobody.post('/api/content/newsletter/confirm', { token: 'abc' })
    assert.deepEqual(
      [cut.status, cut.body.detail],
      [404, unknown.body.detail],
      'one that was cut short is not told apart',
    )
  })

  test('a letter is read by the team only, and what became of it has a history', async () => {
    const student = await api.as('student')
    const admin = await api.as('admin')
    const sent = await student.post('/api/content/letters', wish)
    assert.equal(sent.status, 201)
    assert.equal((await student.get('/api/content/letters')).status, 403)
    const { body } = await admin.get('/api/content/letters?kind=feature&state=new')
    const letter = body.items.find(({ id }: { id: number }) => id === sent.body.id)
    assert.deepEqual([letter.name, letter.email], ['Meera Nair', 'student@demo.test'])
    assert.equal((await admin.get('/api/content/letters?after=9999999999')).status, 422)
    assert.equal((await admin.post('/api/content/letters/9999999999/state', { to: 'planned' })).status, 422)
    const settled = await admin.post(`/api/content/letters/${letter.id}/state`, { to: 'planned' })
    assert.deepEqual([settled.status, settled.body.state], [200, 'planned'])
    const same = await admin.post(`/api/content/letters/${letter.id}/state`, { to: 'planned' })
    assert.deepEqual([same.status, same.body.code], [409, 'state-not-allowed'])
    const late = await admin.post(`/api/content/letters/${letter.id}/state`, { to: 'declined', from: 'new' })
    assert.deepEqual([late.status, late.body.code], [409, 'state-not-allowed'], 'a colleague was first')
  })

  test('one sees what became of one’s own letters by their numbers, and of nobody else’s', async () => {
    const recruiter = await api.as('recruiter')
    const sent: number[] = []
    for (let at = 0; at < 2; at++)
      sent.push((await recruiter.post('/api/content/letters', { ...wish, subject: `Wish ${at}` })).body.id)
    await (await api.as('admin')).post(`/api/content/letters/${sent[0]}/state`, { to: 'done' })
    const { status, body } = await recruiter.get('/api/content/letters/mine')
    assert.equal(status, 200)
    assert.deepEqual(
      body.items.map(({ id, state }: { id: number; state: string }) => [id, state]),
      [
        [sent[1], 'new'],
        [sent[0], 'done'],
      ],
    )
    assert.deepEqual(Object.keys(body.items[0]).toSorted(), ['id', 'kind', 'sentAt', 'state', 'subject', 'text'])
    assert.deepEqual((await (await api.as('mentor')).get('/api/content/letters/mine')).body, { items: [], next: null })
    assert.equal((await api.nobody.get('/api/content/letters/mine')).status, 401)
  })

  test('one’s own letters come by pages, and a stranger’s between them take no place', async () => {
    const [mine, theirs] = await Promise.all(
      ['mentor', 'recruiter'].map(async (who) => (await api.kernel.get(people).findByEmail(`${who}@demo.test`))?.id),
    )
    const own: number[] = []
    for (let at = 0; at < 42; at++) {
      const { rows } = await sql<{ id: number }>`
        insert into content.letter (kind, state, person_id, subject, text, sent_at)
        values ('feature', 'new', ${at % 2 ? theirs : mine}, ${`Wish ${at}`}, ${wish.text}, ${NOW}) returning id`.execute(
        api.kernel.get(database).of(),
      )
      if (at % 2 === 0) own.unshift(rows[0]?.id ?? 0)
    }
    const mentor = await api.as('mentor')
    const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)
    const { body: first } = await mentor.get('/api/content/letters/mine')
    assert.deepEqual([idsOf(first.items), first.next], [own.slice(0, 20), own[19]])
    const { body: second } = await mentor.get(`/api/content/letters/mine?after=${first.next}`)
    assert.deepEqual([idsOf(second.items), second.next], [own.slice(20), null])
  })

  test('a guest who asks something says where to answer; one who wishes something need not', async () => {
    const question = { ...wish, kind: 'contact' }
    const nameless = await api.nobody.post('/api/content/letters', question)
    assert.deepEqual([nameless.status, nameless.body.errors?.[0]?.path], [422, 'email'])
    assert.equal((await api.nobody.post('/api/content/letters', { ...question, email: 'a@b.in' })).status, 201)
    assert.equal((await api.nobody.post('/api/content/letters', wish)).status, 201)
  })

  test('a question is mailed to the team, and back to its writer only when they are signed in', async () => {
    const question = { ...wish, kind: 'contact', subject: 'A certificate' }
    const guest = await api.nobody.post('/api/content/letters', { ...question, email: 'guest@example.in' })
    const own = await (await api.as('student')).post('/api/content/letters', question)
    const toTeam = await mailsTo('team@example.in')
    for (const { body } of [guest, own])
      assert.equal(toTeam.filter(({ subject }) => subject === `Letter ${body.id}: A certificate`).length, 1)
    assert.match(toTeam.map(({ text }) => text).join(), /guest@example\.in writes:/)
    assert.deepEqual(await mailsTo('guest@example.in'), [])
    const [receipt] = await mailsTo('student@demo.test')
    assert.equal(receipt?.subject, `We have your letter ${own.body.id}: A certificate`)
    assert.ok(receipt?.text.includes(wish.text))
  })

  test('an address that its writer has not proved is written to by nobody: it may be a stranger’s', async () => {
    const recruiter = await api.as('recruiter')
    await sql`update session.account set email_verified_at = null where email = 'recruiter@demo.test'`.execute(
      api.kernel.get(database).of(),
    )
    const question = { ...wish, kind: 'contact', subject: 'Unproved' }
    assert.equal((await recruiter.post('/api/content/letters', question)).status, 201)
    assert.deepEqual(await mailsTo('recruiter@demo.test'), [])
    assert.ok((await mailsTo('team@example.in')).some(({ subject }) => subject.includes('Unproved')))
  })

  test('somebody who is erased leaves their words without their name', async () => {
    const student = await api.as('pro')
    const { body } = await student.post('/api/content/letters', wish)
    const person = await api.kernel.get(people).findByEmail('pro@demo.test')
    const records = api.kernel.get(personalRecords)
    const exported = await records.export(person?.id ?? 0)
    const letters = exported['content.letters']?.['letters'] as { id: number }[] | undefined
    assert.deepEqual(
      letters?.map(({ id }) => id),
      [body.id],
      'by the number that one was told',
    )
    const question = { ...wish, kind: 'contact', subject: 'Whose words these are' }
    assert.equal((await student.post('/api/content/letters', question)).status, 201)
    const toTeam = async () =>
      (await mailsTo('team@example.in')).filter(({ subject }) => subject.includes('Whose words')).length
    assert.equal(await toTeam(), 1)
    await records.erase(person?.id ?? 0)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from content.letter_history where by_person = ${person?.id}`.execute(
      api.kernel.get(database).of(),
    )
    assert.equal(rows[0]?.count, 0, 'nor is it told who began it')
    assert.equal(await toTeam(), 0, 'the mail that bears them goes too')
    const admin = await api.as('admin')
    const { body: list } = await admin.get('/api/content/letters')
    const left = list.items.find(({ id }: { id: number }) => id === body.id)
    assert.deepEqual([left.name, left.email, left.subject], [null, null, wish.subject])
  })

  test.run()
})
