import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Wanted } from '../../../../features/listings/server/catalogue/wanted'
import { foundIn } from '../../../../features/listings/server/found-in'
import type { ListingRow } from '../../../../features/listings/server/listing-queries'

const test = suite('where a search found it')

const wanted = (text: string): Wanted => ({ ways: [{ text, isBeginning: false, factor: 1 }], isExcluded: false })
const titled = (id: number, title: string) => ({ id, title }) as ListingRow

test('of a title that says all of it no text is read, of others a piece is shown', async () => {
  const read: number[][] = []
  const textsOf = async (ids: readonly number[]) => {
    read.push([...ids])
    return new Map(ids.map((id) => [id, 'A clerk by day']))
  }
  const both = [wanted('night'), wanted('clerk')]
  const rows = [titled(1, 'Night Clerk'), titled(2, 'Night Guard')]
  assert.deepEqual(await foundIn(rows, textsOf, both), [
    { id: 1, title: ['', 'Night', ' ', 'Clerk', ''], text: [] },
    { id: 2, title: ['', 'Night', ' Guard'], text: ['A ', 'clerk', ' by day'] },
  ])
  assert.deepEqual(read, [[2]])
  await foundIn(rows.slice(0, 1), textsOf, both)
  assert.equal(read.length, 1)
})

test.run()
