import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import { personMerges } from '../../../../features/data/contract'
import { cookiesOf } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, filled, freshKey, NOW, type RegistrationsHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`registering, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  test('who registers gets a receipt whose hash is that of its content', async () => {
    const id = await house.live({ questions: [{ id: 'why', label: 'Why you?', type: 'paragraph', required: true }] })
    const student = await house.as('student')
    const reply = await house.enter(student, id, { answers: { why: [' I draw. '] } })
    assert.equal(reply.status, 201)
    assert.match(reply.body.code, /^FH-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const { body: receipt } = await student.get(`/api/registrations/${reply.body.id}`)
    assert.equal(receipt.registeredAt, NOW.toISOString())
    assert.equal(receipt.hash, createHash('sha256').update(receipt.content, 'utf8').digest('hex'))
    const why = { id: 'why', label: 'Why you?', values: ['I draw.'], type: 'paragraph' }
    assert.deepEqual(receipt.answers.questions, [why])
    assert.deepEqual([receipt.answers.phone, receipt.answers.email], ['+919876543210', 'student@demo.test'])
    assert.equal(JSON.parse(receipt.content).answers.questions[0].values[0], 'I draw.')
  })

  test('a receipt proves the same when two accounts of one person are merged', async () => {
    const id = await house.live()
    const { body } = await house.enter(await house.as('evaluator'), id)
    const pair = { from: await house.idOf('evaluator'), to: await house.idOf('recruiter') }
    const before = (await (await house.as('evaluator')).get(`/api/registrations/${body.id}`)).body
    await house.db.transact((tx) => house.kernel.get(personMerges).move(tx, pair))
    const { body: receipt } = await (await house.as('recruiter')).get(`/api/registrations/${body.id}`)
    assert.deepEqual([receipt.hash, receipt.content], [before.hash, before.content])
    assert.equal(receipt.hash, createHash('sha256').update(receipt.content, 'utf8').digest('hex'))
  })

  test('with an address that nobody has proved one takes no seat', async () => {
    const id = await house.live()
    const person = { name: 'Meera Nair', email: 'somebody-elses@example.in', password: 'seven monsoon kites' }
    const unproved = house.withCookie(cookiesOf(await house.nobody.post('/api/session/signup', person)))
    const refused = await house.enter(unproved, id)
    assert.deepEqual([refused.status, refused.body.code], [409, 'step-not-reached'])
    assert.match(refused.body.detail, /Confirm your e-mail address first/)
    assert.equal(await house.seatsTaken(id), 0)
  })

  test('a second device gets 409 with the id of the registration there is', async () => {
    const id = await house.live()
    const student = await house.as('student')
    const first = await house.enter(student, id)
    const second = await house.enter(student, id)
    assert.deepEqual([second.status, second.body.code], [409, 'already-registered'])
    assert.deepEqual(second.body.errors, [{ path: 'registrationId', message: String(first.body.id) }])
    assert.equal(await house.seatsTaken(id), 1)
  })

  test('what is refused is an application for a job or an internship, and a registration for all else', async () => {
    const student = await house.as('student')
    for (const [what, word, done] of [
      ['internship', /applications/i, /^You applied for/],
      ['quiz', /registration/i, /^You registered for/],
    ] as const) {
      const id = await house.live({ kind: what })
      await house.enter(student, id)
      assert.match((await house.enter(student, id)).body.detail, done)
      const [opensAt, externalUrl] = ['2026-11-25T06:30:00.000Z', 'https://lumio.example/enter']
      for (const content of [{ opensAt }, { externalUrl }])
        assert.match((await house.enter(student, await house.live({ kind: what, ...content }))).body.detail, word)
    }
  })

  test('the same key gets the first answer again, and one seat is taken', async () => {
    const id = await house.live({ seats: 5 })
    const [student, key] = [await house.as('student'), freshKey()]
    const [first, again] = [await house.enter(student, id, {}, key), await house.enter(student, id, {}, key)]
    assert.deepEqual([again.status, again.body], [201, first.body])
    assert.equal(await house.seatsTaken(id), 1)
  })

  test('without a key nothing is entered', async () => {
    const reply = await house.enter(await house.as('student'), await house.live(), {}, {})
    assert.deepEqual([reply.status, reply.body.code], [400, 'idempotency-key-needed'])
  })

  test('before it opens, at its closing instant and after being closed by hand it is refused by the server clock', async () => {
    const id = await house.live({ opensAt: '2026-11-22T00:00:00Z', closesAt: '2026-11-23T00:00:00Z' })
    const student = await house.as('student')
    const refusal = async () => (await house.enter(student, id)).body.code
    assert.equal(await refusal(), 'not-open-yet')
    house.setNow(new Date('2026-11-23T00:00:00Z'))
    assert.equal(await refusal(), 'registration-closed')
    house.setNow(new Date('2026-11-22T23:59:59.999Z'))
    await house.db.transact((tx) => house.service.close(tx, id, undefined, 'by hand'))
    assert.equal(await refusal(), 'registration-closed')
    assert.equal(await house.seatsTaken(id), 0)
  })

  test('one on another site, and one that is not there, are refused', async () => {
    const student = await house.as('student')
    const elsewhere = await house.live({ externalUrl: 'https://careers.example.org/1' })
    assert.equal((await house.enter(student, elsewhere)).body.code, 'elsewhere')
    const missing = await house.enter(student, 999_999)
    assert.deepEqual([missing.status, missing.body.code], [404, 'not-found'])
  })

  test('when the last seat is gone the next one is told so and leaves no row', async () => {
    const id = await house.live({ seats: 1 })
    assert.equal((await house.enter(await house.as('student'), id)).status, 201)
    const pro = await house.as('pro')
    const late = await house.enter(pro, id)
    assert.deepEqual([late.status, late.body.code], [409, 'no-seat-left'])
    assert.equal((await pro.get(`/api/registrations/mine/for/${id}`)).body.registration, null)
  })

  test('every wrong field is named, and nothing is kept', async () => {
    const id = await house.live({
      eligibility: { note: 'Third-year students only' },
      questions: [
        { id: 'link', label: 'Portfolio', type: 'link', required: true },
        { id: 'size', label: 'Size', type: 'choice', required: true, options: ['S', 'M'] },
      ],
    })
    const answers = { link: ['nowhere'], size: ['XL'], other: ['?'] }
    const sent = { name: ' ', phone: '12', acceptsEligibility: false, answers }
    const student = await house.as('student')
    const reply = await house.enter(student, id, sent)
    assert.deepEqual([reply.status, reply.body.code], [422, 'answers-incomplete'])
    assert.deepEqual(
      reply.body.errors.map(({ path }: { path: string }) => path),
      ['name', 'phone', 'acceptsEligibility', 'answers.other', 'answers.link', 'answers.size'],
    )
    const hindi = await student.post(
      '/api/registrations?lang=hn',
      { opportunityId: id, ...filled, ...sent },
      freshKey(),
    )
    assert.match(hindi.body.errors[0].message, /नाम/)
    assert.equal(await house.seatsTaken(id), 0)
  })

  test('the receipt is mailed once, with code and hash, and what was agreed to', async () => {
    const eligibility = { note: 'Bring a laptop.' }
    const id = await house.live({ kind: 'hackathon', title: 'BuildForBharat', eligibility })
    const { body } = await house.enter(await house.as('intern'), id)
    const { body: mails } = await house.nobody.get('/api/mail/messages')
    const mine = mails.filter((mail: { text: string }) => mail.text.includes(body.code))
    assert.deepEqual([mine.length, mine[0]?.to], [1, 'intern@demo.test'])
    assert.equal(mine[0].subject, 'You are registered: BuildForBharat')
    assert.match(mine[0].text, new RegExp(`/user/registrations/receipt/${body.id}\\n`))
    assert.match(mine[0].text, /\nRules agreed to: those on its page\nIn the organizer’s words: Bring a laptop\.\n\n/)
  })

  test.run()
})
