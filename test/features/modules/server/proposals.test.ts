import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, personMerges } from '../../../../features/data/contract'
import { verbRunner } from '../../../../features/modules/contract'
import type { LogPage, Modules } from '../../../../features/modules/contract/wire'
import { people } from '../../../../features/session/contract'
import type { Caller, TestApi } from '../../../support/api'
import { bootModules } from '../house'

const START = new Date('2026-11-27T09:00:00Z')
const test = suite('switching off by two')
let house: TestApi
let asha: Caller
let meera: Caller
test.before(async () => {
  house = await bootModules({ FEATURES_OFF_BY_TWO: 'basket' }, START)
  asha = await house.as('admin')
  // A second admin.
  const io = { folder: '', print() {}, progress() {}, ask: async () => undefined, signal: new AbortController().signal }
  const args = ['student@demo.test', 'admin', 'for the test']
  assert.equal(await house.kernel.get(verbRunner).run('grant', { ...io, args }), 0)
  meera = await house.as('student')
})
test.after(() => house.dispose())
test.after.each(async () => {
  house.setNow(START)
  await asha.post('/api/modules/switch', { feature: 'shop', on: true, why: 'afterwards' })
  await asha.post('/api/modules/switch', { feature: 'basket', on: true, why: 'afterwards' })
})

const idOf = async (word: string) => (await house.kernel.get(people).findByEmail(`${word}@demo.test`))?.id
const turn = (who: Caller, feature: string, on = false) =>
  who.post('/api/modules/switch', { feature, on, why: 'it is too slow' })
const list = async (who: Caller) => (await who.get('/api/modules/features')).body as Modules
const stateOf = async (feature: string) => (await list(asha)).modules.find(({ id }) => id === feature)?.state
const open = async (who: Caller) => (await list(who)).proposals
async function propose(feature = 'basket'): Promise<number> {
  const { status, body } = await turn(asha, feature)
  assert.equal(status, 202, JSON.stringify(body))
  return body.proposal
}
const approve = (who: Caller, id: number) => who.post(`/api/modules/proposals/${id}/approve`)

test('what one proposes stays on until another approves, and the log names both', async () => {
  const { status, body } = await turn(asha, 'basket')
  assert.deepEqual([status, body.says], [202, 'basket stays on until a second person approves.'])
  assert.equal(await stateOf('basket'), 'on')
  const [seen] = await open(meera)
  assert.deepEqual(
    [seen?.who, seen?.why, seen?.isOwn, seen?.until],
    ['Asha Pillai', 'it is too slow', false, '2026-11-28T09:00:00.000Z'],
  )
  const own = await approve(asha, body.proposal)
  assert.deepEqual([own.status, own.body.code], [403, 'own-proposal'])
  assert.equal(await stateOf('basket'), 'on')

  assert.equal((await approve(meera, body.proposal)).status, 204)
  assert.equal(await stateOf('basket'), 'off')
  assert.deepEqual(await open(meera), [])
  const { items } = (await asha.get('/api/modules/log?feature=basket&limit=1')).body as LogPage
  assert.deepEqual(
    items.map(({ who, proposer, why, on }) => [who, proposer, why, on]),
    [['Meera Nair', 'Asha Pillai', 'it is too slow', false]],
  )
})

test('whoever proposes or approves twice has done it once', async () => {
  const id = await propose()
  assert.equal(await propose(), id)
  const [first, second] = await Promise.all([approve(meera, id), approve(meera, id)])
  assert.ok([first.status, second.status].includes(204), `${first.status} ${second.status}`)
  assert.equal((await approve(meera, id)).status, 204)
  await turn(asha, 'basket', true)
  assert.equal((await approve(meera, id)).status, 204, 'said again, and not done again')
  assert.equal(await stateOf('basket'), 'on')
})

test('what another has proposed is not proposed again, but declined with a reason that the first reads', async () => {
  const id = await propose()
  const again = await turn(meera, 'basket')
  assert.deepEqual([again.status, again.body.code], [409, 'already-proposed'])
  assert.equal((await asha.post(`/api/modules/proposals/${id}/decline`, { why: 'my own' })).status, 403)
  assert.equal((await meera.post(`/api/modules/proposals/${id}/decline`, { why: 'no' })).status, 422)
  assert.equal((await meera.post(`/api/modules/proposals/${id}/decline`, { why: 'people use it' })).status, 204)
  assert.deepEqual(await open(meera), [])
  assert.deepEqual(
    (await open(asha)).map(({ declined }) => declined),
    [{ who: 'Meera Nair', why: 'people use it' }],
  )
  assert.deepEqual([(await approve(meera, id)).body.code, await stateOf('basket')], ['proposal-settled', 'on'])
})

test('whoever proposed it takes it back, nobody else does', async () => {
  const id = await propose()
  assert.equal((await meera.delete(`/api/modules/proposals/${id}`)).body.code, 'not-your-proposal')
  assert.equal((await asha.delete(`/api/modules/proposals/${id}`)).status, 204)
  assert.equal((await asha.delete(`/api/modules/proposals/${id}`)).status, 204)
  assert.equal((await approve(meera, id)).status, 409)
  assert.equal((await approve(meera, 999_999)).status, 404)
})

test('after a day it has lapsed, and can be proposed anew', async () => {
  const id = await propose()
  house.setNow(new Date(START.getTime() + 86_400_000))
  assert.deepEqual(await open(meera), [])
  const late = await approve(meera, id)
  assert.deepEqual([late.status, late.body.code, await stateOf('basket')], [409, 'proposal-settled', 'on'])
  assert.notEqual(await propose(), id)
})

test('once somebody has switched the module otherwise, what was proposed is over', async () => {
  const id = await propose()
  assert.equal((await turn(meera, 'basket', true)).status, 204)
  assert.equal((await approve(meera, id)).status, 409)
  assert.equal(await stateOf('basket'), 'on')
})

test('what would take it along takes two as well, and everything else is one person’s', async () => {
  const { modules } = await list(asha)
  assert.deepEqual(
    modules.filter(({ takesTwo }) => takesTwo).map(({ id }) => id),
    ['basket', 'shop'],
  )
  const id = await propose('shop')
  assert.equal(await stateOf('shop'), 'on')
  assert.equal((await approve(meera, id)).status, 204)
  // Off already with the shop; switching it on again takes nobody else.
  assert.equal((await turn(asha, 'shop', true)).status, 204)
  assert.equal((await turn(asha, 'basket', true)).status, 204)
  assert.equal((await turn(asha, 'cellar')).status, 403)
})

test('who proposed as an account that was merged into another approves it as neither', async () => {
  const id = await propose()
  const [from, to] = await Promise.all(['admin', 'student'].map(idOf))
  const pair = { from: from as number, to: to as number }
  const [base, merges] = [house.kernel.get(database), house.kernel.get(personMerges)]
  const parts = await base.transact((tx) => merges.move(tx, pair))
  const own = await approve(meera, id)
  assert.deepEqual([own.status, own.body.code, await stateOf('basket')], [403, 'own-proposal', 'on'])
  await base.transact((tx) => merges.undo(tx, pair, parts))
  assert.deepEqual([(await approve(asha, id)).status, (await approve(meera, id)).status], [403, 204])
})

test('the command line proposes too', async () => {
  const said: string[] = []
  const io = { folder: '', progress() {}, ask: async () => undefined, signal: new AbortController().signal }
  const args = ['basket', 'off', 'sold', 'out']
  await house.kernel.get(verbRunner).run('switch', { ...io, args, print: (line) => void said.push(line) })
  assert.match(said.join(), /^basket stays on: it takes two people/)
  assert.equal(await stateOf('basket'), 'on')
  const proposal = (await open(asha)).find(({ declined }) => declined === null)
  assert.deepEqual([proposal?.who, proposal?.isOwn, proposal?.why], ['', false, 'sold out'])
  assert.equal((await approve(asha, proposal?.id ?? 0)).status, 204)
  assert.equal(await stateOf('basket'), 'off')
})

test.run()
