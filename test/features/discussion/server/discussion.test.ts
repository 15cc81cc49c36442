import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import type { Discussion } from '../../../../features/discussion/contract/wire'
import { eachDatabase } from '../../../support/database'
import { bootDiscussion, type DiscussionHouse } from './house'

const texts = ({ items }: Discussion) => items.map(({ text }) => text)

eachDatabase((kind) => {
  const test = suite(`discussion, ${kind}`)
  let house: DiscussionHouse
  test.before(async () => {
    house = await bootDiscussion(kind)
  })
  test.after(() => house.dispose())

  const three = async () => [await house.as('student'), await house.as('pro'), await house.as('organizer')] as const

  test('what is asked is read by everybody, and the organizer’s answer stands first', async () => {
    const [student, pro, organizer] = await three()
    const intern = await house.discussed('Type Design Intern')
    const { status, body } = await intern.ask(student, '  Is there a stipend?  ')
    assert.deepEqual([status, body.state], [201, 'shown'])
    await house.answer(pro, body.id, 'I think so.')
    await house.answer(organizer, body.id, 'Yes, ₹25,000 a month.')
    const [thread] = (await intern.read()).items
    assert.deepEqual([thread.text, thread.by, thread.isOrganizer], ['Is there a stipend?', 'Meera N.', false])
    assert.deepEqual(
      thread.answers.map((each: { by: string; text: string }) => `${each.by}: ${each.text}`),
      ['Lumio Labs: Yes, ₹25,000 a month.', `${thread.answers[1].by}: I think so.`],
    )
    assert.deepEqual(JSON.stringify(thread).match(/@demo\.test|person/g), null)
    await house.told(organizer, 'A question about “Type Design Intern”')
    await house.told(student, 'Your question about “Type Design Intern” has an answer')
  })

  test('only who is logged in may write, only what is open is asked about, and bad words name the field', async () => {
    const [student, , organizer] = await three()
    const intern = await house.discussed()
    assert.equal((await intern.ask(house.nobody, 'Is it paid?')).status, 401)
    for (const text of ['', ' ', 'x', `${'y'.repeat(2001)}`]) {
      const { status, body } = await intern.ask(student, text)
      assert.deepEqual([status, body.errors?.[0]?.path], [422, 'text'], text.slice(0, 9))
    }
    assert.equal((await intern.tell(student, 'The train is late')).status, 403)
    const { body } = await intern.ask(student, 'Is it paid?')
    await intern.close()
    const late = await intern.ask(student, 'And travel?')
    assert.deepEqual([late.status, late.body.code], [409, 'not-discussed'])
    assert.equal((await house.answer(student, body.id, 'I do not know')).status, 409)
    assert.equal((await house.answer(organizer, body.id, 'It was.')).status, 201)
    assert.equal((await house.nobody.get('/api/discussion/of/999999')).status, 404)
  })

  test('what looks like an address waits for a moderator: its writer sees it, others do not, and then hear of it', async () => {
    const [student, pro, organizer] = await three()
    const admin = await house.as('admin')
    const intern = await house.discussed('Sound Intern')
    const { body } = await intern.ask(student, 'Write to me at meera@mail.example, please')
    assert.equal(body.state, 'held')
    assert.deepEqual([texts(await intern.read(student)).length, texts(await intern.read(pro))], [1, []])
    assert.equal((await house.answer(pro, body.id, 'Sure')).status, 404)
    const [first] = (await admin.get('/api/discussion/cases')).body.items
    assert.deepEqual([first.id, first.heldFor, first.by], [body.id, ['email'], 'Meera Nair'])
    assert.equal((await house.decide(admin, body.id, 'keep', 'A mentor asked for it')).status, 204)
    assert.equal(texts(await intern.read(pro)).length, 1)
    await house.told(organizer, 'A question about “Sound Intern”')
  })

  test('of one’s own reported words another moderator decides', async () => {
    const [student, pro] = await three()
    const [admin, mentor, tpo] = [await house.as('admin'), await house.as('mentor'), await house.as('tpo-admin')]
    const intern = await house.discussed('Clay Intern')
    const { body } = await intern.ask(admin, 'Buy my course on clay')
    for (const who of [pro, mentor, student]) await house.report(who, body.id)
    const caseOf = async (as: typeof admin) =>
      (await as.get('/api/discussion/cases')).body.items.find(({ id }: { id: number }) => id === body.id)
    assert.equal((await caseOf(admin)).isOwn, true)
    const refused = await house.decide(admin, body.id, 'keep', 'I like it')
    assert.deepEqual([refused.status, texts(await intern.read(tpo))], [403, []])
  })

  test('the third person who reports words holds them; a moderator decides, and all of them are told', async () => {
    const [student, pro, organizer] = await three()
    const [mentor, admin] = [await house.as('mentor'), await house.as('admin')]
    const intern = await house.discussed('Ink Intern')
    const { body } = await intern.ask(student, 'Buy my course on ink')
    for (const who of [pro, pro, mentor]) assert.equal((await house.report(who, body.id)).status, 204)
    assert.equal(texts(await intern.read()).length, 1)
    assert.equal((await house.report(student, body.id)).status, 403)
    await house.report(organizer, body.id)
    assert.deepEqual(texts(await intern.read()), [])
    assert.equal((await house.decide(student, body.id, 'keep')).status, 403)
    assert.equal((await house.decide(admin, body.id, 'remove', 'Advertising')).status, 204)
    await house.told(student, 'What you wrote about “Ink Intern” was taken away')
    for (const who of [pro, mentor, organizer]) await house.told(who, 'What you reported on “Ink Intern” is gone')
    const gone = (await admin.get('/api/discussion/cases?state=removed')).body.items
    assert.deepEqual([gone[0].id, gone[0].reports], [body.id, []])
    await house.decide(admin, body.id, 'keep', 'On second thought')
    assert.equal(texts(await intern.read()).length, 1)
  })

  test('one takes back one’s own words, with the answers to them, and nobody else’s', async () => {
    const [student, pro, organizer] = await three()
    const intern = await house.discussed()
    const { body } = await intern.ask(student, 'Is it remote?')
    const answer = await house.answer(organizer, body.id, 'Two days a week.')
    assert.equal((await pro.delete(`/api/discussion/posts/${body.id}`)).status, 403)
    assert.equal((await student.delete(`/api/discussion/posts/${answer.body.id}`)).status, 403)
    for (let time = 0; time < 2; time++)
      assert.equal((await student.delete(`/api/discussion/posts/${body.id}`)).status, 204)
    assert.deepEqual((await intern.read(student)).items, [])
    assert.deepEqual(
      (await (await house.as('admin')).get('/api/discussion/cases?state=removed')).body.items.filter(
        ({ id }: { id: number }) => id === body.id,
      ),
      [],
      'what its writer took back is no case',
    )
  })

  test('an answer counts while everybody reads it: not while it waits, nor when it or its question is gone; one’s own question never', async () => {
    const [student, pro] = await three()
    const admin = await house.as('admin')
    const intern = await house.discussed('Paper Intern')
    const { body: question } = await intern.ask(student, 'Where is it?')
    const { body: plain } = await house.answer(pro, question.id, 'In Pune.')
    const { body: held } = await house.answer(pro, question.id, 'Ask hr@paper.example')
    const { body: own } = await house.answer(student, question.id, 'Or asha@paper.example')
    assert.deepEqual([held.state, own.state], ['held', 'held'])
    assert.deepEqual(await house.counted(plain.id, held.id, own.id), ['answered', '', ''])
    await house.decide(admin, held.id, 'keep')
    await house.decide(admin, own.id, 'keep')
    assert.deepEqual(await house.counted(plain.id, held.id, own.id), ['answered', 'answered', ''])
    await house.decide(admin, held.id, 'remove')
    assert.deepEqual(await house.counted(plain.id, held.id), ['answered', 'answered, answer-gone'])
    await house.decide(admin, held.id, 'keep', 'On second thought')
    assert.deepEqual(await house.counted(held.id), ['answered, answer-gone, answered'])
    await house.decide(admin, question.id, 'remove')
    assert.deepEqual(await house.counted(plain.id), ['answered, answer-gone'])
    await house.decide(admin, question.id, 'keep', 'On second thought')
    assert.deepEqual(await house.counted(plain.id), ['answered, answer-gone, answered'])
    await student.delete(`/api/discussion/posts/${question.id}`)
    assert.deepEqual(await house.counted(plain.id), ['answered, answer-gone, answered, answer-gone'])
  })

  test('three questions are pinned at most, and pages go on behind them without a gap or a repetition', async () => {
    const [, , organizer] = await three()
    const intern = await house.discussed()
    const askers = ['mentor', 'evaluator', 'recruiter', 'intern'] // a person asks twelve times an hour
    const ids: number[] = []
    for (let at = 0; at < 24; at++)
      ids.push((await intern.ask(await house.as(askers[at % 4] as string), `Question number ${at}?`)).body.id)
    const pin = (id: number | undefined, pinned = true) => organizer.put(`/api/discussion/posts/${id}/pin`, { pinned })
    for (const id of ids.slice(0, 3)) assert.equal((await pin(id)).status, 204)
    assert.deepEqual([(await pin(ids[4])).status, (await pin(ids[0], false)).status], [409, 204])
    const seen: number[] = []
    for (let after: number | null | undefined; after !== null; ) {
      const page: Discussion = (
        await house.nobody.get(`/api/discussion/of/${intern.id}${after ? `?after=${after}` : ''}`)
      ).body
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    }
    assert.deepEqual(seen.slice(0, 2).toSorted(), ids.slice(1, 3).toSorted())
    assert.deepEqual(seen.slice(2), ids.filter((id) => id !== ids[1] && id !== ids[2]).toReversed())
  })

  test('news beyond the newest twenty is read to its end', async () => {
    const [, pro] = await three()
    const intern = await house.discussed('News Intern')
    await house.writeNews(intern.id, 45)
    const { updates, olderUpdates } = await intern.read(pro)
    const older = []
    for (let after = olderUpdates; after !== null; ) {
      const { body } = await pro.get(`/api/discussion/of/${intern.id}/news?after=${after}`)
      older.push(...body.items)
      after = body.next
    }
    assert.deepEqual(
      [...updates, ...older].map(({ text }) => text),
      Array.from({ length: 45 }, (_, at) => `News ${45 - at}`),
    )
    assert.equal((await intern.read(pro)).updates.length, 20)
    assert.equal((await (await house.discussed()).read(pro)).olderUpdates, null)
  })

  test('the organizer’s news is told to whoever is registered, once', async () => {
    const [student, pro, organizer] = await three()
    const intern = await house.discussed('Radio Intern')
    await house.enter(student, intern.id)
    assert.equal((await intern.tell(organizer, 'The first day is a Monday.')).status, 201)
    await house.told(student, 'News of “Radio Intern”')
    const { updates, isOrganizer } = await intern.read(organizer)
    assert.deepEqual(
      [updates.map((each: { text: string }) => each.text), isOrganizer],
      [['The first day is a Monday.'], true],
    )
    const behind = (await pro.get('/api/notifications')).body.items.map((each: { text: string }) => each.text)
    assert.equal(
      behind.some((text: string) => text.includes('Radio Intern')),
      false,
    )
  })

  test('one’s words are in one’s export; erased, they stay without a name', async () => {
    const volunteer = await house.as('volunteer')
    const intern = await house.discussed()
    await intern.ask(volunteer, 'Who mentors?')
    const [id, records] = [await house.idOf('volunteer'), house.kernel.get(personalRecords)]
    assert.match(JSON.stringify(await records.export(id)), /Who mentors\?/)
    await records.erase(id)
    const [thread] = (await intern.read()).items
    assert.deepEqual([thread.text, thread.by], ['Who mentors?', null])
  })

  test.run()
})
