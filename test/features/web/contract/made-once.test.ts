import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { madeOnce } from '../../../../features/web/contract'
import { rejection } from '../../../support/waiting'

const once = suite('what is loaded when it is needed')

once('is made once, for all who come at the same time and after them', async () => {
  let made = 0
  const get = madeOnce(async () => (made += 1))
  assert.deepEqual(await Promise.all([get(), get()]), [1, 1])
  assert.equal(await get(), 1)
})

once('is made anew for whoever comes next where it could not be made', async () => {
  let tried = 0
  const get = madeOnce(async () => {
    if ((tried += 1) === 1) throw new Error('The disk is away.')
    return tried
  })
  const [first, beside] = [rejection(get()), rejection(get())]
  assert.match((await first).message + (await beside).message, /disk.*disk/)
  assert.equal(await get(), 2)
  assert.equal(await get(), 2)
})

once.run()
