import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { collectionsServer } from '../../../../features/collections/server/feature'
import { database } from '../../../../features/data/contract'
import { listingsServer } from '../../../../features/listings/server/feature'
import { people } from '../../../../features/session/contract'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'

const NOW = new Date('2026-11-21T06:30:00Z')
const LIST = '/api/collections'

eachDatabase((kind) => {
  const test = suite(`collections of disabled accounts, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([listingsServer, collectionsServer], { kind, now: NOW })
  })
  test.after(() => api?.dispose())

  test('what they shared is at its link no more until they are back, in no page that was drawn before either', async () => {
    const [mentor, admin] = [await api.as('mentor'), await api.as('admin')]
    const { id } = (await mentor.post(LIST, { name: 'Win a phone' })).body
    const { shareKey } = (await mentor.put(`${LIST}/${id}`, { isShared: true })).body
    const status = async () => (await api.nobody.get(`${LIST}/shared/${shareKey}`)).status
    assert.equal(await status(), 200)
    const forgotten: string[] = []
    const stop = await api.kernel.get(database).listen('web.forget', (payload) => void forgotten.push(payload))
    const account = (await api.kernel.get(people).findByEmail('mentor@demo.test'))?.id
    const change = (what: string) => admin.post(`/api/session/rights/${account}/${what}`, { reason: 'For a test' })
    assert.equal((await change('disable')).status, 204)
    assert.equal(await status(), 404)
    await until('drawn pages are forgotten', () => forgotten.includes('collections'))
    assert.equal((await change('enable')).status, 204)
    assert.equal(await status(), 200)
    await stop()
  })

  test.run()
})
