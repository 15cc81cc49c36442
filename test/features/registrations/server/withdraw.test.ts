import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, NOW, type RegistrationsHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`withdrawing, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  test('gives the seat back, and one may come again with another form and another receipt', async () => {
    const id = await house.live({ seats: 1 })
    const [student, pro] = [await house.as('student'), await house.as('pro')]
    const first = await house.enter(student, id)
    const isOpen = async () => (await student.get(`/api/registrations/${first.body.id}`)).body.dates.isOpen
    assert.equal(await isOpen(), true, 'the last seat is one’s own, and could be had again')
    const left = await student.post(`/api/registrations/${first.body.id}/withdraw`)
    assert.deepEqual([left.status, left.body.state], [200, 'withdrawn'])
    assert.equal((await house.enter(pro, id)).status, 201)
    assert.equal((await house.enter(student, id)).body.code, 'no-seat-left')
    assert.equal(await isOpen(), false)
    const other = (await pro.get(`/api/registrations/mine/for/${id}`)).body.registration
    await pro.post(`/api/registrations/${other.id}/withdraw`)
    const again = await house.enter(student, id, { college: 'COEP Pune' })
    assert.deepEqual([again.status, again.body.id, again.body.state], [201, first.body.id, 'registered'])
    assert.notEqual(again.body.code, first.body.code)
    const { body: receipt } = await student.get(`/api/registrations/${first.body.id}`)
    assert.equal(receipt.answers.college, 'COEP Pune')
    assert.equal(await house.seatsTaken(id), 1)
  })

  test('why one withdrew is for the organizer to read, in the list and in the table, until one comes again', async () => {
    const id = await house.live()
    const [student, pro, organizer] = [await house.as('student'), await house.as('pro'), await house.as('organizer')]
    const [first, silent] = [await house.enter(student, id), await house.enter(pro, id)]
    const long = await student.post(`/api/registrations/${first.body.id}/withdraw`, { why: 'x'.repeat(301) })
    assert.deepEqual([long.status, long.body.errors[0].message], [422, 'Say it in at most 300 characters'])
    await student.post(`/api/registrations/${first.body.id}/withdraw`, { why: ' An exam on that day \n' })
    await pro.post(`/api/registrations/${silent.body.id}/withdraw`, { why: '  ' })
    const whys = async () => {
      const { items } = (await organizer.get(`/api/registrations/of/${id}`)).body
      return Object.fromEntries(items.map((each: { id: number; why: string | null }) => [each.id, each.why]))
    }
    assert.deepEqual(await whys(), { [first.body.id]: 'An exam on that day', [silent.body.id]: null })
    const table = (await organizer.get(`/api/registrations/of/${id}/export.csv`)).body
    assert.match(table, /Why withdrawn.*\r\n(.*\r\n)?.*An exam on that day/)
    const archive = await house.kernel.get(personalRecords).export(await house.idOf('student'))
    assert.match(JSON.stringify(archive), /"withdrawnBecause":"An exam on that day"/)
    await house.enter(student, id)
    assert.deepEqual(await whys(), { [first.body.id]: null, [silent.body.id]: null })
  })

  test('rows of lists are told what one takes part in at this moment, and not what anybody else does', async () => {
    const [id, other] = [await house.live(), await house.live()]
    const [student, pro] = [await house.as('student'), await house.as('pro')]
    const entered = async () => (await student.get('/api/registrations/mine/entered')).body.items
    const { body } = await house.enter(student, id)
    await house.enter(pro, other)
    assert.deepEqual((await entered())[0], { opportunityId: id, id: body.id })
    assert.ok(!JSON.stringify(await entered()).includes(`"opportunityId":${other}`))
    await student.post(`/api/registrations/${body.id}/withdraw`)
    assert.ok(!JSON.stringify(await entered()).includes(`"opportunityId":${id}`))
  })

  test('twice is refused, and so is withdrawing for somebody else', async () => {
    const id = await house.live()
    const student = await house.as('student')
    const { body } = await house.enter(student, id)
    const stranger = await (await house.as('pro')).post(`/api/registrations/${body.id}/withdraw`)
    assert.deepEqual([stranger.status, stranger.body.code], [404, 'not-found'])
    await student.post(`/api/registrations/${body.id}/withdraw`)
    const second = await student.post(`/api/registrations/${body.id}/withdraw`)
    assert.deepEqual([second.status, second.body.code], [409, 'state-not-allowed'])
    assert.equal(second.body.detail, 'You withdrew from “Product Design Intern” already. Its receipt says when.')
    assert.equal(await house.seatsTaken(id), 0)
  })

  test('ends when the first day begins where the organizer is', async () => {
    const id = await house.live({ startsOn: '2026-11-25' })
    const student = await house.as('student')
    const { body } = await house.enter(student, id)
    house.setNow(new Date('2026-11-24T18:30:00Z')) // midnight in Kolkata
    const late = await student.post(`/api/registrations/${body.id}/withdraw`)
    assert.deepEqual([late.status, late.body.code], [409, 'already-started'])
    assert.equal((await student.get(`/api/registrations/${body.id}`)).body.canWithdraw, false)
    house.setNow(new Date('2026-11-24T18:29:59Z'))
    assert.equal((await student.post(`/api/registrations/${body.id}/withdraw`)).status, 200)
  })

  test('own registrations are listed by kind and state, page by page, each once', async () => {
    const mentor = await house.as('mentor')
    const entered: number[] = []
    for (const kind of ['job', 'quiz', 'job', 'job'])
      entered.push((await house.enter(mentor, await house.live({ kind }))).body.id)
    await mentor.post(`/api/registrations/${entered[0]}/withdraw`)
    const first = (await mentor.get('/api/registrations/mine?kind=job&limit=2')).body
    const second = (await mentor.get(`/api/registrations/mine?kind=job&limit=2&after=${first.next}`)).body
    const ids = [...first.items, ...second.items].map(({ id }: { id: number }) => id)
    assert.deepEqual(ids, [entered[3], entered[2], entered[0]])
    assert.deepEqual([second.next, first.counts], [null, { registered: 2, withdrawn: 1 }])
    const { body } = await mentor.get('/api/registrations/mine?state=withdrawn')
    assert.deepEqual(
      body.items.map(({ id }: { id: number }) => id),
      [entered[0]],
    )
  })

  test('what a person sent is handed out on request, and erased with its seats given back', async () => {
    const id = await house.live({ seats: 3 })
    const volunteer = await house.as('volunteer')
    const { body } = await house.enter(volunteer, id)
    const records = house.kernel.get(personalRecords)
    const personId = await house.idOf('volunteer')
    const exported = await records.export(personId)
    assert.match(JSON.stringify(exported['registrations.registrations']), new RegExp(body.code))
    await records.erase(personId)
    assert.equal(await house.seatsTaken(id), 0)
    const { body: list } = await (await house.as('organizer')).get(`/api/registrations/of/${id}`)
    assert.deepEqual([list.items, list.counts], [[], { registered: 0, withdrawn: 0 }])
  })

  test.run()
})
