import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { answered } from '../../../../features/discussion/contract'
import { opportunities } from '../../../../features/listings/contract'
import { profileChanged } from '../../../../features/profile/contract'
import { registered, withdrawn } from '../../../../features/registrations/contract'
import { signedUp } from '../../../../features/session/contract'
import type { PublishedEvent } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { bootGamification, DAY_MS, type GamificationHouse, NOW } from '../house'

const RULES = '/api/gamification/rules'
const rule = (more: object = {}) => ({
  ...{ trigger: 'gamification.answered', nameEn: 'Test rule', nameHi: 'परख', points: 7, coins: 1, badgeId: null },
  ...{ perDay: 2, perPerson: null, audience: {} },
  ...more,
})

function ordersOf(all: readonly number[]): number[][] {
  if (all.length <= 1) return [[...all]]
  return all.flatMap((first) => ordersOf(all.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}

eachDatabase((kind) => {
  const test = suite(`rules of points, ${kind}`)
  let house: GamificationHouse
  let next = 300_000
  const somebody = () => (next += 1)
  test.before(async () => {
    house = await bootGamification(kind)
  })
  test.after(() => house?.dispose())

  const points = async (personId: number) => (await house.ledger.balance(personId)).points
  const publish = <T extends object>(event: PublishedEvent<T>) =>
    house.base.transact((tx) => house.outbox.publish(tx, event))

  test('what other features tell gives points, with the name of the thing as reason; taken back it is gone', async () => {
    const personId = somebody()
    const opportunityId = (await house.kernel.get(opportunities).list({ limit: 1 }))[0]?.id ?? 999_999
    await publish(signedUp({ personId }))
    await house.until('joining counts', async () => (await points(personId)) === 20)
    await publish(registered({ registrationId: 1, opportunityId, personId }))
    await house.until('registering counts', async () => (await points(personId)) === 40)
    await publish(answered({ postId: 5, opportunityId, personId }))
    await house.until('answering counts', async () => (await points(personId)) === 55)
    await publish(withdrawn({ registrationId: 1, opportunityId, personId }))
    await house.until('withdrawing takes it back', async () => (await points(personId)) === 35)
    assert.deepEqual(await house.faults(), [])
  })

  test('a profile counts once, when it is complete', async () => {
    const personId = await house.idOf('volunteer')
    const before = await points(personId)
    await publish(profileChanged({ personId }))
    await publish(signedUp({ personId }))
    await house.until('what came later is heard', async () => (await points(personId)) === before + 20)
    assert.equal(await points(personId), before + 20, 'an incomplete profile gives nothing')
  })

  test('the same thing counts once until it is undone, each day has its most, and undoing makes no room', async () => {
    const personId = somebody()
    for (let at = 0; at < 3; at++) await house.happened('gamification.answered', personId, 'post:same')
    assert.equal(await points(personId), 15)
    for (let at = 0; at < 5; at++) await house.happened('gamification.answered', personId, `post:${at}`)
    assert.equal(await points(personId), 45, 'three a day')
    await house.undone('gamification.answered', personId, 'post:1')
    await house.happened('gamification.answered', personId, 'post:new')
    assert.equal(await points(personId), 30, 'what was taken back counts towards the day')
    await house.happened('gamification.answered', personId, 'post:tomorrow', new Date(NOW.getTime() + DAY_MS))
    assert.equal(await points(personId), 45, 'a new day, a new chance')
  })

  test('in whichever order doing and undoing are heard, what stands by their times counts, once', async () => {
    const trigger = 'gamification.registered'
    const at = (minute: number) => new Date(NOW.getTime() + minute * 60_000)
    const hear = (personId: number, minute: number) =>
      minute % 2 === 1
        ? house.happened(trigger, personId, 'opportunity:1', at(minute), `order:${personId}:${minute}`)
        : house.undone(trigger, personId, 'opportunity:1', at(minute))
    // Odd minutes do, even ones undo.
    for (const told of [
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4],
    ])
      for (const order of ordersOf(told)) {
        const personId = somebody()
        for (const minute of order) await hear(personId, minute)
        const stands = told.length % 2 === 1 ? 20 : 0
        assert.equal(await points(personId), stands, order.join(', '))
        for (const minute of order.filter((each) => each % 2 === 1)) await hear(personId, minute)
        assert.equal(await points(personId), stands, `${order.join(', ')}, and again`)
      }
    assert.deepEqual(await house.faults(), [])
  })

  test('events that arrive late count on the day on which they happened, which has its most like any other', async () => {
    const personId = somebody()
    const yesterday = new Date(NOW.getTime() - DAY_MS)
    for (let at = 0; at < 5; at++) await house.happened('gamification.answered', personId, `post:late${at}`, yesterday)
    assert.equal(await points(personId), 45)
    await house.happened('gamification.answered', personId, 'post:now')
    assert.equal(await points(personId), 60)
    const { days } = await house
      .db()
      .selectFrom('gamification.transfer')
      .select((eb) => eb.fn.agg<string[]>('array_agg', ['day']).distinct().as('days'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    assert.deepEqual(days.sort(), ['2026-11-17', '2026-11-18'])
  })

  test('badges rise by level and fall with what they hung on; their holder is told of both', async () => {
    const mentor = await house.as('mentor')
    const personId = await house.idOf('mentor')
    for (let at = 0; at < 3; at++) await house.happened('gamification.answered', personId, `post:m${at}`)
    const shelf = async () => (await mentor.get(`/api/gamification/people/${personId}/badges`)).body.items
    const answers = async () =>
      (await shelf()).find(({ slug }: { slug: string }) => slug === 'good-answers') as {
        level: number
        times: number
        next: number
      }
    const { level, times, next: upTo } = await answers()
    assert.deepEqual([level, times, upTo], [1, 3, 15])
    const unseen = (await mentor.get('/api/gamification/badges/unseen')).body.items
    assert.equal(unseen.length, 1)
    assert.deepEqual(
      [unseen[0].type, unseen[0].index, unseen[0].gc_id, unseen[0].badge_trigger_ids[0].badge_name],
      ['badges', 0, null, 'Good answers'],
    )
    assert.equal(unseen[0].badge_trigger_ids[0].badges.badge_slug, 'good-answers')
    assert.ok((await mentor.get('/api/session/me')).body.news.includes('gamification.badges'))
    const badges = [{ id: unseen[0].badge_trigger_ids[0].id, level: 1 }]
    assert.equal((await (await house.as('student')).post('/api/gamification/badges/seen', { badges })).status, 204)
    assert.equal(
      (await mentor.get('/api/gamification/badges/unseen')).body.items.length,
      1,
      'ids of others change nothing',
    )
    assert.equal((await mentor.post('/api/gamification/badges/seen', { badges })).status, 204)
    assert.equal((await mentor.get('/api/gamification/badges/unseen')).body.items.length, 0)
    await house.undone('gamification.answered', personId, 'post:m1')
    assert.equal((await answers()).level, 0)
    const bell = (await mentor.get('/api/notifications')).body.items as readonly { text: string }[]
    assert.deepEqual(
      bell.map(({ text }) => text),
      ['“Good answers” is no longer yours', 'New badge: Good answers'],
    )
  })

  test('a rule is tried before it is switched on: it says who would get what, and gives exactly that afterwards', async () => {
    const admin = await house.as('admin')
    const [often, once, empty] = [somebody(), somebody(), somebody()]
    const badge = await admin.post('/api/gamification/badges', {
      ...{ slug: 'tested-badge', nameEn: 'Tested', nameHi: 'परखा', textEn: 'For a test', textHi: 'परख के लिए' },
      ...{ hold: 'quiz', type: 'badges', gcId: 3, levels: [1, 3] },
    })
    assert.equal(badge.status, 201)
    const made = await admin.post(RULES, rule({ trigger: 'gamification.published', badgeId: badge.body.id }))
    const { id, version } = made.body
    assert.deepEqual([made.status, made.body.isOn, made.body.isReplayed], [201, false, false])
    const tooEarly = await admin.put(`${RULES}/${id}/switch`, { isOn: true, version })
    assert.deepEqual([tooEarly.status, tooEarly.body.code], [409, 'replay-first'])
    for (const [person, subject, daysBefore] of [
      [often, 'a', 1],
      [often, 'a', 1],
      [often, 'b', 1],
      [often, 'c', 1],
      [often, 'd', 2],
      [once, 'a', 5],
      [empty, 'a', 40],
    ] as const)
      await house.happened('gamification.published', person, subject, new Date(NOW.getTime() - daysBefore * DAY_MS))
    const before = await points(often)
    const tried = await admin.post(`${RULES}/${id}/replay`)
    assert.deepEqual(
      {
        ...tried.body,
        people: tried.body.people.map((each: { id: number; points: number }) => [each.id, each.points]),
      },
      {
        version,
        happened: 6,
        persons: 2,
        times: 4,
        points: 28,
        coins: 4,
        levels: [2, 1],
        people: [
          [often, 21],
          [once, 7],
        ],
      },
    )
    assert.equal(await points(often), before, 'trying gives nothing')
    const on = await admin.put(`${RULES}/${id}/switch`, { isOn: true, version })
    assert.deepEqual([on.status, on.body.isOn], [200, true])
    const changed = await admin.put(`${RULES}/${id}`, {
      content: rule({ trigger: 'gamification.published', points: 900 }),
      version,
    })
    assert.deepEqual([changed.body.isOn, changed.body.isReplayed, changed.body.version], [false, false, version + 1])
    assert.equal((await admin.put(`${RULES}/${id}`, { content: rule(), version })).status, 412)
  })

  test('of all rules together the day has its most: a farm of empty accounts earns little, and nothing where a profile is asked for', async () => {
    const admin = await house.as('admin')
    const made = await admin.post(RULES, rule({ points: 1000, perDay: 1000 }))
    await admin.post(`${RULES}/${made.body.id}/replay`)
    await admin.put(`${RULES}/${made.body.id}/switch`, { isOn: true, version: 1 })
    const farmer = somebody()
    for (let at = 0; at < 20; at++) await house.happened('gamification.answered', farmer, `post:f${at}`)
    assert.equal(await points(farmer), 300)
    const strict = await admin.put(`${RULES}/${made.body.id}`, {
      content: rule({ points: 1000, perDay: 1000, audience: { percent: 33 } }),
      version: 1,
    })
    await admin.post(`${RULES}/${made.body.id}/replay`)
    await admin.put(`${RULES}/${made.body.id}/switch`, { isOn: true, version: strict.body.version })
    const empty = somebody()
    for (let at = 0; at < 20; at++) await house.happened('gamification.answered', empty, `post:e${at}`)
    assert.equal(await points(empty), 45, 'the three of the open rule')
  })

  test('bad rules and badges are refused with words', async () => {
    const admin = await house.as('admin')
    const unknown = await admin.post(RULES, rule({ trigger: 'nobody.tells' }))
    assert.deepEqual([unknown.status, unknown.body.code], [422, 'trigger-unknown'])
    assert.equal((await admin.post(RULES, rule({ points: -1 }))).status, 422)
    assert.equal((await admin.post(RULES, rule({ badgeId: 12_345 }))).status, 404)
    const empty = await admin.post(RULES, rule({ points: 0, coins: 0 }))
    assert.deepEqual([empty.status, empty.body.errors[0].path], [422, 'points'])
    assert.equal((await admin.post(RULES, rule({ points: 0, coins: 0, badgeId: 1 }))).status, 201)
    const badge = {
      ...{ slug: 'on-the-wall', nameEn: 'x', nameHi: 'x', textEn: 'x', textHi: 'x' },
      ...{ hold: 'quiz', type: 'badges', gcId: null },
    }
    assert.equal((await admin.post('/api/gamification/badges', { ...badge, levels: [1] })).body.code, 'slug-taken')
    const falling = await admin.post('/api/gamification/badges', { ...badge, slug: 'falling', levels: [5, 1] })
    assert.deepEqual([falling.status, falling.body.errors[0].path], [422, 'levels'])
    assert.equal((await (await house.as('student')).get(RULES)).status, 403)
  })

  test.run()
})
