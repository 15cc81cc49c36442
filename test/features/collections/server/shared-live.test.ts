import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { SHARED_TOPIC } from '../../../../features/collections/contract'
import { collectionsServer } from '../../../../features/collections/server/feature'
import { database } from '../../../../features/data/contract'
import { opportunities } from '../../../../features/listings/contract'
import { listingsServer } from '../../../../features/listings/server/feature'
import { people } from '../../../../features/session/contract'
import { liveTopics } from '../../../../features/web/contract'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { contentOf } from '../../registrations/house'

const NOW = new Date('2026-11-21T06:30:00Z')
const LIST = '/api/collections'

eachDatabase((kind) => {
  const test = suite(`whoever has a shared collection open, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([listingsServer, collectionsServer], { kind, now: NOW })
  })
  test.after(() => api?.dispose())

  async function liveOne(): Promise<number> {
    const [base, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
    const by = (await api.kernel.get(people).findByEmail('organizer@demo.test'))?.id ?? 0
    const { id } = await base.transact((tx) => service.create(tx, contentOf({ title: 'One' }), by))
    await base.transact((tx) => service.submit(tx, id, by))
    await base.transact((tx) => service.approve(tx, id, by))
    return id
  }

  test('hears of each change of what they see, until it is shared no more, and of none of what is not shared', async () => {
    const [student, opportunityId] = [await api.as('student'), await liveOne()]
    const path = `${LIST}/${(await student.post(LIST, { name: 'Summer' })).body.id}`
    const heard: string[] = []
    const forgotten: string[] = []
    const base = api.kernel.get(database)
    const stops = await Promise.all([
      base.listen('web.live', (payload) => void (payload.includes(SHARED_TOPIC) && heard.push(payload))),
      base.listen('web.forget', (payload) => void forgotten.push(payload)),
    ])
    await student.put(path, { name: 'Summer jobs' })
    const { shareKey } = (await student.put(path, { isShared: true })).body
    const topic = api.kernel.view(liveTopics).find(({ name }) => name === SHARED_TOPIC)
    assert.deepEqual([await topic?.may({}, shareKey), await topic?.may({}, 'x'.repeat(24))], [true, false])
    const changes = [
      () => student.put(path, { name: 'Monsoon' }),
      () => student.put(`${path}/items/${opportunityId}`),
      () => student.put(`${path}/order`, { ids: [opportunityId] }),
      () => student.delete(`${path}/items/${opportunityId}`),
      () => student.put(path, { isShared: false }),
    ]
    for (const [at, change] of changes.entries()) {
      assert.ok((await change()).status < 300)
      await until('it is told, and no page drawn before is shown', () => heard.length > at && forgotten.length > at)
    }
    assert.equal(await topic?.may({}, shareKey), false)
    assert.deepEqual(
      heard.filter((each) => !each.includes(shareKey)),
      [],
    )
    const again = (await student.put(path, { isShared: true })).body.shareKey
    assert.equal((await student.delete(path)).status, 204)
    await until('its end is told', () => heard.some((each) => each.includes(again)))
    assert.equal(heard.length, changes.length + 1)
    for (const stop of stops) await stop()
  })

  test.run()
})
