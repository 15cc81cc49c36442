import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { jobs } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootDiscussion, type DiscussionHouse } from './house'

const NOW = new Date('2026-11-21T06:30:00.123Z')
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

eachDatabase((kind) => {
  const test = suite(`discussion, what tells of words that are gone, ${kind}`)
  let house: DiscussionHouse
  test.before(async () => {
    house = await bootDiscussion(kind)
    for (const word of ['organizer', 'student', 'pro', 'mentor', 'admin']) await house.as(word)
  })
  test.after(() => house?.dispose())

  const run = (id: string, now: Date) =>
    house.kernel
      .view(jobs)
      .find((job) => job.id === id)
      ?.run({ now, signal: new AbortController().signal, data: undefined })
  /** As the hours pass, to the day after the next. */
  async function wait() {
    for (const hours of [2, 26, 27, 51]) {
      house.setNow(after(hours))
      await run('notifications.fall-back', after(hours))
      await run('notifications.deliver', after(hours))
    }
    house.setNow(NOW)
  }
  const mailed = async (word: string, text: string) => {
    const { body } = await house.nobody.get('/api/mail/messages')
    return body.filter(
      (mail: { to: string; text: string }) => mail.to === `${word}@demo.test` && mail.text.includes(text),
    ).length as number
  }

  test('news that was taken back, by its writer or a moderator, goes out no more; other news does', async () => {
    const [organizer, student, admin] = [
      await house.as('organizer'),
      await house.as('student'),
      await house.as('admin'),
    ]
    const { id, tell } = await house.discussed('Dated Cup')
    await house.enter(student, id)
    const say = async (text: string) => {
      const { body } = await tell(organizer, text)
      await house.told(student, text)
      return body.id as number
    }
    const [wrong, rude] = [await say('It begins on Monday.'), await say('Late ones stay out!')]
    await say('It begins on Tuesday.')
    assert.equal((await organizer.delete(`/api/discussion/posts/${wrong}`)).status, 204)
    assert.equal((await house.decide(admin, rude, 'remove', 'Say it kindly')).status, 204)
    await wait()
    const texts = ['It begins on Tuesday.', 'It begins on Monday.', 'Late ones stay out!']
    assert.deepEqual(await Promise.all(texts.map((text) => mailed('student', text))), [1, 0, 0])
    const { rows } = await sql<{ sender: string }>`select sender from mail.message
      where about = 'discussion.updated'`.execute(house.db.of())
    assert.ok(rows.every(({ sender }) => sender.endsWith(' · Foothold')))
  })

  test('whoever switched its mail off gets none, unread for a day or not', async () => {
    const [organizer, student, pro] = [await house.as('organizer'), await house.as('student'), await house.as('pro')]
    const { id, tell } = await house.discussed('Silent Cup')
    for (const each of [student, pro]) await house.enter(each, id)
    const choice = { topic: 'discussion', channel: 'email', isOn: false }
    assert.equal((await pro.put('/api/notifications/preferences/topics', choice)).status, 204)
    await tell(organizer, 'The silent hall is B2.')
    for (const each of [student, pro]) await house.told(each, 'The silent hall is B2.')
    await wait()
    assert.deepEqual(
      await Promise.all(['student', 'pro'].map((word) => mailed(word, 'The silent hall is B2.'))),
      [1, 0],
    )
    await pro.put('/api/notifications/preferences/topics', { ...choice, isOn: true })
  })

  test('an answer that was taken back is no mail to who asked; the other one is', async () => {
    const [pro, mentor] = [await house.as('pro'), await house.as('mentor')]
    const [loom, reed] = [await house.discussed('Loom Cup'), await house.discussed('Reed Cup')]
    const answers: number[] = []
    for (const { ask } of [loom, reed]) {
      const { body } = await ask(pro, 'Where is it?')
      answers.push((await house.answer(mentor, body.id, 'In Pune.')).body.id)
    }
    for (const title of ['Loom', 'Reed']) await house.told(pro, `“${title} Cup” has an answer`)
    await mentor.delete(`/api/discussion/posts/${answers[0]}`)
    await wait()
    await until('the other one is mailed', async () => (await mailed('pro', '“Reed Cup” has an answer')) === 1)
    assert.equal(await mailed('pro', '“Loom Cup” has an answer'), 0)
  })

  test('answers that go with their question are no mail, whoever took it away', async () => {
    const [pro, mentor, admin] = [await house.as('pro'), await house.as('mentor'), await house.as('admin')]
    const [silk, clay] = [await house.discussed('Silk Cup'), await house.discussed('Clay Cup')]
    const asked: number[] = []
    for (const [title, { ask }] of [['Silk', silk] as const, ['Clay', clay] as const]) {
      const { body } = await ask(pro, 'Where is it?')
      asked.push(body.id)
      await house.answer(mentor, body.id, 'In Pune.')
      await house.told(pro, `“${title} Cup” has an answer`)
    }
    await pro.delete(`/api/discussion/posts/${asked[0]}`)
    assert.equal((await house.decide(admin, asked[1] ?? 0, 'remove', 'Asked before')).status, 204)
    await wait()
    assert.equal(await mailed('pro', 'Cup” has an answer'), 1, 'that of the Reed Cup')
  })

  test('a question that is taken back does not keep quiet about another that waits', async () => {
    const [pro, mentor] = [await house.as('pro'), await house.as('mentor')]
    const { ask } = await house.discussed('Kiln Cup')
    await ask(pro, 'Where is it?')
    const { body } = await ask(mentor, 'When is it?')
    await mentor.delete(`/api/discussion/posts/${body.id}`)
    await wait()
    assert.equal(await mailed('organizer', 'A question about “Kiln Cup”'), 1)
  })

  test.run()
})
