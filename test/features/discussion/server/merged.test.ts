import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { subscriptions } from '../../../../features/data/contract'
import type { Discussion } from '../../../../features/discussion/contract/wire'
import { verbs } from '../../../../features/modules/contract'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { contentOf } from '../../registrations/house'
import { bootDiscussion, type DiscussionHouse } from './house'

const texts = ({ items }: Discussion) => items.map(({ text }) => text)

eachDatabase((kind) => {
  const test = suite(`discussion of merged entries, ${kind}`)
  let house: DiscussionHouse
  test.before(async () => {
    house = await bootDiscussion(kind)
  })
  test.after(() => house.dispose())

  const merge = async (from: number, into: number) => {
    const verb = house.kernel.view(verbs).find(({ id }) => id === 'listings.merge')
    await verb?.run({ args: [String(from), String(into)], print: () => undefined } as never)
  }
  const pin = async (id: number) =>
    (await (await house.as('organizer')).put(`/api/discussion/posts/${id}/pin`, { pinned: true })).status
  const says = (from: { read(): Promise<Discussion> }, ...wanted: readonly string[]) =>
    until(`what is read is ${wanted}`, async () => String(texts(await from.read())) === String(wanted))

  /** The same opportunity as somebody else entered it. */
  async function ofAnother(title: string, word: string) {
    const by = await house.idOf(word)
    const { id } = await house.db.transact((tx) => house.service.create(tx, contentOf({ title }), by))
    await house.db.transact((tx) => house.service.submit(tx, id, by))
    await house.db.transact((tx) => house.service.approve(tx, id, by))
    return {
      id,
      read: async (as = house.nobody): Promise<Discussion> => (await as.get(`/api/discussion/of/${id}`)).body,
    }
  }

  test('what was said of the one that goes is read where its address leads, and its asker hears of answers there', async () => {
    const [student, pro, organizer] = [await house.as('student'), await house.as('pro'), await house.as('organizer')]
    const [from, into] = [await house.discussed('Twice entered'), await house.discussed('Entered twice')]
    const stipend = (await from.ask(student, 'Is there a stipend?')).body.id
    await house.answer(pro, stipend, 'Yes, I had one.')
    await into.ask(pro, 'Is there a canteen?')
    const travel = (await from.ask(student, 'Is travel paid?')).body.id
    const held = (await from.ask(student, 'Write to me at meera@mail.example')).body
    await from.tell(organizer, 'It begins a day later.')
    await merge(from.id, into.id)
    await says(into, 'Is travel paid?', 'Is there a canteen?', 'Is there a stipend?')
    const { items, updates, count }: Discussion = await into.read()
    assert.deepEqual(
      [items[2]?.answers.map(({ text }) => text), updates.map(({ text }) => text), count],
      [['Yes, I had one.'], ['It begins a day later.'], 3],
    )
    assert.equal((await house.answer(organizer, travel, 'It is.')).status, 201)
    await house.told(student, 'Your question about “Entered twice” has an answer')
    const [found] = (await (await house.as('admin')).get('/api/discussion/cases')).body.items
    assert.deepEqual([found.id, found.opportunity.title], [held.id, 'Entered twice'])
  })

  test('of more that are pinned than can be, those of the one that stays are, then who was pinned last', async () => {
    const [student, pro] = [await house.as('student'), await house.as('pro')]
    const [from, into] = [await house.discussed(), await house.discussed()]
    for (const [at, text] of ['First?', 'Second?', 'Third?'].entries()) {
      house.setNow(new Date(Date.UTC(2026, 10, 21, 7, at)))
      assert.equal(await pin((await from.ask(student, text)).body.id), 204)
    }
    assert.equal(await pin((await into.ask(pro, 'Its own?')).body.id), 204)
    await merge(from.id, into.id)
    await until('all four are there', async () => (await into.read()).items.length === 4)
    const all: Discussion = await into.read()
    const pinned = all.items.filter(({ isPinned }) => isPinned)
    assert.deepEqual(pinned.map(({ text }) => text).toSorted(), ['Its own?', 'Second?', 'Third?'])
  })

  test('another organizer hears of a question that waits for an answer, and tells no news that was not theirs', async () => {
    const [intern, organizer, recruiter] = [
      await house.as('intern'),
      await house.as('organizer'),
      await house.as('recruiter'),
    ]
    const [from, into] = [await house.discussed('Loom fellow'), await ofAnother('Loom fellowship', 'recruiter')]
    const answered = (await from.ask(intern, 'Is it paid?')).body.id
    await house.answer(organizer, answered, 'It is paid.')
    await from.tell(organizer, 'It begins a day later.')
    await from.ask(intern, 'Who teaches it?')
    await merge(from.id, into.id)
    await says(into, 'Who teaches it?', 'Is it paid?')
    const { items, updates } = await into.read()
    assert.deepEqual([items[1]?.answers.map(({ isOrganizer }) => isOrganizer), updates], [[false], []])
    await house.told(recruiter, 'A question about “Loom fellowship”')
  })

  test('heard late and twice, it leads to what is left by then', async () => {
    const volunteer = await house.as('volunteer')
    const [first, then, last] = [await house.discussed(), await house.discussed(), await house.discussed()]
    await merge(then.id, last.id)
    await first.ask(volunteer, 'Is it late?')
    const late = house.kernel.view(subscriptions).find(({ id }) => id === 'discussion.on-merged')
    for (const eventId of ['late', 'late'])
      await house.db.transact(async (tx) =>
        late?.handle({ from: first.id, into: then.id } as never, { tx, eventId } as never),
      )
    assert.deepEqual(texts(await last.read()), ['Is it late?'])
  })

  test('what is asked and answered at the moment of the merge is not lost', async () => {
    const [mentor, evaluator] = [await house.as('mentor'), await house.as('evaluator')]
    const [from, into] = [await house.discussed(), await house.discussed()]
    const asked = (await from.ask(mentor, 'Asked before?')).body.id
    const [said, answers] = await Promise.all([
      Promise.all([1, 2, 3, 4, 5, 6].map((each) => from.ask(evaluator, `Number ${each}?`))),
      Promise.all([1, 2, 3, 4, 5, 6].map((each) => house.answer(evaluator, asked, `Answer ${each}.`))),
      merge(from.id, into.id),
    ])
    const [there, answered] = [said, answers].map((all) => all.filter(({ status }) => status === 201).length)
    await until('all that was taken is read', async () => {
      const { items } = await into.read()
      return items.length === 1 + (there ?? 0) && items.at(-1)?.answers.length === answered
    })
  })

  test.run()
})
