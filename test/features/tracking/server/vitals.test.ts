import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { listingsServer } from '../../../../features/listings/server/feature'
import { trackingServer } from '../../../../features/tracking/server/feature'
import { pages } from '../../../../features/web/contract'
import { contribute, defineFeature } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const NOW = new Date('2026-11-21T06:30:00Z')
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36' }

/** What browsers' halves have: the house knows its pages by their ids. */
const internships = defineFeature({
  id: 'internships',
  points: [pages],
  contributes: [
    contribute(pages, {
      id: 'listings.internships',
      path: '/internships',
      load: () => Promise.reject(new Error('Nobody draws it here.')),
    }),
  ],
})

eachDatabase((kind) => {
  const test = suite(`how pages felt, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([listingsServer, trackingServer, internships], { kind, now: NOW })
  })
  test.after(() => api?.dispose())

  test('how a page felt is counted without a name, and told as what three of four stay below', async () => {
    const allowed = api.withCookie('allowedCookie=1')
    const felt = (value: number, page = 'listings.internships') => ({
      page,
      metrics: [
        { name: 'LCP', value },
        { name: 'CLS', value: 0 },
      ],
    })
    const path = '/api/tracking/vitals'
    assert.equal((await api.nobody.post(path, felt(9000), browser)).status, 204)
    for (const value of [1000, 1100, 1200, 4000])
      assert.equal((await allowed.post(path, felt(value), browser)).status, 204)
    const report = async (days: number) => (await (await api.as('admin')).get(`${path}?days=${days}`)).body
    const { days, pages } = await report(7)
    assert.deepEqual([days, (await report(90)).days], [7, 30], 'of days that are not kept any more it says nothing')
    assert.equal(pages.length, 1)
    assert.equal(pages[0].loads, 4)
    assert.equal(pages[0].p75.CLS, 0)
    assert.ok(Math.abs(pages[0].p75.LCP / 1200 - 1) < 0.05, String(pages[0].p75.LCP))
    assert.equal((await allowed.post(path, felt(-1), browser)).status, 422)
    assert.equal((await (await api.as('recruiter')).get(path)).status, 403)
  })

  test('of a page that the house does not have nothing is kept, and who tells of it is told nothing', async () => {
    const path = '/api/tracking/vitals'
    const seen = async () => (await (await api.as('admin')).get(`${path}?days=7`)).body.pages
    const before = await seen()
    const allowed = api.withCookie('allowedCookie=1')
    for (const page of ['listings.invented', 'tracking.record-vitals'])
      assert.equal((await allowed.post(path, { page, metrics: [{ name: 'LCP', value: 1000 }] }, browser)).status, 204)
    assert.deepEqual(await seen(), before)
  })

  test.run()
})
