import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import { notices } from '../../../../features/notifications/contract'
import { eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'
import { bootNotifications, type NotificationsHouse } from '../house'

const unread = async (as: { get(path: string): Promise<{ body: { unreadCount: number } }> }) =>
  (await as.get('/api/notifications/unread-count')).body.unreadCount

eachDatabase((kind) => {
  const test = suite(`notifications, ${kind}`)
  let house: NotificationsHouse
  test.before(async () => {
    house = await bootNotifications(kind)
  })
  test.after(() => house.dispose())

  const notice = async (word: string, eventId: string, more: object = {}) => ({
    personId: await house.idOf(word),
    template: 'notifications.approved',
    values: { title: eventId },
    from: 'Lumio Labs',
    actionUrl: '/internships/design-1',
    eventId,
    at: new Date('2026-11-21T06:30:00Z'),
    ...more,
  })
  const tell = (what: Awaited<ReturnType<typeof notice>>) =>
    house.db.transact((tx) => house.kernel.get(notices).tell(tx, what))

  test('the organizer hears of decisions, in the language of whoever reads, with what to do next', async () => {
    const organizer = await house.as('organizer')
    await house.live('Type Design Intern')
    const approved = await house.told(organizer, '“Type Design Intern” is public')
    assert.deepEqual(
      [approved.layout_type, approved.payload.type, approved.from, approved.readAt],
      ['app_notification', 'fullscreen', 'Lumio Labs', null],
    )
    assert.match(approved.actionUrl, /^\/internships\/type-design-intern-\d+$/)
    await house.sendBack(await house.pending('Ghost Writer'), 'Say what is paid.')
    const returned = await house.told(organizer, 'Say what is paid.')
    assert.equal(returned.payload.type, 'sidescreen')
    assert.equal(returned.actionUrl, '/manage/user/competition-listings/all/returned')
    const reader = house.withCookie(`${await house.cookieOf('organizer')}; unLang=hn`)
    assert.equal((await house.told(reader, 'Say what is paid.')).actionText, 'बदलें')
  })

  test('of what stands in no list nobody says that people find it', async () => {
    const organizer = await house.as('organizer')
    const id = await house.pending('By Invitation Alone')
    await house.db.transact((tx) => house.service.setVisibility(tx, id, 'invited'))
    await house.db.transact((tx) => house.service.approve(tx, id, 1))
    const approved = await house.told(organizer, '“By Invitation Alone” is open')
    assert.match(approved.description, /stands in no list/)
    const reader = house.withCookie(`${await house.cookieOf('organizer')}; unLang=hn`)
    assert.match((await house.told(reader, '“By Invitation Alone” अब खुला है')).description, /किसी सूची में नहीं/)
  })

  test('in which language somebody reads is known from their first look at the bell, and a look that changes nothing writes nothing', async () => {
    const db = house.db.of<{ 'notifications.person': { person_id: number; language: string } }>()
    const id = await house.idOf('mentor')
    const known = async () =>
      (await db.selectFrom('notifications.person').select('language').where('person_id', '=', id).execute()).map(
        ({ language }) => language,
      )
    const cookie = await house.cookieOf('mentor')
    const [english, hindi] = [house.withCookie(cookie), house.withCookie(`${cookie}; unLang=hn`)]
    await unread(english)
    assert.deepEqual(await known(), [])
    await unread(hindi)
    assert.deepEqual(await known(), ['hi'])
    await english.get('/api/notifications')
    assert.deepEqual(await known(), ['en'])
  })

  test('who registers has the way to the receipt; the organizer one unread line, however many come', async () => {
    const id = await house.live('Data Intern')
    const [organizer, student, pro] = [await house.as('organizer'), await house.as('student'), await house.as('pro')]
    const { body } = await house.enter(student, id)
    const received = await house.told(student, 'You have applied: Data Intern')
    assert.equal(received.actionUrl, `/user/registrations/receipt/${body.id}`)
    await house.told(organizer, 'applications for “Data Intern” 1 so far')
    await house.enter(pro, id)
    const both = await house.told(organizer, 'applications for “Data Intern” 2 so far')
    assert.equal(both.actionUrl, `/manage/opportunity/${id}/registrations`)
    const { body: all } = await organizer.get('/api/notifications')
    assert.equal(all.items.filter(({ text }: { text: string }) => text.includes('applications for “Data')).length, 1)
    await student.post(`/api/registrations/${body.id}/withdraw`)
    await house.told(organizer, 'withdrew from “Data Intern”')
  })

  test('the same event told again changes nothing, also after it was read', async () => {
    const volunteer = await house.as('volunteer')
    const once = await notice('volunteer', 'event-1', { thread: 'a thread' })
    await tell(once)
    await tell(once)
    assert.equal(await unread(volunteer), 1)
    await volunteer.post('/api/notifications/read', { all: true })
    await tell(once)
    assert.equal(await unread(volunteer), 0)
    await tell({ ...once, eventId: 'event-2' })
    assert.equal((await volunteer.get('/api/notifications')).body.items.length, 2)
  })

  test('a list goes on page by page, each row once, all or what is unread', async () => {
    const mentor = await house.as('mentor')
    for (const word of ['a', 'b', 'c', 'd', 'e']) await tell(await notice('mentor', word))
    const first = (await mentor.get('/api/notifications?limit=2')).body
    const second = (await mentor.get(`/api/notifications?limit=3&after=${first.next}`)).body
    const texts = [...first.items, ...second.items].map(({ text }: { text: string }) => text[1])
    assert.deepEqual([texts.join(''), second.next], ['edcba', null])
    const read = await mentor.post('/api/notifications/read', { ids: [first.items[0].id, first.items[1].id] })
    assert.deepEqual([read.status, read.body.unreadCount], [200, 3])
    assert.equal((await mentor.get('/api/notifications?filter=unread')).body.items.length, 3)
  })

  test('what was marked is taken back, one by one or at once; a thread keeps one unread line', async () => {
    const tpo = await house.as('tpo-admin')
    for (const word of ['f', 'g']) await tell(await notice('tpo-admin', word))
    await tell(await notice('tpo-admin', 'old', { thread: 'one' }))
    const all = await tpo.post('/api/notifications/read', { all: true })
    await tell(await notice('tpo-admin', 'new', { thread: 'one' }))
    assert.equal((await tpo.post('/api/notifications/unread', { readAt: all.body.readAt })).body.unreadCount, 3)
    const { items } = (await tpo.get('/api/notifications?filter=unread')).body
    assert.deepEqual(
      items.map(({ text }: { text: string }) => text.slice(1, 4)),
      ['new', 'g” ', 'f” '],
    )
    const ids = [items[1].id]
    assert.equal((await tpo.post('/api/notifications/read', { ids })).body.unreadCount, 2)
    assert.equal((await tpo.post('/api/notifications/unread', { ids })).body.unreadCount, 3)
    assert.equal((await (await house.as('student')).post('/api/notifications/unread', { ids })).status, 200)
    assert.equal((await tpo.post('/api/notifications/unread', { readAt: 'yesterday' })).status, 422)
    const nowhen = { readAt: '2026-99-99T99:99:99Z' }
    assert.equal((await tpo.post('/api/notifications/unread', nowhen)).status, 422)
    assert.equal((await house.nobody.post('/api/notifications/unread', { ids })).status, 401)
  })

  test("nobody reads or marks another's, and nobody at all sees any", async () => {
    await tell(await notice('evaluator', 'for the evaluator'))
    const evaluator = await house.as('evaluator')
    const [{ id }] = (await evaluator.get('/api/notifications')).body.items
    for (const word of ['student', 'admin']) {
      const other = await house.as(word)
      const { body } = await other.get('/api/notifications?limit=50')
      assert.ok(!body.items.some((each: { id: number }) => each.id === id), word)
      assert.equal((await other.post('/api/notifications/read', { ids: [id] })).status, 200)
    }
    assert.equal(await unread(evaluator), 1)
    assert.equal((await house.nobody.get('/api/notifications')).status, 401)
    assert.equal((await house.nobody.get('/api/notifications/unread-count')).status, 401)
    assert.equal((await house.nobody.post('/api/notifications/read', { all: true })).status, 401)
    assert.equal((await evaluator.post('/api/notifications/read', {})).status, 422)
  })

  test('the live topic is for its person alone and says that something is new at commit', async () => {
    const [own, other] = [await house.idOf('recruiter'), await house.idOf('student')]
    const topics = `notifications:${own},notifications:${other}`
    const stream = await fetch(`${house.origin}/api/live?topics=${topics}`, {
      headers: { cookie: await house.cookieOf('recruiter') },
    })
    const reader = stream.body?.getReader()
    await tell(await notice('student', 'not for the recruiter'))
    await tell(await notice('recruiter', 'live'))
    let text = ''
    while (!text.includes('"id"')) text += new TextDecoder().decode((await reader?.read())?.value)
    assert.match(text, new RegExp(`"topic":"notifications:${own}","message":\\{"id":\\d+\\}`))
    assert.ok(!text.includes(`notifications:${other}`))
    await reader?.cancel()
  })

  test('an unknown template is refused by name', async () => {
    const refusal = await rejection(tell(await notice('intern', 'x', { template: 'garden.planted' })))
    assert.match(refusal.message, /no template "garden\.planted"/)
  })

  test('what a person was told is handed out on request, and erased', async () => {
    await tell(await notice('placecom', 'placed'))
    const [records, personId] = [house.kernel.get(personalRecords), await house.idOf('placecom')]
    assert.match(JSON.stringify((await records.export(personId))['notifications.notifications']), /placed/)
    await records.erase(personId)
    assert.deepEqual((await records.export(personId))['notifications.notifications']?.['notifications'], [])
  })

  test.run()
})
