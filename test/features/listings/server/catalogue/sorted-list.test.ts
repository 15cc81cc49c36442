import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { FOREVER, type Listed, type Status } from '../../../../../features/listings/server/catalogue/listed'
import { SortedList } from '../../../../../features/listings/server/catalogue/sorted-list'

const test = suite('sorted list')

const FACETS = 2
const NOW = 50

const item = (id: number, closesAt: number): Listed => ({
  id,
  slot: id * 10,
  kind: 'job',
  isClosed: id % 5 === 0,
  opensAt: id % 3 === 0 ? NOW + 10 : 0,
  closesAt,
  groups: [id % 4, id % 7],
  keys: { deadline: [closesAt, id], newest: [-id, -id], pay: [0, 0, -id] },
})

/** What counting reads, as rows. */
function rowsOf(list: SortedList) {
  const { size, slots, isClosed, opensAt, closesAt, groups } = list.columns()
  return Array.from({ length: size }, (_, at) => [
    slots[at],
    isClosed[at],
    opensAt[at],
    closesAt[at],
    ...groups.map((column) => column[at]),
  ])
}

const listOf = (items: readonly Listed[]) => {
  const list = new SortedList('deadline', FACETS)
  list.fill(items)
  return list
}

const closing = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant(FOREVER))

test('columns follow what is added and removed, as if they were made anew', () =>
  fc.assert(
    fc.property(
      fc.array(closing, { maxLength: 40 }),
      fc.array(closing, { maxLength: 600 }),
      fc.array(fc.nat(639)),
      (first, later, gone) => {
        const items = [...first, ...later].map((closesAt, at) => item(at + 1, closesAt))
        const list = listOf(items.slice(0, first.length))
        list.columns()
        for (const each of items.slice(first.length)) list.add(each)
        const removed = new Set(gone.map((at) => items[at]).filter((each) => each !== undefined))
        for (const each of removed) list.remove(each)
        const fresh = listOf(items.filter((each) => !removed.has(each)))
        assert.deepEqual(rowsOf(list), rowsOf(fresh))
      },
    ),
  ))

test('those of a status are the same before and after time passes and the list changes', () => {
  const items = [10, 49, 50, 51, 60, 70, FOREVER].map((closesAt, at) => item(at + 1, closesAt))
  const list = listOf(items)
  const slotsOf = (status: Status, now: number) => {
    const { slots } = list.columns()
    return [...list.standing(status, now).places].map((at) => slots[at])
  }
  const expected = (status: Status, now: number) => listed(items, status, now)
  for (const now of [NOW, 55, 65]) {
    for (const status of ['open', 'upcoming', 'closed', 'all'] as const)
      assert.deepEqual(slotsOf(status, now), expected(status, now))
  }
  items.splice(3, 1).forEach((each) => list.remove(each))
  assert.deepEqual(slotsOf('open', 65), expected('open', 65))
})

/** By the words of the product: over once closed or past its time, upcoming until it opens. */
function listed(items: readonly Listed[], status: Status, now: number) {
  const standing = (each: Listed): Status => {
    if (each.isClosed || each.closesAt <= now) return 'closed'
    return each.opensAt > now ? 'upcoming' : 'open'
  }
  return items.filter((each) => status === 'all' || standing(each) === status).map(({ slot }) => slot)
}

test.run()
