import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { personalRecords, personMerges, type Tx } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootDiscussion, type DiscussionHouse } from './house'

eachDatabase((kind) => {
  const test = suite(`words taken back, ${kind}`)
  let house: DiscussionHouse
  test.before(async () => {
    house = await bootDiscussion(kind)
  })
  test.after(() => house.dispose())

  const takeBack = async (word: string, id: number) =>
    assert.equal((await (await house.as(word)).delete(`/api/discussion/posts/${id}`)).status, 204)
  const removed = async (): Promise<{ id: number; text: string; version: number }[]> =>
    (await (await house.as('admin')).get('/api/discussion/cases?state=removed')).body.items
  const idsOf = (cases: readonly { id: number }[]) => cases.map(({ id }) => id)

  test('no decision brings them back, whatever card it was made on', async () => {
    const [student, pro, admin] = [await house.as('student'), await house.as('pro'), await house.as('admin')]
    const intern = await house.discussed()
    const { body: held } = await intern.ask(student, 'Write to asha@mail.example')
    await takeBack('student', held.id)
    const { body: question } = await intern.ask(student, 'Where is it?')
    const { body: answer } = await house.answer(pro, question.id, 'In Pune.')
    await house.decide(admin, answer.id, 'remove')
    await takeBack('pro', answer.id)
    for (const id of [held.id, answer.id])
      for (const decision of ['keep', 'remove']) assert.equal((await house.decide(admin, id, decision)).status, 404)
    const { items } = await intern.read()
    assert.deepEqual([items.length, items[0].answers], [1, []])
    assert.deepEqual(await house.counted(answer.id), ['answered, answer-gone'])
    assert.deepEqual(await removed(), [])
  })

  test('an answer to a question that is taken back does not count, kept or not', async () => {
    const [student, pro] = [await house.as('student'), await house.as('pro')]
    const intern = await house.discussed('Mentored Intern')
    const { body: question } = await intern.ask(student, 'Who mentors?')
    const { body: answer } = await house.answer(pro, question.id, 'Ask hr@mentors.example')
    await takeBack('student', question.id)
    await house.decide(await house.as('admin'), answer.id, 'keep')
    assert.deepEqual(await house.counted(answer.id), [''])
    const { items } = (await student.get('/api/notifications?limit=50')).body
    const told = items.filter(({ text }: { text: string }) => text.includes('“Mentored Intern” has an answer'))
    assert.deepEqual(told, [], 'its asker took it back')
  })

  test('whoever reported them, or an answer that goes with them, hears that; nothing waits for a moderator any more', async () => {
    const [student, pro, mentor] = [await house.as('student'), await house.as('pro'), await house.as('mentor')]
    const [loom, reed] = [await house.discussed('Loom Intern'), await house.discussed('Reed Intern')]
    const { body: question } = await loom.ask(student, 'Buy my course on looms')
    const { body: other } = await reed.ask(student, 'Who sells reeds?')
    const { body: answer } = await house.answer(pro, other.id, 'I do, buy mine')
    const { body: held } = await house.answer(pro, other.id, 'Ask asha@reeds.example')
    for (const { id } of [question, answer]) assert.equal((await house.report(mentor, id)).status, 204)
    const open = async () => idsOf((await (await house.as('admin')).get('/api/discussion/cases')).body.items)
    const mine: number[] = [question.id, answer.id, held.id]
    assert.deepEqual((await open()).filter((id) => mine.includes(id)).length, 3)
    for (const { id } of [question, other]) await takeBack('student', id)
    for (const title of ['Loom Intern', 'Reed Intern'])
      await house.told(mentor, `What you reported on “${title}” was taken back`)
    const { rows } = await sql`select id from discussion.report where settled is null
      and post_id in (${question.id}, ${answer.id})`.execute(house.db.of())
    assert.deepEqual([rows, (await open()).filter((id) => mine.includes(id))], [[], []])
    assert.equal((await house.report(await house.as('evaluator'), answer.id)).status, 404)
  })

  test('answers to what a moderator removes wait for nobody, and whoever reported them hears it; brought back, they do again', async () => {
    const [student, pro, mentor] = [await house.as('student'), await house.as('pro'), await house.as('mentor')]
    const [admin, intern] = [await house.as('admin'), await house.discussed('Kiln Intern')]
    const { body: question } = await intern.ask(student, 'Who sells kilns?')
    const { body: answer } = await house.answer(pro, question.id, 'I do, buy mine')
    const { body: held } = await house.answer(pro, question.id, 'Ask asha@kilns.example')
    const { body: judged } = await house.answer(pro, question.id, 'Buy two')
    const { body: left } = await house.answer(pro, question.id, 'Buy three')
    for (const { id } of [answer, judged, left]) assert.equal((await house.report(mentor, id)).status, 204)
    await house.decide(admin, judged.id, 'keep', 'Harmless')
    const open = async () =>
      (await admin.get('/api/discussion/cases')).body.items
        .filter(({ id }: { id: number }) => [answer.id, held.id, judged.id].includes(id))
        .map(({ id, reports }: { id: number; reports: unknown[] }) => [id, reports.length])
    const waiting = await open()
    assert.deepEqual(waiting, [
      [held.id, 0],
      [answer.id, 1],
    ])
    await house.decide(admin, question.id, 'remove')
    assert.deepEqual(await open(), [])
    await house.told(mentor, 'What you reported on “Kiln Intern” is gone')
    assert.equal((await house.report(await house.as('intern'), answer.id)).status, 404)
    await takeBack('pro', left.id)
    await house.decide(admin, question.id, 'keep', 'On second thought')
    assert.deepEqual(await open(), waiting)
    const { rows } = await sql`select from discussion.report where post_id = ${left.id} and settled is null`.execute(
      house.db.of(),
    )
    assert.deepEqual(rows, [], 'nobody decides about what was taken back meanwhile')
    await house.decide(admin, answer.id, 'keep', 'It is harmless')
    await house.told(mentor, 'It is harmless')
  })

  test('a decision on a card that shows what was before is refused, and says so', async () => {
    const [student, admin] = [await house.as('student'), await house.as('admin')]
    const intern = await house.discussed()
    const { body } = await intern.ask(student, 'Write to meera@mail.example')
    const [card] = (await admin.get('/api/discussion/cases')).body.items
    assert.deepEqual([card.id, card.version], [body.id, 1])
    assert.equal((await house.decide(admin, body.id, 'remove')).status, 204)
    const late = await house.decide(admin, body.id, 'keep', 'It is harmless', card.version)
    assert.deepEqual([late.status, late.body.code], [412, 'version-conflict'])
    assert.deepEqual(await intern.read().then(({ items }) => items), [])
    assert.equal((await house.decide(admin, body.id, 'keep', 'It is harmless', 2)).status, 204)
  })

  test('merged or erased, they are no case: erased they have no text, and who moderated no name', async () => {
    const [intern, admin] = [await house.discussed(), await house.as('volunteer')]
    const say = async (word: string, text: string) => (await intern.ask(await house.as(word), text)).body.id as number
    const [own, kept, others] = [
      await say('intern', 'My number was here'),
      await say('evaluator', 'Mine was, too'),
      await say('recruiter', 'Buy my course'),
    ]
    await takeBack('intern', own)
    await takeBack('evaluator', kept)
    await house.decide(admin, others, 'remove')
    const [from, to, moderator] = [
      await house.idOf('evaluator'),
      await house.idOf('mentor'),
      await house.idOf('volunteer'),
    ]
    await house.db.transact((tx) => house.kernel.get(personMerges).move(tx, { from, to }))
    for (const id of [await house.idOf('intern'), moderator]) await house.kernel.get(personalRecords).erase(id)
    assert.deepEqual(idsOf(await removed()), [others])
    const { rows } = await sql<{
      text: string
      by: boolean
    }>`select text, exists (select 1 from discussion.post_history h
      where h.by_person in (${moderator}, ${await house.idOf('intern')})) as by
      from discussion.post where id in (${own}, ${kept}) order by id`.execute(house.db.of())
    assert.deepEqual(rows, [
      { text: '', by: false },
      { text: 'Mine was, too', by: false },
    ])
  })

  // The embedded database has one transaction at a time.
  if (kind === 'postgres')
    test('kept at the very moment that its question goes, what was reported is told of once', async () => {
      const [student, mentor, admin] = [await house.as('student'), await house.as('pro'), await house.as('admin')]
      const intern = await house.discussed('Flax Intern')
      const { body: question } = await intern.ask(student, 'Who sells flax?')
      const { body: answer } = await house.answer(await house.as('organizer'), question.id, 'I do')
      assert.equal((await house.report(mentor, answer.id)).status, 204)
      const waiting = (tx: Tx, count: number) =>
        until(`${count} wait for the report`, async () => {
          const { rows } = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(house.db.on(tx))
          return rows.length >= count
        })
      const both = await house.db.transact(async (tx) => {
        await sql`select from discussion.report where post_id = ${answer.id} for update`.execute(house.db.on(tx))
        const keeps = house.decide(admin, answer.id, 'keep', 'Harmless', 1)
        await waiting(tx, 1)
        const takes = takeBack('student', question.id)
        await waiting(tx, 2)
        return [keeps, takes]
      })
      await Promise.all(both)
      await house.told(mentor, 'What you reported on “Flax Intern”')
      const said = (await mentor.get('/api/notifications?limit=50')).body.items.map(
        ({ text }: { text: string }) => text,
      )
      assert.equal(said.filter((text: string) => text.includes('Flax Intern')).length, 1, said.join(', '))
    })

  test.run()
})
