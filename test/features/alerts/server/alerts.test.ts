import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { AlertsTables, SearchRow } from '../../../../features/alerts/server/tables'
import { personalRecords } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { type AlertsHouse, bootAlerts, NOW, search } from '../house'

const LIST = '/api/alerts/searches'

eachDatabase((kind) => {
  const test = suite(`alerts, ${kind}`)
  let house: AlertsHouse
  test.before(async () => {
    house = await bootAlerts(kind)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house?.dispose())

  test('the same search is kept once, however it is written, with the latest choices; for its person alone', async () => {
    const [student, pro] = [await house.as('student'), await house.as('pro')]
    const first = await student.post(LIST, search('One', { kind: 'job', city: 'Bangalore,Pune', q: ' data  analyst ' }))
    const again = search(
      'Two',
      { q: 'data analyst', city: 'Pune,Bengaluru', kind: 'job', sort: 'newest' },
      { frequency: 'weekly' },
    )
    assert.equal((await student.post(LIST, again)).body.id, first.body.id)
    const { items } = (await student.get(LIST)).body
    assert.equal(items.length, 1)
    assert.deepEqual([items[0].name, items[0].frequency, items[0].told], ['Two', 'weekly', 0])
    assert.equal(items[0].path, '/jobs?q=data+analyst&city=Bengaluru%2CPune')
    assert.deepEqual((await pro.get(LIST)).body.items, [])
    assert.equal((await pro.delete(`${LIST}/${first.body.id}`)).status, 404)
    assert.equal((await student.delete(`${LIST}/${first.body.id}`)).status, 204)
  })

  test('bad choices are refused with words', async () => {
    const student = await house.as('student')
    const status = async (body: object) => (await student.post(LIST, body)).status
    assert.equal(await status(search('x', { kind: 'unicorn' })), 422)
    assert.equal(await status(search('x', { colour: 'red' })), 422)
    assert.equal(await status(search('x', {}, { zone: 'Mars/Olympus' })), 422)
    assert.equal(await status(search('x', {}, { frequency: 'hourly' })), 422)
    assert.equal(await status(search('x', {}, { quiet: { from: 0, to: 1440 } })), 422)
    assert.equal(await status(search('', {})), 422)
    assert.equal((await house.nobody.post(LIST, search('x', {}))).status, 401)
  })

  test('a zone is a name that both the mail and the calendar know: no offset, no instant, none that only one has', async () => {
    const student = await house.as('student')
    for (const zone of ['+05:30', '2024-01-01T00:00Z', 'IST']) {
      const { status, body } = await student.post(LIST, search('x', {}, { zone }))
      assert.deepEqual([status, body.code], [422, 'zone-unknown'], zone)
    }
  })

  test('one search that cannot be told holds no other up, is told in the log, and is tried again', async () => {
    const [recruiter, placecom] = [await house.as('recruiter'), await house.as('placecom')]
    const { body } = await recruiter.post(LIST, search('Stuck', { q: 'falconry' }))
    await placecom.post(LIST, search('Behind', { q: 'falconry' }))
    const change = (values: Partial<SearchRow>) =>
      house.db.of<AlertsTables>().updateTable('alerts.search').set(values).where('id', '=', body.id).execute()
    await house.live({ title: 'Falconry Fellow' })
    await house.found('Stuck', 1)
    await house.found('Behind', 1)
    // Kept before zones were asked of what writes the mail, and the first one due.
    await change({ zone: '2024-01-01T00:00Z', due_at: new Date(NOW.getTime() - 60_000) })
    assert.deepEqual(await house.send(), { told: 1, failed: 1 })
    const told = async (word: string) => (await house.mails(word)).length
    assert.deepEqual([await told('recruiter'), await told('placecom')], [0, 1])
    const said = house.logs.filter(({ level }) => level === 'error')
    assert.deepEqual(
      said.map(({ about }) => (about as { searchId?: number }).searchId),
      [body.id],
    )
    await change({ zone: 'Asia/Kolkata' })
    assert.deepEqual(await house.send(), { told: 1, failed: 0 })
    assert.deepEqual([await told('recruiter'), await told('placecom')], [1, 1])
  })

  test('what becomes public is told at once to whose search it is in, by mail and behind the bell, once', async () => {
    const [student, mentor] = [await house.as('student'), await house.as('mentor')]
    await student.post(LIST, search('Design in Pune', { kind: 'internship', q: 'designer', city: 'Pune' }))
    await mentor.post(LIST, search('Design in Delhi', { kind: 'internship', q: 'design', city: 'Delhi' }))
    await mentor.post(LIST, search('Quoted', { q: '"visual design" -unpaid' }))
    const id = await house.live({ title: 'Visual Design Intern', city: 'Pune' })
    await house.found('Design in Pune', 1)
    await house.found('Quoted', 1)
    await house.found('Design in Delhi', 0)
    await Promise.all([house.send(), house.send()])
    const [mail, ...others] = await house.mails('student')
    assert.deepEqual(others, [])
    assert.equal(mail?.subject, 'New for “Design in Pune”: Visual Design Intern')
    assert.match(mail?.text ?? '', /http:\/\/localhost:4000\/internships\/visual-design-intern-\d+/)
    assert.match(mail?.text ?? '', /http:\/\/localhost:4000\/internships\?q=designer&city=Pune/)
    const bell = (await student.get('/api/notifications')).body.items
    assert.equal(bell.filter(({ text }: { text: string }) => text.includes('Design in Pune')).length, 1)
    // Killed and run again, the job finds what it found.
    await house.match({ news: 'x', opportunityIds: [id], after: 0 })
    await house.send()
    assert.equal((await house.mails('student')).length, 1)
  })

  test('what is shown to all later is told then, and shown to fewer and to all again it is not told anew', async () => {
    const mentor = await house.as('mentor')
    await mentor.post(LIST, search('Beekeeping', { q: 'beekeeping' }))
    const id = await house.live({ title: 'Beekeeping by invitation', visibility: 'invited' })
    const show = (visibility: 'public' | 'link') =>
      house.db.transact((tx) => house.service.setVisibility(tx, id, visibility))
    await show('public')
    await house.found('Beekeeping', 1)
    await house.send()
    await show('link')
    await show('public')
    const other = await house.live({ title: 'Beekeeping for all' })
    await house.found('Beekeeping', 1)
    await house.send()
    assert.deepEqual(
      (await house.mails('mentor')).map(({ subject }) => subject).filter((each) => each.includes('Beekeeping')),
      ['New for “Beekeeping”: Beekeeping by invitation', 'New for “Beekeeping”: Beekeeping for all'],
    )
    assert.ok(other > id)
  })

  test('who switched off mail of searches is told behind the bell alone', async () => {
    const volunteer = await house.as('volunteer')
    await volunteer.post(LIST, search('Kites', { q: 'kites' }))
    const choice = { topic: 'alerts', channel: 'email', isOn: false }
    assert.equal((await volunteer.put('/api/notifications/preferences/topics', choice)).status, 204)
    await house.live({ title: 'Kites and winds' })
    await house.found('Kites', 1)
    await house.send()
    assert.deepEqual(await house.mails('volunteer'), [])
    assert.equal((await volunteer.get('/api/notifications')).body.items.length, 1)
  })

  test('one press in a mail stops it; what it finds later is told when it is started again', async () => {
    const evaluator = await house.as('evaluator')
    const { body } = await evaluator.post(LIST, search('Origami', { q: 'origami' }))
    await house.live({ title: 'Origami Fellow' })
    await house.found('Origami', 1)
    await house.send()
    const token = /searches\/stop\?token=([\w-]+)/.exec((await house.mails('evaluator'))[0]?.text ?? '')?.[1]
    assert.ok(token)
    assert.deepEqual((await house.nobody.post('/api/alerts/stop', { token })).body, { name: 'Origami' })
    assert.equal((await house.nobody.post('/api/alerts/stop', { token: 'guessed' })).status, 404)
    await house.live({ title: 'Origami Teacher' })
    await house.live({ title: 'Kites and origami' })
    await house.found('Kites', 1)
    await house.send()
    assert.equal((await house.mails('evaluator')).length, 1)
    assert.equal((await evaluator.get(LIST)).body.items[0].frequency, 'off')
    const on = { name: 'Origami', frequency: 'instant', quiet: null, zone: 'Asia/Kolkata' }
    assert.equal((await evaluator.call('PUT', `${LIST}/${body.id}`, on)).status, 204)
    await house.live({ title: 'Origami Judge' })
    await house.found('Origami', 1)
    await house.send()
    assert.equal((await house.mails('evaluator')).length, 2)
  })

  test('what waits when a search is stopped is told once it is kept again, in the rhythm that is chosen then', async () => {
    const volunteer = await house.as('volunteer')
    const glass = search('Glass', { q: 'glassblowing' })
    const { body } = await volunteer.post(LIST, glass)
    await house.live({ title: 'Glassblowing Fellow' })
    await house.found('Glass', 1)
    const { filters: _, ...choices } = glass
    assert.equal((await volunteer.put(`${LIST}/${body.id}`, { ...choices, frequency: 'off' })).status, 204)
    await house.send()
    const told = async () => {
      const { items } = (await volunteer.get(LIST)).body
      return items.find(({ id }: { id: number }) => id === body.id).told
    }
    assert.equal(await told(), 0)
    await volunteer.post(LIST, { ...glass, frequency: 'daily' })
    await house.send()
    assert.equal(await told(), 0, 'a digest waits for its hour')
    assert.equal((await volunteer.post(LIST, glass)).body.id, body.id)
    await house.send()
    assert.equal(await told(), 1)
  })

  test('what was taken away comes back with what it had found, and in between tells nothing; an hour later it is gone', async () => {
    const mentor = await house.as('mentor')
    const clay = search('Clay', { q: 'potteryclay' })
    const { filters: _, ...choices } = clay
    const { id } = (await mentor.post(LIST, clay)).body
    await house.live({ title: 'Potteryclay Fellow' })
    await house.found('Clay', 1)
    const own = async () => (await mentor.get(LIST)).body.items.find((each: { name: string }) => each.name === 'Clay')
    const before = (await house.mails('mentor')).length
    assert.equal((await mentor.delete(`${LIST}/${id}`)).status, 204)
    assert.equal((await mentor.delete(`${LIST}/${id}`)).status, 404)
    assert.equal((await mentor.put(`${LIST}/${id}`, choices)).status, 404)
    await house.send()
    assert.deepEqual([await own(), (await house.mails('mentor')).length], [undefined, before])
    assert.equal((await mentor.post(LIST, clay)).body.id, id)
    await house.send()
    assert.equal((await own()).told, 1)
    await mentor.delete(`${LIST}/${id}`)
    await house.send(undefined, new Date(NOW.getTime() + 3_600_000))
    assert.notEqual((await mentor.post(LIST, clay)).body.id, id)
    assert.equal((await own()).told, 0)
  })

  test('fifty are the end, and erasing leaves none', async () => {
    const volunteer = await house.as('volunteer')
    for (let at = 0; at < 50; at++) await volunteer.post(LIST, search(`Search ${at}`, { q: `word${at}` }))
    const more = await volunteer.post(LIST, search('One more', { q: 'more' }))
    assert.deepEqual([more.status, more.body.code], [409, 'full'])
    assert.equal((await volunteer.post(LIST, search('Renamed', { q: 'word7' }))).status, 200)
    const records = house.kernel.get(personalRecords)
    const id = await house.idOf('volunteer')
    assert.match(JSON.stringify(await records.export(id)), /"name":"Renamed","filters":"q=word7"/)
    await records.erase(id)
    assert.match(JSON.stringify(await records.export(id)), /"searches":\[\]/)
  })

  // The last one: limits count by a clock that goes back for no test.
  test('a daily digest comes once a local day across a change of the clock; quiet hours hold it and drop nothing', async () => {
    const quiet = { from: 22 * 60, to: 9 * 60 }
    const choices = { frequency: 'daily', zone: 'America/New_York', quiet }
    // In 2027 clocks there go forward on 14 March.
    house.setNow(new Date('2027-03-13T15:00:00Z'))
    const pro = await house.as('pro')
    await pro.post(LIST, search('Chess', { q: 'chess' }, choices))
    const far = { closesAt: '2027-06-30T18:29:59.000Z', startsOn: '2027-07-05', endsOn: '2027-08-05' }
    await house.live({ title: 'Chess one', ...far })
    await house.live({ title: 'Chess two', ...far })
    await house.found('Chess', 2)
    const subjects = async () => (await house.mails('pro')).map(({ subject }) => subject)
    const at = async (now: string) => {
      house.setNow(new Date(now))
      await house.send()
      return subjects()
    }
    assert.deepEqual(await at('2027-03-14T12:59:59Z'), [], 'nine there is 13:00 UTC from this day on')
    assert.deepEqual(await at('2027-03-14T13:00:00Z'), ['2 new for “Chess”'])
    const closed = await house.live({ title: 'Chess closed', ...far })
    await house.live({ title: 'Chess three', ...far })
    await house.found('Chess', 2)
    await house.close(closed)
    assert.equal((await at('2027-03-14T23:59:00Z')).length, 1, 'the day had its digest')
    assert.deepEqual(await at('2027-03-15T13:00:00Z'), ['2 new for “Chess”', 'New for “Chess”: Chess three'])
    assert.equal((await at('2027-03-16T13:00:00Z')).length, 2, 'nothing new, no mail')
  })

  test.run()
})
