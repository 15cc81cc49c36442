import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { people } from '../../../../features/session/contract'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { API, bootReferrals, type ReferralHouse } from '../referral-house'

const APPEALS = `${API}/appeals`

eachDatabase((kind) => {
  const test = suite(`referrals, looked at by a person, ${kind}`)
  let house: ReferralHouse
  test.before(async () => {
    house = await bootReferrals(kind)
  })
  test.after(() => house?.dispose())

  /** Somebody who joined in the browser of their inviter, and took part: refused. */
  async function refused(referrer: string, joins: string, takesPart = true) {
    const [code, browser] = [await house.codeOf(referrer), house.uuid(`${referrer} ${joins}`)]
    // The browser is known as the inviter's by a visit.
    await house.base
      .of<{ 'tracking.page_visit': { client_id: string; person_id: number; day: string; page_name: string } }>()
      .insertInto('tracking.page_visit')
      .values({ client_id: browser, person_id: await house.idOf(referrer), day: '2026-11-21', page_name: 'home' })
      .execute()
    await house.arriveIn(browser, joins, code)
    const personId = await house.idOf(joins)
    await house.stands(personId, 'refused')
    const row = () =>
      house.db().selectFrom('tracking.referral').selectAll().where('person_id', '=', personId).executeTakeFirstOrThrow()
    if (takesPart) {
      await house.register(joins)
      await until('it is heard', async () => (await row()).registered_at !== null)
    }
    return { id: (await row()).id, personId }
  }
  const appeal = async (word: string, id: number, text = 'We are two people at one computer.') =>
    (await house.as(word)).post(`${API}/${id}/appeal`, { text })
  const openOf = async (referral: string) =>
    (await (await house.as('admin')).get(`${APPEALS}?limit=50`)).body.items.find(
      ({ referrer }: { referrer: string }) => referrer === referral,
    )
  const decide = async (id: number, isAccepted: boolean, why = 'Two people, we spoke to both.') =>
    (await house.as('admin')).post(`${APPEALS}/${id}/decision`, { isAccepted, why })
  const nameOf = async (word: string) => (await house.kernel.get(people).findByEmail(`${word}@demo.test`))?.name ?? ''

  test('accepted it counts, and is credited once, however often and by how many it is decided', async () => {
    const { id, personId } = await refused('mentor', 'student')
    const inviter = await house.idOf('mentor')
    const before = await house.balance(inviter)
    assert.equal((await appeal('mentor', id)).status, 204)
    const open = await openOf(await nameOf('mentor'))
    assert.deepEqual([open.reason, open.text], ['same-browser', 'We are two people at one computer.'])
    const answers = await Promise.all(Array.from({ length: 8 }, () => decide(open.id, true)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, ...Array.from({ length: 7 }, () => 409)])
    await house.stands(personId, 'earned')
    const after = await house.balance(inviter)
    assert.deepEqual([after.points - before.points, after.coins - before.coins], [50, 25])
    const [mine] = (await (await house.as('mentor')).get(`${API}/mine`)).body.items
    assert.deepEqual(
      [mine.state, mine.appeal.state, mine.appeal.answer],
      ['earned', 'accepted', 'Two people, we spoke to both.'],
    )
    const told = (await (await house.as('mentor')).get('/api/notifications')).body.items
    assert.equal(told.filter(({ text }: { text: string }) => text === 'Your appeal was accepted').length, 1)
  })

  test('declined it stays refused, and gives nothing', async () => {
    const { id, personId } = await refused('intern', 'pro')
    await appeal('intern', id)
    const { id: open } = await openOf(await nameOf('intern'))
    assert.equal((await decide(open, false, 'It is one person.')).status, 204)
    await house.stands(personId, 'refused')
    const late = await decide(open, true)
    assert.deepEqual([late.status, late.body.detail], [409, 'This appeal was answered meanwhile. Load the list again.'])
    assert.equal((await appeal('intern', id)).status, 409, 'there is one each')
    const { body } = await (await house.as('admin')).get(`${APPEALS}?state=declined`)
    assert.deepEqual([body.items[0].id, body.items[0].answer], [open, 'It is one person.'])
  })

  test('who has not taken part yet earns it when they do', async () => {
    const { id, personId } = await refused('volunteer', 'recruiter', false)
    await appeal('volunteer', id)
    await decide((await openOf(await nameOf('volunteer'))).id, true)
    await house.stands(personId, 'pending')
    await house.register('recruiter')
    await house.stands(personId, 'earned')
  })

  test('eight tabs ask once', async () => {
    const { id } = await refused('evaluator', 'placecom')
    const answers = await Promise.all(Array.from({ length: 8 }, () => appeal('evaluator', id)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, ...Array.from({ length: 7 }, () => 409)])
  })

  test('nobody else asks, and only what was taken for cheating is looked at', async () => {
    const { id } = await refused('tpo-manager', 'tpo-faculty')
    assert.equal((await appeal('student', id)).status, 404)
    assert.equal((await appeal('tpo-manager', 999_999)).status, 404)
    assert.equal((await appeal('tpo-manager', id, ' x ')).status, 422)
    assert.equal((await appeal('tpo-manager', id, 'x'.repeat(1001))).status, 422)
    assert.equal((await appeal('tpo-manager', id, 'x'.repeat(1000))).status, 204)
    const admin = await house.as('admin')
    assert.equal((await (await house.as('tpo-manager')).get(APPEALS)).status, 403)
    assert.equal((await house.nobody.post(`${API}/${id}/appeal`, { text: 'Why?' })).status, 401)
    assert.equal((await admin.post(`${APPEALS}/999999/decision`, { isAccepted: true, why: 'Because' })).status, 404)
    await house.arrive('tpo-coordinator', await house.codeOf('tpo-manager'))
    const [pending] = (await (await house.as('tpo-manager')).get(`${API}/mine?state=pending`)).body.items
    assert.equal((await appeal('tpo-manager', pending.id)).status, 409)
  })

  test('whom it is about does not decide it: neither who invited nor who joined', async () => {
    const { id, personId } = await refused('admin', 'organizer')
    const before = await house.balance(await house.idOf('admin'))
    assert.equal((await appeal('admin', id)).status, 204)
    const { id: open } = await openOf(await nameOf('admin'))
    for (const isAccepted of [true, false]) assert.equal((await decide(open, isAccepted)).status, 403)
    await house.stands(personId, 'refused')
    assert.deepEqual(await house.balance(await house.idOf('admin')), before)
  })

  test('what was said stands in one’s own data', async () => {
    const { invited } = (await house.records.export(await house.idOf('intern')))['tracking.referrals'] as {
      invited: { appeal: string; answer: string }[]
    }
    assert.deepEqual(
      invited.map(({ appeal, answer }) => [appeal, answer]),
      [['We are two people at one computer.', 'It is one person.']],
    )
  })

  test.run()
})
