import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { liveTopics } from '../../../../features/web/contract'
import { database } from '../../../../features/data/contract'
import type { NoticeContent } from '../../../../features/banners/contract/wire-admin'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { type BannersHouse, bootBanners, NOW } from '../house'

const ALL = '/api/banners/manage/notices'
const at = (seconds: number) => new Date(NOW.getTime() + 1000 * seconds)
const content = (more: Partial<NoticeContent> = {}): NoticeContent => ({
  ...{ severity: 'info', audience: { who: 'everybody', roles: [] }, textEn: 'Hello', textHi: 'नमस्ते' },
  ...{ href: null, isDismissible: true, startsAt: null, endsAt: null, ...more },
})

eachDatabase((kind) => {
  const test = suite(`notices of the house, ${kind}`)
  let house: BannersHouse
  test.before(async () => {
    house = await bootBanners(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  const add = async (more: Partial<NoticeContent> = {}) =>
    (await (await house.as('admin')).post(ALL, content(more))).body.id as number
  const told = async (word?: string, cookie = '') => {
    const who = word ? await house.as(word) : house.withCookie(cookie || 'x=1')
    const { notices } = (await who.get('/api/banners/notices')).body as { notices: { text: string }[] }
    return notices.map(({ text }) => text)
  }

  test('the most severe first, in the reader’s language, to whom it is for', async () => {
    await add({ textEn: 'All' })
    await add({ textEn: 'Members', severity: 'warning', audience: { who: 'signed-in', roles: [] } })
    await add({ textEn: 'Mentors', severity: 'critical', audience: { who: 'roles', roles: ['mentor', 'recruiter'] } })
    assert.deepEqual(await told(), ['All'])
    assert.deepEqual(await told('student'), ['Members', 'All'])
    assert.deepEqual(await told('mentor'), ['Mentors', 'Members', 'All'])
    assert.deepEqual(await told(undefined, 'unLang=hn'), ['नमस्ते'])
  })

  test('a browser keeps none that it does not ask about anew: news of another would find the old ones', async () => {
    await add()
    const first = await house.nobody.get('/api/banners/notices')
    assert.equal(first.headers.get('cache-control'), 'public, max-age=0, must-revalidate')
    const tag = first.headers.get('etag') ?? ''
    const ask = () => fetch(`${house.origin}/api/banners/notices`, { headers: { 'if-none-match': tag } })
    assert.equal((await ask()).status, 304)
    await add({ textEn: 'Another' })
    assert.equal((await ask()).status, 200)
  })

  test('from its start to its end, to the second, and not after it was taken off', async () => {
    const id = await add({ startsAt: at(10).toISOString(), endsAt: at(20).toISOString() })
    const seen = []
    for (const seconds of [9.999, 10, 19.999, 20]) {
      house.setNow(at(seconds))
      seen.push((await told()).length)
    }
    assert.deepEqual(seen, [0, 1, 1, 0])
    house.setNow(at(15))
    const admin = await house.as('admin')
    const stop = () => admin.post(`${ALL}/${id}/stop`, { version: 1 })
    assert.equal((await stop()).status, 204)
    assert.deepEqual([await told(), (await stop()).status], [[], 409])
    assert.equal((await admin.put(`${ALL}/${id}`, { content: content(), version: 2 })).status, 409)
  })

  test('a change is another version, and of two who change it one is told', async () => {
    const id = await add()
    const admin = await house.as('admin')
    const put = () => admin.put(`${ALL}/${id}`, { content: content({ textEn: 'Anew' }), version: 1 })
    assert.deepEqual([(await put()).status, (await put()).status], [204, 412])
    const { notices } = (await house.nobody.get('/api/banners/notices')).body
    assert.deepEqual([notices[0].text, notices[0].version], ['Anew', 2])
  })

  test('who takes one off that says something else by now is told, and it stays', async () => {
    const id = await add({ textEn: 'Down tonight' })
    const admin = await house.as('admin')
    await admin.put(`${ALL}/${id}`, { content: content({ textEn: 'Down tomorrow' }), version: 1 })
    const stop = (version: number) => admin.post(`${ALL}/${id}/stop`, { version })
    assert.deepEqual([(await stop(1)).status, await told()], [412, ['Down tomorrow']])
    assert.deepEqual([(await stop(2)).status, await told()], [204, []])
    assert.equal((await admin.post(`${ALL}/999999/stop`, { version: 1 })).status, 404)
  })

  test('open pages hear of each change, and within a minute of what the clock does', async () => {
    const topics = house.kernel.view(liveTopics)
    assert.equal(topics.find(({ name }) => name === 'banners.notices')?.may(undefined, ''), true)
    let news = 0
    const stop = await house.kernel.get(database).listen('web.live', (payload) => {
      if ((JSON.parse(payload) as { topic: string }).topic === 'banners.notices') news += 1
    })
    await add({ startsAt: at(30).toISOString() })
    await until('it is told', () => news > 0)
    await house.job('banners.turn-notices', at(29))
    const before = news
    await house.job('banners.turn-notices', at(31))
    await until('it is told when it begins', () => news > before)
    await stop()
  })

  test('admins alone speak to everybody, and not into the past', async () => {
    for (const word of ['student', 'account-manager'])
      assert.equal((await (await house.as(word)).post(ALL, content())).status, 403)
    assert.equal((await house.nobody.get(ALL)).status, 401)
    const admin = await house.as('admin')
    const wrong = [
      { endsAt: NOW.toISOString() },
      { startsAt: at(20).toISOString(), endsAt: at(10).toISOString() },
      { textHi: '' },
      { href: 'javascript:x' },
      { severity: 'loud' as never },
    ]
    for (const more of wrong) assert.equal((await admin.post(ALL, content(more))).status, 422, JSON.stringify(more))
  })

  test.run()
})
