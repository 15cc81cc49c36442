import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { ADS, type BannersHouse, bootBanners, CHROME, NOW } from '../house'

const at = (seconds: number) => new Date(NOW.getTime() + 1000 * seconds)

eachDatabase((kind) => {
  const test = suite(`banners, served, ${kind}`)
  let house: BannersHouse
  test.before(async () => {
    house = await bootBanners(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  test('the answer is that of spec §7, with and without an ad', async () => {
    const none = { status: true, message: 'There is no banner for you now.' }
    const empty = await house.top(house.nobody)
    assert.deepEqual([empty.status, empty.body], [200, { ...none, data: { ...none, ad_banner: null } }])
    const [id] = await house.running({ pages: ['jobs'], courses: ['law'] })
    const [ad] = (await (await house.as('admin')).get(ADS)).body.items
    const { body } = await house.top(house.nobody, '?page=jobs&isUserPro=0')
    const said = { status: true, message: 'Here is a banner.' }
    const adFilter = { show_on_pages: ['jobs'], show_to_all: true, user_type: [], course: ['law'] }
    assert.deepEqual(body, {
      ...said,
      data: {
        ...said,
        ad_banner: {
          ...{
            id,
            view_on: 'top_bar',
            description: '<p>Hello</p>',
            url: '/jobs',
            advertiser: 'Lumio Labs',
            adFilter,
            language: 'en',
          },
          ad_id: ad.id,
          ...{ why: 'You see this because you are on a page of /jobs.', per_day: null, ends_in: null },
        },
      },
    })
  })

  test('what it does not understand it refuses in the same shape', async () => {
    for (const query of [
      '?isUserPro=2',
      '?isUserPro=yes',
      '?page=',
      '?page=a%20b',
      '?user_type=college',
      '?course=law',
    ]) {
      const { status, body } = await house.top(house.nobody, query)
      assert.deepEqual([status, body.status, body.data.status], [422, false, false], query)
      assert.equal(body.message, body.data.message)
    }
  })

  test('from its start to its end, to the second', async () => {
    await house.running({ startsAt: at(10).toISOString(), endsAt: at(20).toISOString() })
    const seen = []
    for (const seconds of [9, 9.999, 10, 19.999, 20, 21]) {
      house.setNow(at(seconds))
      seen.push((await house.shown(house.nobody)) !== null)
    }
    assert.deepEqual(seen, [false, false, true, true, false, false])
  })

  test('a page that stays open is told in how many seconds it is over', async () => {
    await house.running({ endsAt: at(20).toISOString() })
    const left = []
    for (const seconds of [0, 19.5]) {
      house.setNow(at(seconds))
      left.push((await house.shown(house.nobody))?.ends_in)
    }
    assert.deepEqual(left, [20, 1])
  })

  test('nobody sees a draft, one that waits, or one that was stopped', async () => {
    const id = await house.handedIn()
    assert.equal(await house.shown(house.nobody), null)
    const admin = await house.as('admin')
    await admin.post(`${ADS}/${id}/decide`, { version: 2, isApproved: true })
    assert.ok(await house.shown(house.nobody))
    await admin.post(`${ADS}/${id}/stop`, { why: 'The offer is over' })
    assert.equal(await house.shown(house.nobody), null)
  })

  test('who somebody is says their account, not the request', async () => {
    await house.become('student', 'college', 'engineering')
    await house.running({ showToAll: false, userTypes: ['college'], courses: ['engineering'] })
    const [student, mentor] = [await house.as('student'), await house.as('mentor')]
    await house.become('mentor', 'mentor', null)
    const seen = await house.shown(student)
    assert.equal(seen?.why, 'You see this because your field is engineering and you are here as a student.')
    assert.deepEqual([await house.shown(mentor), await house.shown(house.nobody)], [null, null])
  })

  test('members of Pro: the word of the page, while nobody knows better; of who is not logged in it counts for nothing', async () => {
    await house.running({ pro: 'pro' })
    const student = await house.as('student')
    const seen = [
      await house.shown(student, '?isUserPro=1'),
      await house.shown(student, '?isUserPro=0'),
      await house.shown(house.nobody, '?isUserPro=1'),
    ]
    assert.deepEqual(
      seen.map((each) => each !== null),
      [true, false, false],
    )
  })

  test('programs, closed banners, tests and children get none', async () => {
    await house.running()
    const googlebot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }
    assert.equal((await house.top(house.nobody, '', googlebot)).body.data.ad_banner, null)
    assert.equal(await house.shown(house.nobody, '', { 'sec-purpose': 'prefetch;prerender' }), null)
    assert.equal(await house.shown(house.withCookie('untb=1')), null)
    assert.equal(await house.shown(house.nobody, '?page=assess'), null)
    const intern = await house.as('intern')
    assert.ok(await house.shown(intern))
    const born = (bornOn: string) => intern.put('/api/rules/facts', { gender: null, backlogs: null, bornOn })
    assert.equal((await born('2008-11-22')).status, 204)
    assert.equal(await house.shown(intern), null, 'a day before the eighteenth birthday')
    await born('2008-11-21')
    assert.ok(await house.shown(intern), 'on the eighteenth birthday')
  })

  test('in Hindi where it was written in Hindi', async () => {
    const words = { descriptionEn: '<p>Only English</p>', descriptionHi: '', url: '/jobs', share: 1 }
    const hindi = house.withCookie('unLang=hn')
    const [id] = await house.running()
    assert.deepEqual(
      [(await house.shown(hindi))?.description, (await house.shown(hindi))?.language],
      ['<p>नमस्ते</p>', 'hi'],
    )
    await house
      .db()
      .deleteFrom('banners.variant')
      .where('id', '=', id ?? 0)
      .execute()
    await house.running({ variants: [words] })
    let seen = await house.shown(hindi)
    for (let tries = 0; !seen && tries < 100; tries++) seen = await house.shown(hindi)
    assert.deepEqual([seen?.description, seen?.language], ['<p>Only English</p>', 'en'])
  })

  test('no more than so many times a day for whom it knows, on the next day again', async () => {
    const [id = 0] = await house.running({ perDay: 2 })
    const student = await house.as('student')
    const name = { 'foothold-browser': '7b0cf4d6-4f3b-4d38-8d0e-2f64c38bb5a1' }
    for (let time = 0; time < 2; time++) {
      assert.ok(await house.shown(student), `time ${time}`)
      await house.view(student, id)
      await house.view(house.consenting(), id, name)
    }
    assert.equal(await house.shown(student), null)
    assert.equal(await house.shown(house.consenting(), '', name), null)
    assert.ok(await house.shown(await house.as('pro')), 'somebody else')
    assert.ok(await house.shown(house.nobody, '', name), 'who did not allow to be recognised')
    house.setNow(at(86_400))
    assert.ok(await house.shown(student))
  })

  test('who is known sees one variant of an ad, and both are seen', async () => {
    const variant = (word: string) => ({ descriptionEn: `<p>${word}</p>`, descriptionHi: '', url: '/jobs', share: 50 })
    await house.running({ variants: [variant('A'), variant('B')] })
    const names = new Set<string | undefined>()
    for (const word of ['student', 'pro', 'mentor', 'intern', 'volunteer', 'evaluator', 'recruiter', 'organizer']) {
      const who = await house.as(word)
      const first = await house.shown(who)
      for (let time = 0; time < 4; time++) assert.equal((await house.shown(who))?.id, first?.id)
      names.add(first?.description)
    }
    assert.equal(names.size, 2)
  })

  test('too many calls are told so in the same shape', async () => {
    const who = await house.freshLogin('tpo-faculty')
    let last = await house.top(who)
    for (let time = 0; time < 61 && last.status === 200; time++) last = await house.top(who, '', CHROME)
    assert.deepEqual([last.status, last.body.status, last.body.data.status], [429, false, false])
  })

  test.run()
})
