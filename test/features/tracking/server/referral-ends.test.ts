import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { audit, jobs, personMerges } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { codeIn, mailTo, signUp } from '../../session/house'
import { API, bootReferrals, NOW, type ReferralHouse } from '../referral-house'

eachDatabase((kind) => {
  const test = suite(`referrals that end, ${kind}`)
  let house: ReferralHouse
  test.before(async () => {
    house = await bootReferrals(kind)
  })
  test.after(() => house?.dispose())

  /** Somebody joined by somebody's link and took part. */
  async function earned(inviter: string, joined: string) {
    await house.arrive(joined, await house.codeOf(inviter))
    await house.register(joined)
    const ids = { inviter: await house.idOf(inviter), joined: await house.idOf(joined) }
    await house.stands(ids.joined, 'earned')
    return ids
  }
  const idOfReferral = async (personId: number) =>
    (
      await house
        .db()
        .selectFrom('tracking.referral')
        .select('id')
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow()
    ).id

  test('an admin takes one back with a reason that the inviter reads; what was given goes, and the audit knows', async () => {
    const { inviter, joined } = await earned('student', 'pro')
    const before = await house.balance(inviter)
    const id = await idOfReferral(joined)
    const admin = await house.as('admin')
    assert.equal((await admin.post(`${API}/${id}/take-back`, { why: 'no' })).status, 422)
    assert.equal((await admin.post(`${API}/${id}/take-back`, { why: 'Two phones, one person' })).status, 204)
    const late = await admin.post(`${API}/${id}/take-back`, { why: 'Once more' })
    assert.deepEqual(
      [late.status, late.body.detail],
      [409, 'This referral counts for nothing any more. Load the list again.'],
    )
    const after = await house.balance(inviter)
    assert.deepEqual([before.points - after.points, before.coins - after.coins], [50, 25])
    const [row] = (await (await house.as('student')).get(`${API}/mine?state=taken-back`)).body.items
    assert.deepEqual([row.reason, row.says], ['staff', 'Two phones, one person'])
    const told = (await (await house.as('student')).get('/api/notifications')).body.items
    const words = told.filter(({ text }: { text: string }) => text === 'A referral of yours was taken back')
    assert.equal(words.length, 1, 'told once')
    assert.match(JSON.stringify(words[0]), /Two phones, one person/)
    const [entry] = await house.kernel.get(audit).list({ about: `referral:${id}`, limit: 5 })
    assert.equal(entry?.action, 'tracking.referral-taken-back')
    const all = (await admin.get(`${API}/all?state=taken-back`)).body.items
    assert.deepEqual([all[0].referrer.id, all[0].person.id], [inviter, joined])
    assert.equal((await (await house.as('student')).get(`${API}/all`)).status, 403)
  })

  test('an account that turns out to be a second one brought nobody; parted again, it did', async () => {
    const { inviter, joined } = await earned('mentor', 'recruiter')
    const older = await house.idOf('student')
    const merges = house.kernel.get(personMerges)
    const given = await house.balance(inviter)
    const parts = await house.base.transact((tx) => merges.move(tx, { from: joined, to: older }))
    await house.stands(joined, 'taken-back')
    assert.equal((await house.balance(inviter)).points, given.points - 50)
    house.setNow(new Date(NOW.getTime() + 60_000))
    await house.base.transact((tx) => merges.undo(tx, { from: joined, to: older }, parts))
    house.setNow(NOW)
    await house.stands(joined, 'earned')
    assert.equal((await house.balance(inviter)).points, given.points)
  })

  test('the codes of two accounts that became one both lead to it, and its referrals stand together', async () => {
    const [from, to] = ['evaluator', 'placecom'] as const
    const codes = [await house.codeOf(from), await house.codeOf(to)]
    await house.arrive('tpo-admin', codes[0] ?? '')
    const pair = { from: await house.idOf(from), to: await house.idOf(to) }
    await house.base.transact((tx) => house.kernel.get(personMerges).move(tx, pair))
    await house.arrive('tpo-manager', codes[0] ?? '')
    assert.equal((await house.seen(to)).length, 2)
    assert.ok(codes.includes(await house.codeOf(to)))
  })

  test('what somebody entered by the link of their own other account was brought by nobody', async () => {
    const [inviter, joined] = ['admin', 'tpo-coordinator'] as const
    await house.arrive(joined, await house.codeOf(inviter))
    const entered = await house.register(joined)
    const code = await house.codeOf(inviter)
    const brought = async () => {
      const { body } = await (await house.as('admin')).get(`${API}/of/${code}/opportunities`)
      return body.total.registered as number
    }
    await until('it is counted', async () => (await brought()) === 1)
    const pair = { from: await house.idOf(joined), to: await house.idOf(inviter) }
    const parts = await house.base.transact((tx) => house.kernel.get(personMerges).move(tx, pair))
    assert.equal(await brought(), 0, `of ${entered}`)
    await house.base.transact((tx) => house.kernel.get(personMerges).undo(tx, pair, parts))
    assert.equal(await brought(), 1)
  })

  test('erasing who joined takes the referral back without a name; erasing who invited leaves nothing', async () => {
    const { inviter, joined } = await earned('organizer', 'intern')
    const given = await house.balance(inviter)
    const merged = { code: 'SECOND22', person_id: inviter, created_at: new Date('2100-01-01') }
    await house.db().insertInto('tracking.referral_code').values(merged).execute()
    const mine = (await house.records.export(inviter))['tracking.referrals'] as Record<'codes' | 'invited', unknown[]>
    assert.equal(mine.invited.length, 1)
    assert.deepEqual(mine.codes, [await house.codeOf('organizer'), merged.code], 'merged accounts have two')
    await house.records.erase(joined)
    assert.equal((await house.balance(inviter)).points, given.points - 50)
    const [row] = await house.seen('organizer')
    assert.deepEqual([row?.state, row?.reason, row?.name], ['taken-back', 'gone', null])
    await house.records.erase(inviter)
    const left = await house
      .db()
      .selectFrom('tracking.referral')
      .selectAll()
      .where('referrer_id', '=', inviter)
      .execute()
    assert.deepEqual(left, [])
    assert.deepEqual((await house.records.export(inviter))['tracking.referrals'], {
      codes: [],
      invited: [],
      cameByALink: null,
      openedALink: null,
      registeredByALink: [],
    })
  })

  test('a second account of the same mailbox is told from its address', async () => {
    const meera = await signUp(house, 'meera.nair@gmail.com')
    const { code } = (await meera.get(`${API}/own`)).body
    const second = await signUp(house, 'm.eera.nair+prize@googlemail.com')
    await second.post(`${API}/arrivals`, { refId: code, openedSecondsAgo: 60 })
    const [row] = (await meera.get(`${API}/mine`)).body.items
    assert.deepEqual([row.state, row.reason], ['refused', 'same-person'])
  })

  test('nothing is earned before the address is proved; the job settles what no event told of', async () => {
    const fresh = await signUp(house, 'late.prover@example.in')
    await fresh.post(`${API}/arrivals`, { refId: await house.codeOf('volunteer'), openedSecondsAgo: 60 })
    const [row] = await house.db().selectFrom('tracking.referral').selectAll().orderBy('id', 'desc').limit(1).execute()
    const personId = row?.person_id ?? 0
    await house.base.transact((tx) => house.referrals.registered(tx, { personId, opportunityId: 1 }, NOW))
    assert.equal((await house.seen('volunteer'))[0]?.state, 'pending')
    const settle = () =>
      house.kernel
        .view(jobs)
        .find(({ id }) => id === 'tracking.settle-referrals')
        ?.run({ now: NOW, signal: new AbortController().signal, data: undefined })
    await settle()
    assert.equal((await house.seen('volunteer'))[0]?.state, 'pending')
    const code = codeIn(await mailTo(house, 'late.prover@example.in', 'session.verify-email'))
    assert.equal((await fresh.post('/api/session/sign-up/code', { code })).status, 200)
    await settle()
    assert.equal((await house.seen('volunteer'))[0]?.state, 'earned')
    assert.equal((await fresh.get(`${API}/own`)).body.cameBy.state, 'earned')
  })

  test('one that cannot be decided keeps no other one waiting, and the job says so', async () => {
    const code = await house.codeOf('volunteer')
    for (const email of ['stuck@example.in', 'behind@example.in'])
      await (await signUp(house, email)).post(`${API}/arrivals`, { refId: code, openedSecondsAgo: 60 })
    const db = house.db()
    const referrals = () => db.selectFrom('tracking.referral').select(['id', 'state']).orderBy('id', 'desc').limit(2)
    const stuck = (await referrals().execute())[1]?.id ?? 0
    await sql`create function tracking.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not this one'; end $$`.execute(db)
    await sql
      .raw(`create trigger refuse before update on tracking.referral for each row
        when (old.id = ${stuck}) execute function tracking.refuse()`)
      .execute(db)
    house.setNow(new Date(NOW.getTime() + 91 * 86_400_000))
    const job = house.kernel.view(jobs).find(({ id }) => id === 'tracking.settle-referrals')
    const { signal } = new AbortController()
    await assert.rejects(
      async () => job?.run({ now: NOW, signal, data: undefined }),
      /1 referrals could not be decided/,
    )
    house.setNow(NOW)
    await sql`drop function tracking.refuse cascade`.execute(db)
    assert.deepEqual(
      (await referrals().execute()).map(({ state }) => state),
      ['refused', 'pending'],
    )
  })

  test('who takes part and never proves their address is not waited for beyond the time that a link counts', async () => {
    const fresh = await signUp(house, 'never.prover@example.in')
    await fresh.post(`${API}/arrivals`, { refId: await house.codeOf('volunteer'), openedSecondsAgo: 60 })
    const [row] = await house.db().selectFrom('tracking.referral').selectAll().orderBy('id', 'desc').limit(1).execute()
    const personId = row?.person_id ?? 0
    await house.base.transact((tx) => house.referrals.registered(tx, { personId, opportunityId: 1 }, NOW))
    const settleAfter = async (days: number) => {
      house.setNow(new Date(NOW.getTime() + days * 86_400_000 + 1))
      await house.base.transact((tx) => house.referrals.settle(tx, personId))
      house.setNow(NOW)
      const { state, reason } = (await house.seen('volunteer'))[0] ?? {}
      return [state, reason]
    }
    assert.deepEqual(await settleAfter(89), ['pending', null])
    assert.deepEqual(await settleAfter(90), ['refused', 'late'])
  })

  test.run()
})
