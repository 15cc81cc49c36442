import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { searchName } from '../../../../features/alerts/client/search-name'
import type { ListProps } from '../../../../features/listings/contract'

const test = suite('what a search may be called')
const nameOf = (q: string) => searchName({ filters: { q }, title: 'Jobs', narrowed: [] } as unknown as ListProps)

test('by its words and what it lists', () => {
  assert.equal(nameOf('design'), '“design” · Jobs')
})

test('a long one is cut between letters', () => {
  for (const letter of ['😀', 'क्षि', 'a']) {
    const name = nameOf(letter.repeat(90))
    assert.ok(name.length <= 80 && name.length > 70, name)
    assert.equal(name, `“${letter.repeat((name.length - 1) / letter.length)}`)
  }
})

test.run()
