import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Tx } from '../../../../features/data/contract'
import { type Opportunities, opportunityStates } from '../../../../features/listings/contract'
import { createListingsFakes } from '../../../../features/listings/contract/fakes'
import { opportunityMachine } from '../../../../features/listings/server/opportunity-machine'
import { rejection } from '../../../support/waiting'

const OWNER = 3
const tx = {} as Tx
const fakes = suite('opportunities that stand in')

const standIn = (): Opportunities => {
  const [[, opportunities]] = createListingsFakes(() => new Date('2026-11-21T06:30:00Z'), OWNER) as [[unknown, unknown]]
  return opportunities as Opportunities
}

/** What each act leads to, as in the real service. */
const acts = {
  pending: async (at: Opportunities, id: number) =>
    (await at.find(id))?.state === 'live' ? at.hold(tx, id, '3 reports') : at.submit(tx, id, OWNER),
  live: (at: Opportunities, id: number) => at.approve(tx, id, OWNER),
  returned: (at: Opportunities, id: number) => at.sendBack(tx, id, OWNER, 'Say more.'),
  closed: (at: Opportunities, id: number) => at.close(tx, id, OWNER, 'full'),
  removed: (at: Opportunities, id: number) => at.remove(tx, id, OWNER),
}

fakes('they become what the real ones may become, and nothing else', async () => {
  for (const from of opportunityStates.filter((state) => state !== 'removed' && state !== 'draft')) {
    for (const [to, act] of Object.entries(acts)) {
      const at = standIn()
      const [one] = await at.list({ states: [from], limit: 1 })
      assert.ok(one, `none is ${from}`)
      // A closed one opens again, or goes to be looked at, only by the real feature's own clock and hands, which stand-ins do not have.
      const may =
        (opportunityMachine.moves[from] as readonly string[]).includes(to) &&
        !(from === 'closed' && ['live', 'pending'].includes(to)) &&
        !(from === 'pending' && to === 'closed')
      if (may) await act(at, one.id)
      else assert.equal(((await rejection(act(at, one.id))) as { code?: string }).code, 'state-not-allowed')
      assert.equal((await at.find(one.id))?.state, may ? to : from)
    }
  }
})

fakes('a copy is a draft of its own without dates, and counts like the others', async () => {
  const at = standIn()
  const copy = await at.duplicate(tx, 1, OWNER)
  assert.deepEqual([copy.title, copy.state, copy.closesAt], ['Product Design Intern (copy)', 'draft', null])
  const counts = await at.count({ organizerId: OWNER })
  assert.deepEqual([counts['internship/draft'], counts['all/draft'], counts['all/live']], [1, 1, 2])
  assert.deepEqual(await at.count({ organizerId: OWNER + 1 }), {})
})

fakes('seats run out, and come back', async () => {
  const at = standIn()
  const taken: boolean[] = []
  for (let person = 0; person < 4; person++) taken.push(await at.takeSeat(tx, 2))
  assert.deepEqual(taken, [true, true, true, false])
  await at.releaseSeat(tx, 2)
  assert.equal(await at.takeSeat(tx, 2), true)
})

fakes('who saves an old version is refused', async () => {
  const at = standIn()
  const before = await at.find(1)
  assert.ok(before)
  const saved = await at.update(tx, 1, { ...before, title: 'Design Intern' }, before)
  assert.equal(saved.title, 'Design Intern')
  const refusal = await rejection(at.update(tx, 1, before, before))
  assert.equal((refusal as { code?: string }).code, 'version-conflict')
})

fakes.run()
