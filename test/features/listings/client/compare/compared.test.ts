import '../../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createCompared } from '../../../../../features/listings/client/compare/create-compared'

const test = suite('compared')
const KEY = 'foothold.compare'
const one = (id: number) => ({ id, title: `Opportunity ${id}` })
const made = () => createCompared(new AbortController().signal)
const ids = (store: ReturnType<typeof made>) => store.state.list.map(({ id }) => id)

test.before.each(() => localStorage.clear())

test('holds at most four, in the order of choosing, and says when there is no room', () => {
  const store = made()
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((id) => store.toggle(one(id))),
    [true, true, true, true, false],
  )
  assert.deepEqual(ids(store), [1, 2, 3, 4])
  store.toggle(one(2))
  store.toggle(one(5))
  assert.deepEqual(ids(store), [1, 3, 4, 5])
  assert.deepEqual(ids(made()), [1, 3, 4, 5], 'it is there on the next page')
  store.clear()
  assert.deepEqual(ids(made()), [])
})

test('another tab’s choice is followed', () => {
  const store = made()
  localStorage.setItem(KEY, JSON.stringify([one(7)]))
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  assert.deepEqual(ids(store), [7])
})

for (const odd of ['', 'null', '{}', '[1,2]', '[{"id":"x"}]', '[{"id":1.5,"title":"x"}]', 'not json'])
  test(`“${odd}” in the storage is nothing chosen`, () => {
    localStorage.setItem(KEY, odd)
    assert.deepEqual(ids(made()), [])
  })

test.run()
