import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootReferrals, NOW, type ReferralHouse } from '../referral-house'

const HUNDRED = Array.from({ length: 100 }, (_, at) => at)
const INVITERS = ['mentor', 'evaluator', 'recruiter', 'organizer'] as const

/** A hundred at once, on every node there is. */
async function race(nodes: readonly ReferralHouse[]): Promise<void> {
  const on = (at: number) => nodes[at % nodes.length] as ReferralHouse
  const joined = await on(0).idOf('pro')
  const codes = await Promise.all(INVITERS.map((word) => on(0).codeOf(word)))
  await Promise.all(
    HUNDRED.map((at) =>
      on(at).referrals.arrive(joined, { refId: codes[at % codes.length] ?? '', openedSecondsAgo: 60 }),
    ),
  )
  const rows = await on(0).db().selectFrom('tracking.referral').selectAll().where('person_id', '=', joined).execute()
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['pending'],
  )
  const inviter = rows[0]?.referrer_id ?? 0
  const before = await on(0).balance(inviter)
  const entering = { personId: joined, opportunityId: 1 }
  await Promise.all(HUNDRED.map((at) => on(at).base.transact((tx) => on(at).referrals.registered(tx, entering, NOW))))
  const after = await on(0).balance(inviter)
  assert.deepEqual([after.points - before.points, after.coins - before.coins], [50, 25])
}

eachDatabase((kind) => {
  const test = suite(`a hundred links at once, ${kind}`)
  const nodes: ReferralHouse[] = []
  test.before(async () => {
    nodes.push(await bootReferrals(kind))
    if (kind === 'postgres') nodes.push(await bootReferrals(kind, nodes[0]))
  })
  test.after(async () => {
    for (const node of nodes.reverse()) await node.dispose()
  })

  test('of a hundred arrivals one counts, and of a hundred tellings one gives', () => race(nodes))

  test('two who bring each other at once do not both count', async () => {
    const on = (at: number) => nodes[at % nodes.length] as ReferralHouse
    const words = ['tpo-admin', 'tpo-manager', 'tpo-faculty'] as const
    const ids = await Promise.all(words.map((word) => on(0).idOf(word)))
    const codes = await Promise.all(words.map((word) => on(0).codeOf(word)))
    await Promise.all(
      ids.map((id, at) => on(at).referrals.arrive(id, { refId: codes[(at + 1) % 3] ?? '', openedSecondsAgo: 60 })),
    )
    const rows = await on(0).db().selectFrom('tracking.referral').selectAll().where('person_id', 'in', ids).execute()
    assert.deepEqual(rows.map(({ state, reason }) => `${state} ${reason}`).sort(), [
      'pending null',
      'pending null',
      'refused ring',
    ])
  })

  test.run()
})
