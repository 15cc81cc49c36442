import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootListings, type ListingsHouse } from '../../house'

const test = suite('pictures of shared links')
let house: ListingsHouse
test.before(async () => {
  house = await bootListings('embedded')
})
test.after(() => house?.dispose())

const picture = (id: number, headers: Readonly<Record<string, string>> = {}) =>
  house.fetch(`/api/listings/opportunities/${id}/image.png`, headers)

test('what is kept of a picture is asked for again soon, and not sent again while it is the same', async () => {
  const id = await house.live({ title: 'Lamp lighter' })
  const first = await picture(id)
  assert.equal(first.headers.get('cache-control'), 'public, max-age=300, must-revalidate')
  const etag = first.headers.get('etag') ?? ''
  assert.match(etag, /^"[\w-]{20,}"$/)
  assert.equal((await picture(id, { 'if-none-match': etag })).status, 304)
  const { version = 0, ...content } = (await house.service.find(id)) ?? assert.fail()
  await house.db.transact((tx) => house.service.update(tx, id, { ...content, title: 'Wick trimmer' }, { version }))
  assert.equal((await picture(id, { 'if-none-match': etag })).status, 200)
  await house.db.transact((tx) => house.service.remove(tx, id, 1))
  assert.equal((await picture(id, { 'if-none-match': etag })).status, 410)
})

test('of what is for those with the link nothing is kept for others', async () => {
  const id = await house.live()
  await house.db.transact((tx) => house.service.setVisibility(tx, id, 'link'))
  assert.equal((await picture(id)).headers.get('cache-control'), 'private, max-age=300, must-revalidate')
})

test.run()
