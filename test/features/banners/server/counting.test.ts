import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { ADS, type BannersHouse, bootBanners, NOW } from '../house'

const DAY_MS = 86_400_000
const counted = { status: true, message: 'The clicks are counted.' }

eachDatabase((kind) => {
  const test = suite(`banners, counted, ${kind}`)
  let house: BannersHouse
  test.before(async () => {
    house = await bootBanners(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  test('a view once a day for a person, and for a browser that allowed to be recognised', async () => {
    const [id = 0] = await house.running()
    const [student, name] = [await house.as('student'), { 'foothold-browser': randomUUID() }]
    const first = await house.view(student, id)
    const said = { status: true, message: 'The view is counted.' }
    assert.deepEqual([first.status, first.body], [200, { ...said, data: said }])
    for (let time = 0; time < 3; time++) {
      await house.view(student, id)
      await house.view(house.consenting(), id, name)
    }
    assert.deepEqual(await house.counted(id), { views: 2, clicks: 0 })
    // Without leave a name is not looked at.
    await house.view(house.nobody, id, name)
    assert.deepEqual(await house.counted(id), { views: 3, clicks: 0 })
    house.setNow(new Date(NOW.getTime() + DAY_MS))
    await house.view(student, id)
    assert.deepEqual(await house.counted(id), { views: 4, clicks: 0 })
  })

  test('fifty at once of one person are one', async () => {
    const [id = 0] = await house.running()
    const who = await house.freshLogin('tpo-manager')
    await Promise.all(Array.from({ length: 50 }, () => house.view(who, id)))
    assert.deepEqual(await house.counted(id), { views: 1, clicks: 0 })
  })

  test('a view that is told again under its number is counted once, of whom nobody knows too', async () => {
    const [id = 0] = await house.running()
    const name = randomUUID()
    const told = (number: number | string) => house.view(house.nobody, id, { 'foothold-number': `${name} ${number}` })
    await Promise.all(Array.from({ length: 8 }, () => told(1)))
    assert.deepEqual(await house.counted(id), { views: 1, clicks: 0 })
    await told(2)
    await told(1)
    assert.deepEqual(await house.counted(id), { views: 2, clicks: 0 })
    // What cannot be read is not looked at.
    for (const wrong of ['x', '-1', '99999999999999999']) assert.equal((await told(wrong)).status, 200)
    assert.deepEqual(await house.counted(id), { views: 5, clicks: 0 })
  })

  test('of other sites, of programs, and of what is not there, nothing is counted', async () => {
    const [id = 0] = await house.running()
    const waits = await house.handedIn()
    const foreign = await house.view(house.nobody, id, { 'sec-fetch-site': 'cross-site' })
    assert.deepEqual([foreign.status, foreign.body.status, foreign.body.data.status], [403, false, false])
    const bot = await house.view(house.nobody, id, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    assert.deepEqual([bot.status, bot.body.data.status], [200, true])
    assert.deepEqual(await house.counted(id), { views: 0, clicks: 0 })
    const { id: variantId } = await house
      .db()
      .selectFrom('banners.variant')
      .select('id')
      .where('ad_id', '=', waits)
      .executeTakeFirstOrThrow()
    for (const wrong of [999_999, variantId]) {
      const { status, body } = await house.view(house.nobody, wrong)
      assert.deepEqual(
        [status, body.status, body.data.status, body.data.message],
        [200, false, false, 'There is no such banner.'],
      )
    }
    for (const wrong of ['0', '-1', 'x', '1.5', '99999999999']) {
      const { status, body } = await house.view(house.nobody, wrong)
      assert.deepEqual([status, body.data.status], [422, false], wrong)
    }
  })

  test('a batch of clicks once, each banner once a day for each person, and never more clicks than views', async () => {
    const [[a = 0], [b = 0]] = [await house.running(), await house.running()]
    const student = await house.as('student')
    await house.view(student, a)
    const batch = { clicks: [a, b, a, 999_999], client_id: randomUUID(), sequence: 7 }
    for (let time = 0; time < 3; time++) {
      const { status, body } = await house.click(student, batch)
      assert.deepEqual([status, body], [200, { ...counted, data: counted }])
    }
    await house.click(student, { ...batch, sequence: 8 })
    assert.deepEqual(
      [await house.counted(a), await house.counted(b)],
      [
        { views: 1, clicks: 1 },
        { views: 1, clicks: 1 },
      ],
    )
    // The view of the second one comes late: it was counted with the click.
    await house.view(student, b)
    assert.deepEqual(await house.counted(b), { views: 1, clicks: 1 })
  })

  test('of a visitor without a name a batch is known by its number', async () => {
    const [id = 0] = await house.running()
    const batch = { clicks: [id], client_id: randomUUID(), sequence: 1 }
    await house.view(house.nobody, id)
    await Promise.all(Array.from({ length: 8 }, () => house.click(house.nobody, batch)))
    assert.deepEqual(await house.counted(id), { views: 1, clicks: 1 })
    await house.click(house.nobody, { clicks: [id] })
    assert.deepEqual(await house.counted(id), { views: 2, clicks: 2 })
  })

  test('what it does not understand it refuses in the same shape', async () => {
    const many = Array.from({ length: 51 }, (_, at) => at + 1)
    const wrong = [
      {},
      { clicks: [] },
      { clicks: ['1'] },
      { clicks: [0] },
      { clicks: many },
      { clicks: [1], more: 1 },
      [],
    ]
    for (const body of [...wrong, { clicks: [1], client_id: 'me', sequence: 1 }]) {
      const answer = await house.click(house.nobody, body)
      assert.deepEqual(
        [answer.status, answer.body.status, answer.body.data.status],
        [422, false, false],
        JSON.stringify(body),
      )
    }
  })

  test('what was stopped counts for one more day, for what is told late, and then for nobody', async () => {
    const [id = 0] = await house.running()
    const admin = await house.as('admin')
    const [ad] = (await admin.get(ADS)).body.items
    await admin.post(`${ADS}/${ad.id}/stop`, { why: 'It was wrong' })
    house.setNow(new Date(NOW.getTime() + DAY_MS - 1000))
    await house.view(house.nobody, id)
    assert.deepEqual(await house.counted(id), { views: 1, clicks: 0 })
    house.setNow(new Date(NOW.getTime() + DAY_MS + 1000))
    assert.equal((await house.view(house.nobody, id)).body.status, false)
    await house.click(house.nobody, { clicks: [id] })
    assert.deepEqual(await house.counted(id), { views: 1, clicks: 0 })
  })

  test('the report: sums, shares with how sure they are, each of the last thirty days', async () => {
    const variant = { descriptionEn: '<p>A</p>', descriptionHi: '', url: '/jobs', share: 50 }
    const [a = 0, b = 0] = await house.running({ variants: [variant, { ...variant, url: '/compete' }] })
    const words = ['student', 'pro', 'mentor', 'intern']
    for (const word of words) await house.view(await house.as(word), a)
    await house.click(await house.as('student'), { clicks: [a] })
    const admin = await house.as('admin')
    const { items } = (await admin.get(ADS)).body
    const { body } = await admin.get(`${ADS}/${items[0].id}/report`)
    assert.deepEqual([items[0].views, items[0].clicks], [4, 1])
    assert.deepEqual([body.total.views, body.total.clicks, body.total.rate.rate], [4, 1, 0.25])
    assert.ok(body.total.rate.low < 0.25 && body.total.rate.high > 0.25)
    assert.deepEqual(
      body.variants.map((each: { id: number; views: number; rate: unknown }) => [
        each.id,
        each.views,
        each.rate === null,
      ]),
      [
        [a, 4, false],
        [b, 0, true],
      ],
    )
    assert.equal(body.days.length, 30)
    assert.deepEqual(body.days.at(-1), { day: '2026-11-21', views: 4, clicks: 1 })
    assert.deepEqual(body.days[0], { day: '2026-10-23', views: 0, clicks: 0 })
  })

  test('what was seen is one’s own: handed out, erased, and past its time forgotten', async () => {
    const [id = 0] = await house.running()
    const [student, personId] = [await house.as('student'), await house.idOf('student')]
    await house.view(student, id)
    await house.click(student, { clicks: [id] })
    const mine = async () => (await house.records.export(personId))['banners.sightings']
    const NOTHING = { ads: [], hidden: [] }
    assert.deepEqual(await mine(), {
      ads: [{ day: '2026-11-21', ad: '<p>Hello</p>', url: '/jobs', shown: 1, isClicked: true }],
      hidden: [],
    })
    await house.job('banners.retention', new Date(NOW.getTime() + 89 * DAY_MS))
    assert.notDeepEqual(await mine(), NOTHING)
    await house.job('banners.retention', new Date(NOW.getTime() + 91 * DAY_MS))
    assert.deepEqual(await mine(), NOTHING)
    await house.view(student, id)
    await house.records.erase(personId)
    assert.deepEqual(await mine(), NOTHING)
    assert.equal((await house.counted(id)).clicks, 1, 'the sums stay')
  })

  test.run()
})
