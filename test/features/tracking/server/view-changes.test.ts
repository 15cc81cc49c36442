import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { suite } from 'uvu'
import { database, startOfHouseDay } from '../../../../features/data/contract'
import { listingsServer } from '../../../../features/listings/server/feature'
import { trackingServer } from '../../../../features/tracking/server/feature'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { liveOf } from '../../registrations/house'

/** Noon in India. */
const NOW = new Date('2026-11-21T06:30:00Z')
const MONTHS_AGO = new Date('2026-08-01T06:30:00Z')
const HOUR_MS = 3_600_000

eachDatabase((kind) => {
  const test = suite(`views beside those before, ${kind}`)
  let api: TestApi
  let old: number
  test.before(async () => {
    api = await bootApi([listingsServer, trackingServer], { kind, now: MONTHS_AGO })
    old = await liveOf(api, { title: 'Tide tables' })
    await view(old, '2026-08-01', 0, 1)
    api.setNow(NOW)
  })
  test.after(() => api.dispose())

  /** So many views of a page in one hour of a day. */
  async function view(id: number, day: string, hour: number, views: number, way = 'search') {
    const at = new Date(startOfHouseDay(day).getTime() + hour * HOUR_MS)
    await api.kernel.get(database).transact((tx) =>
      sql`insert into tracking.view_hour (entity_type, entity_id, hour, place, came_from, views)
        values ('opportunity', ${id}, ${at}, 'page', ${way}, ${views})`.execute(api.kernel.get(database).on(tx)),
    )
  }
  async function visit(id: number, day: string, visitors: number) {
    for (let at = 0; at < visitors; at += 1)
      await api.kernel.get(database).transact((tx) =>
        sql`insert into tracking.view_day (entity_type, entity_id, day, place, viewer)
          values ('opportunity', ${id}, ${day}::date, 'page', ${randomUUID()}::uuid)`.execute(
          api.kernel.get(database).on(tx),
        ),
      )
  }
  const changesOf = async (id: number, days: number) =>
    (await (await api.as('organizer')).get(`/api/tracking/opportunities/${id}/views?days=${days}`)).body.changes

  test('a week stands beside the week before it, today beside as much of its weekday', async () => {
    await view(old, '2026-11-12', 9, 10)
    await view(old, '2026-11-14', 11, 10, 'direct')
    await view(old, '2026-11-14', 20, 100) // later that day than it is now
    await view(old, '2026-11-18', 9, 25)
    await view(old, '2026-11-21', 11, 5, 'direct')
    const { opened, listed, from } = await changesOf(old, 7)
    assert.deepEqual([opened, listed, from], [50, null, { search: 150, direct: -50 }])
  })

  test('browsers are compared by days that are over, and not where they are not kept so long', async () => {
    await visit(old, '2026-11-09', 4)
    await visit(old, '2026-11-14', 50)
    await visit(old, '2026-11-16', 3)
    await visit(old, '2026-11-21', 50)
    assert.equal((await changesOf(old, 7)).visitors, -25)
    const wide = (await (await api.as('organizer')).get(`/api/tracking/opportunities/${old}/views?days=50`)).body
    assert.deepEqual([wide.changes.visitors, wide.visitors.opened], [null, 107])
  })

  test('nothing is said of an opportunity that could not be seen all that time, nor before anything was counted', async () => {
    const young = await liveOf(api, { title: 'Moon tables' })
    await view(young, '2026-11-12', 9, 10)
    assert.equal(await changesOf(young, 7), undefined)
    assert.equal(await changesOf(old, 90), undefined)
  })

  test('the whole site stands beside itself', async () => {
    const stats = (await (await api.as('admin')).get('/api/tracking/campaign-stats?days=7')).body
    assert.equal(stats.changes.opened, 0)
    assert.equal((await (await api.as('admin')).get('/api/tracking/campaign-stats?days=90')).body.changes, undefined)
  })

  test.run()
})
