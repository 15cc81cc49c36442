import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { jobs } from '../../../../features/data/contract'
import { mailboxOf } from '../../../../features/tracking/server/referrals/mailbox'
import { eachDatabase } from '../../../support/database'
import { API, bootReferrals, NOW, type ReferralHouse } from '../referral-house'

const DAY_MS = 86_400_000

eachDatabase((kind) => {
  const test = suite(`who came by whose link, ${kind}`)
  let house: ReferralHouse
  test.before(async () => {
    house = await bootReferrals(kind)
  })
  test.after(() => house?.dispose())

  test('a code is made once and stays, whoever asks for it at once', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => house.codeOf('volunteer')))
    assert.equal(new Set(codes).size, 1)
    assert.match(codes[0] ?? '', /^[bcdfghjkmnpqrstvwxyz2-9]{8}$/)
    assert.notEqual(codes[0], await house.codeOf('intern'))
    const { counts, rank } = await house.own('volunteer')
    assert.deepEqual([counts, rank], [{ pending: 0, earned: 0, refused: 0, 'taken-back': 0 }, -1])
  })

  test('who joins by a link is pending, and earned once they take part: both sides see it, and the rule gives', async () => {
    const [inviter, joined] = [await house.idOf('student'), await house.idOf('pro')]
    const code = await house.codeOf('student')
    assert.equal((await house.arrive('pro', code)).status, 204)
    assert.deepEqual(
      (await house.seen('student')).map(({ state, reason, name }) => ({ state, reason, name: name !== null })),
      [{ state: 'pending', reason: null, name: true }],
    )
    const before = await house.balance(inviter)
    const opportunity = await house.register('pro')
    await house.stands(joined, 'earned')
    const after = await house.balance(inviter)
    assert.deepEqual([after.points - before.points, after.coins - before.coins], [50, 25])
    const { counts, rank } = await house.own('student')
    assert.deepEqual([counts.earned, counts.pending, rank], [1, 0, 1])

    const student = await house.as('student')
    const entries = (await student.get(`${API}/of/${code}/opportunities`)).body
    assert.deepEqual(
      entries.items.map(({ id, registered }: { id: number; registered: number }) => [id, registered]),
      [[opportunity, 1]],
    )
    const boardOf = async (span: string) => (await house.nobody.get(`${API}/board?span=${span}`)).body
    const board = await boardOf('month')
    assert.deepEqual([board.rows[0].rank, board.rows[0].earned], [1, 1])
    // The switch speaks of leaderboards, and this is one. Of all time: answers are cached for a moment.
    const listed = '/api/gamification/own/listed'
    assert.equal((await (await house.as('student')).put(listed, { isListed: false })).status, 204)
    assert.deepEqual((await boardOf('all')).rows, [])
    assert.equal((await (await house.as('student')).put(listed, { isListed: true })).status, 204)
    const day = (await student.get(`${API}/of/${code}?days=1`)).body.days[0]
    assert.deepEqual([day.joined, day.earned], [1, 1])
  })

  test('the first code counts, also when it is told again and by another', async () => {
    await house.arrive('recruiter', await house.codeOf('mentor'))
    await house.arrive('recruiter', await house.codeOf('evaluator'))
    await house.arrive('recruiter', await house.codeOf('mentor'))
    assert.equal((await house.seen('mentor')).length, 1)
    assert.equal((await house.seen('evaluator')).length, 0)
  })

  test('one’s own code, an unknown one and a link opened after the account was made bring nobody', async () => {
    await house.arrive('admin', await house.codeOf('admin'))
    assert.equal((await house.arrive('admin', 'bcdfghjk')).status, 204)
    house.setNow(new Date(NOW.getTime() + 3_600_000))
    await house.arrive('admin', await house.codeOf('intern'), 60)
    house.setNow(new Date(NOW.getTime() + 25 * 3_600_000))
    await house.arrive('admin', await house.codeOf('intern'), 26 * 3_600)
    house.setNow(NOW)
    for (const word of ['admin', 'intern']) assert.deepEqual(await house.seen(word), [])
  })

  test('who invites whoever brought them closes a ring, over any number of people', async () => {
    await house.arrive('placecom', await house.codeOf('tpo-admin'))
    await house.arrive('tpo-manager', await house.codeOf('placecom'))
    await house.arrive('tpo-admin', await house.codeOf('tpo-manager'))
    const [ring] = await house.seen('tpo-manager')
    assert.deepEqual([ring?.state, ring?.reason], ['refused', 'ring'])
  })

  test('a browser that is the inviter’s own brings nobody, where it may be told', async () => {
    const clientId = house.uuid('shared')
    await house.arriveIn(clientId, 'tpo-coordinator', await house.codeOf('ops-intern'))
    await house.arriveIn(clientId, 'tpo-faculty', await house.codeOf('tpo-coordinator'))
    const [same] = await house.seen('tpo-coordinator')
    assert.deepEqual([same?.state, same?.reason], ['refused', 'same-browser'])
    assert.equal((await house.seen('ops-intern'))[0]?.state, 'pending')
    await house.arriveIn(clientId, 'college-admin', await house.codeOf('tpo-coordinator'), '2')
    assert.equal((await house.seen('tpo-coordinator'))[0]?.state, 'pending')
  })

  test('who does nothing for 90 days does not count; the job says so, and runs twice alike', async () => {
    const job = house.kernel.view(jobs).find(({ id }) => id === 'tracking.settle-referrals')
    const run = () => job?.run({ now: NOW, signal: new AbortController().signal, data: undefined })
    house.setNow(new Date(NOW.getTime() + 91 * DAY_MS))
    await run()
    await run()
    house.setNow(NOW)
    const [late] = await house.db().selectFrom('tracking.referral').selectAll().where('reason', '=', 'late').execute()
    assert.equal(late?.state, 'refused')
    assert.deepEqual(
      await house.db().selectFrom('tracking.referral').select('id').where('state', '=', 'pending').execute(),
      [],
    )
  })

  test('links that are opened are counted by where they lead, not for programs and not for their owner', async () => {
    const code = await house.codeOf('account-manager')
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36' }
    const open = (path: string, headers: Record<string, string> = agent, refId = code) =>
      house.nobody.post(`${API}/openings`, { refId, path }, headers)
    for (const path of ['/', '/internships', '/o/nothing-999999']) assert.equal((await open(path)).status, 204)
    await open('/', { 'user-agent': 'Googlebot/2.1' })
    const owner = await house.as('account-manager')
    await owner.post(`${API}/openings`, { refId: code, path: '/' }, agent)
    const { links, days } = (await owner.get(`${API}/of/${code}`)).body
    assert.deepEqual(links, [{ title: null, path: null, opened: 3 }])
    assert.equal(days.at(-1).opened, 3)
    assert.equal((await open('/', agent, 'NOT A CODE')).status, 422)
  })

  test('sums of a code count all that it brought, also what its table has no room for', async () => {
    const code = await house.codeOf('ops-intern')
    const referrer_id = await house.idOf('ops-intern')
    const rows = Array.from({ length: 103 }, (_, at) => ({ referrer_id, opportunity_id: 5000 + at }))
    await house
      .db()
      .insertInto('tracking.referral_opening')
      .values(rows.map((row) => ({ ...row, day: '2026-11-21', opened: 2 })))
      .execute()
    const { items, total } = (await (await house.as('ops-intern')).get(`${API}/of/${code}/opportunities`)).body
    assert.deepEqual([items.length, total], [100, { opened: 206, registered: 0 }])
  })

  test.run()
})

const mailboxes = suite('mailboxes behind addresses')

mailboxes('labels and Google’s dots do not make another mailbox, all else does', () => {
  for (const [address, mailbox] of [
    ['Meera@Example.in', 'meera@example.in'],
    ['meera+job@example.in', 'meera@example.in'],
    ['m.e.era@example.in', 'm.e.era@example.in'],
    ['M.e.era+x+y@googlemail.com', 'meera@gmail.com'],
    ['+x@gmail.com', '+x@gmail.com'],
  ] as const) {
    assert.equal(mailboxOf(address), mailbox)
    assert.equal(mailboxOf(mailboxOf(address)), mailbox)
  }
})

mailboxes.run()
