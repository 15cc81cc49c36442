import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { Columns } from '../../../../../features/listings/server/catalogue/columns'
import { SortedList } from '../../../../../features/listings/server/catalogue/sorted-list'
import { listedSource } from './listed-source'

const test = suite('sorted list')

const closing = fc.option(fc.integer({ min: 0, max: 100 }))
const byDeadline = (columns: Columns) => (a: number, b: number) =>
  (columns.keys.deadline[a] ?? 0) - (columns.keys.deadline[b] ?? 0) || (columns.ids[a] ?? 0) - (columns.ids[b] ?? 0)

test('whatever is filled in, added and removed stands in its order', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(closing, { maxLength: 40 }),
      fc.array(closing, { maxLength: 600 }),
      fc.array(fc.nat(639)),
      async (first, later, gone) => {
        const columns = new Columns(0)
        const slots = [...first, ...later].map((closesAt, at) =>
          columns.add(listedSource({ id: at + 1, closesAt }), 1, []),
        )
        const list = new SortedList(columns, 'deadline')
        await list.fill(Int32Array.from(slots.slice(0, first.length)))
        for (const slot of slots.slice(first.length)) list.add(slot)
        const removed = new Set(gone.map((at) => slots[at]).filter((each) => each !== undefined))
        for (const slot of removed) list.remove(slot)
        assert.deepEqual([...list.slots], slots.filter((slot) => !removed.has(slot)).sort(byDeadline(columns)))
      },
    ),
  ))

test('many at once are sorted as few are', async () => {
  const columns = new Columns(0)
  const slots = Int32Array.from({ length: 30_000 }, (_, at) =>
    columns.add(listedSource({ id: at + 1, closesAt: (at * 7919) % 1000 }), 1, []),
  )
  const list = new SortedList(columns, 'deadline')
  await list.fill(slots)
  assert.deepEqual(list.slots, slots.toSorted(byDeadline(columns)))
})

test('a list goes on after the place where a page ended, though what stood there is gone', async () => {
  const columns = new Columns(0)
  const slots = [10, 20, 20, 30].map((closesAt, at) => columns.add(listedSource({ id: at + 1, closesAt }), 1, []))
  const list = new SortedList(columns, 'deadline')
  await list.fill(Int32Array.from(slots))
  const place = list.keyOf(1)
  list.remove(1)
  assert.deepEqual([...list.slots.subarray(list.after(place))], [2, 3])
})

test.run()
