import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { subscriptions } from '../../../../features/data/contract'
import { verbs } from '../../../../features/modules/contract'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { liveOf } from '../../registrations/house'
import { API, bootReferrals, type ReferralHouse } from '../referral-house'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36' }

eachDatabase((kind) => {
  const test = suite(`numbers of merged entries, ${kind}`)
  let house: ReferralHouse
  test.before(async () => {
    house = await bootReferrals(kind)
  })
  test.after(() => house?.dispose())

  const merge = async (from: number, into: number) => {
    const verb = house.kernel.view(verbs).find(({ id }) => id === 'listings.merge')
    await verb?.run({ args: [String(from), String(into)], print: () => undefined } as never)
  }
  const see = (who: Caller, id: number) =>
    who.post(
      '/api/views/update-views',
      {
        home_exp_views: { user_id: null, entity_ids: [id], entity_type: 'opportunity' },
        from_competition_page: { user_id: null, entity_ids: [id], from: ['search'] },
        current_page_url: '/internships',
        current_version: 'test',
      },
      browser,
    )
  const totalOf = async (id: number) =>
    (await (await house.as('organizer')).get(`/api/tracking/opportunities/${id}/views?days=7`)).body.total

  test('how often either was seen and opened is told of the one that stays, once, however often that is heard', async () => {
    const [from, into] = [await liveOf(house, { title: 'Twice entered' }), await liveOf(house)]
    for (const id of [from, from, into]) assert.equal((await see(house.nobody, id)).status, 200)
    await until('all are counted', async () => (await totalOf(from)).opened + (await totalOf(into)).opened === 3)
    await merge(from, into)
    await until('they are one', async () => (await totalOf(into)).opened === 3)
    const again = house.kernel.view(subscriptions).find(({ id }) => id === 'tracking.on-merged')
    await house.base.transact(async (tx) => again?.handle({ from, into } as never, { tx, eventId: 'again' } as never))
    assert.deepEqual([await totalOf(into), (await totalOf(from)).opened], [{ listed: 3, opened: 3 }, 0])
    const { most } = (await (await house.as('admin')).get('/api/tracking/campaign-stats?days=7')).body
    assert.deepEqual(
      most.map(({ id, opened }: { id: number; opened: number }) => [id, opened]),
      [[into, 3]],
    )
  })

  test('what is seen at the address of the one that went, in a list of before or told late, counts for the other', async () => {
    const [from, into] = [await liveOf(house, { title: 'Kept in a list' }), await liveOf(house)]
    await see(house.nobody, from)
    await merge(from, into)
    await until('it counts there', async () => (await totalOf(into)).opened === 1)
    assert.equal((await see(house.nobody, from)).status, 200)
    assert.equal((await see(house.withCookie('allowedCookie=1'), from)).status, 200)
    assert.deepEqual([await totalOf(into), (await totalOf(from)).opened], [{ listed: 3, opened: 3 }, 0])
  })

  test('a link that was sent to the one that goes counts for the other, before and after', async () => {
    const [from, into] = [await liveOf(house, { title: 'Sent around' }), await liveOf(house, { title: 'Left' })]
    const [refId, student] = [await house.codeOf('student'), await house.as('student')]
    const open = () =>
      house.nobody.post(`${API}/openings`, { refId, path: `/internships/sent-around-${from}` }, browser)
    const ofLinks = async () =>
      (await student.get(`${API}/of/${refId}/opportunities`)).body.items.map(
        ({ title, opened }: { title: string; opened: number }) => `${title} ${opened}`,
      )
    assert.equal((await open()).status, 204)
    await house.nobody.post(`${API}/openings`, { refId, path: `/internships/left-${into}` }, browser)
    await merge(from, into)
    await until('both links are one', async () => String(await ofLinks()) === 'Left 2')
    await open()
    assert.deepEqual(await ofLinks(), ['Left 3'])
  })

  test.run()
})
