import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Discussion } from '../../../../features/discussion/contract/wire'
import { eachDatabase } from '../../../support/database'
import { bootDiscussion, type DiscussionHouse } from './house'

eachDatabase((kind) => {
  const test = suite(`pinned questions, ${kind}`)
  let house: DiscussionHouse
  test.before(async () => {
    house = await bootDiscussion(kind)
  })
  test.after(() => house.dispose())

  const pin = async (id: number) =>
    (await (await house.as('organizer')).put(`/api/discussion/posts/${id}/pin`, { pinned: true })).status
  const pinned = ({ items }: Discussion) =>
    items
      .filter(({ isPinned }) => isPinned)
      .map(({ id }) => id)
      .sort((a, b) => a - b)
  /** A new opportunity that this person asked so many questions about. */
  async function asked(word: string, count: number) {
    const intern = await house.discussed()
    const asker = await house.as(word)
    const ids: number[] = []
    for (let at = 0; at < count; at++) ids.push((await intern.ask(asker, `Question number ${at}?`)).body.id)
    return { ...intern, ids }
  }

  test('of many pinned at the same moment three are', async () => {
    const { ids, read } = await asked('student', 8)
    await house.as('organizer')
    const statuses = await Promise.all(ids.map(pin))
    assert.deepEqual(statuses.toSorted(), [204, 204, 204, 409, 409, 409, 409, 409])
    assert.equal(pinned(await read()).length, 3)
  })

  test('one that comes back keeps its pin while there is room, and loses it where three are pinned meanwhile', async () => {
    const { ids, read } = await asked('pro', 4)
    const [first, second, third, fourth] = ids as [number, number, number, number]
    const admin = await house.as('admin')
    for (const id of [first, second, third]) await pin(id)
    for (const decision of ['remove', 'keep']) await house.decide(admin, first, decision)
    assert.deepEqual(pinned(await read()), [first, second, third])
    await house.decide(admin, first, 'remove')
    assert.equal(await pin(fourth), 204)
    await house.decide(admin, first, 'keep')
    assert.deepEqual(pinned(await read()), [second, third, fourth])
  })

  test('a list asked anew as one page has as many rows as it had, the pinned ones among them', async () => {
    const { id, read } = await house.discussed()
    await house.writeQuestions(id, 30)
    const written = (await read(undefined, '?limit=30')).items.map((each: { id: number }) => each.id)
    assert.equal(written.length, 30)
    for (const old of written.slice(-3)) await pin(old)
    const first = await read()
    const second = await read(undefined, `?after=${first.next}`)
    const shown = [...first.items, ...second.items]
    const whole = await read(undefined, `?limit=${shown.length}`)
    assert.deepEqual(whole.items, shown)
    assert.equal(whole.next, second.next)
    const rest = await read(undefined, `?after=${whole.next}&limit=20`)
    assert.deepEqual([shown.length + rest.items.length, rest.next], [30, null])
    const few = await read(undefined, '?limit=2')
    assert.deepEqual(
      [few.items.length, few.next],
      [4, few.items[3].id],
      'pinned ones stand there whatever is asked for',
    )
  })

  test.run()
})
