import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { opportunities } from '../../../../features/listings/contract'
import type { Listing } from '../../../../features/listings/contract/wire'
import { listingsServer } from '../../../../features/listings/server/feature'
import { verbRunner } from '../../../../features/modules/contract'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const NOW = new Date('2026-11-21T06:30:00Z')
const io = { folder: '', print() {}, progress() {}, ask: async () => undefined, signal: new AbortController().signal }

eachDatabase((kind) => {
  const test = suite(`who organizes what the demo has, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([listingsServer], { kind, now: NOW })
  })
  test.after(() => api?.dispose())

  test('whatever takes registrations here has somebody who reads them', async () => {
    await api.kernel.get(verbRunner).run('seed', { ...io, args: ['--size', '150'] })
    const live = await api.kernel.get(opportunities).list({ states: ['live'], limit: 150 })
    const here = live.filter(({ externalUrl }) => externalUrl === null)
    const unread = here.filter(({ organizerId }) => organizerId === null)
    assert.ok(here.length > 100)
    assert.equal(unread.length, 0, `${unread.length} of ${here.length}`)
  })

  test('most organisations of it are verified', async () => {
    const { items } = (await api.nobody.get('/api/listings/search?limit=50')).body
    const verified = items.filter((each: Listing) => each.organisation.isVerified)
    assert.ok(verified.length > 20 && verified.length < items.length, `${verified.length} of ${items.length}`)
  })

  test.run()
})
