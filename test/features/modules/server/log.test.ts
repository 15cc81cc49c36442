import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit, database } from '../../../../features/data/contract'
import type { LogEntry, LogPage } from '../../../../features/modules/contract/wire'
import { problemSentences } from '../../../../features/web/contract'
import { readProblemWords } from '../../../../features/web/server/problem-words'
import type { Caller, TestApi } from '../../../support/api'
import { bootModules } from '../house'

const test = suite('the log of switches')
let house: TestApi
let admin: Caller
test.before(async () => {
  house = await bootModules()
  admin = await house.as('admin')
})
test.after(() => house.dispose())

async function turn(feature: string, on: boolean, why: string) {
  const { status, body } = await admin.post('/api/modules/switch', { feature, on, why })
  assert.equal(status, 204, JSON.stringify(body))
}
const read = async (query = '') => (await admin.get(`/api/modules/log${query}`)).body as LogPage
const says = ({ feature, was, on, why, canRevert }: LogEntry) => [feature, was, on, why, canRevert]

test('each change says from what to what and by whom, and the last of a module can be taken back', async () => {
  await turn('shop', false, 'stocktaking')
  await turn('basket', false, 'with the shop')
  await turn('shop', true, 'counted')
  const { items, next } = await read()
  assert.deepEqual(items.map(says), [
    ['shop', false, true, 'counted', true],
    ['basket', true, false, 'with the shop', true],
    ['shop', true, false, 'stocktaking', false],
  ])
  assert.equal(next, null)
  assert.ok(items.every(({ who }) => who.length > 0))
})

test('the entry that took it back is the one to take back now, also once one that changed nothing follows', async () => {
  await turn('shop', false, 'once more')
  await turn('shop', true, 'back')
  await turn('shop', true, 'really')
  const { items } = await read('?feature=shop&limit=2')
  assert.deepEqual(items.map(says), [
    ['shop', true, true, 'really', false],
    ['shop', false, true, 'back', true],
  ])
})

test('page by page all of it comes, each entry once, of one module where that is asked', async () => {
  const whole = (await read('?limit=50')).items.map(({ id }) => id)
  const found: number[] = []
  for (let page = await read('?limit=2'); ; page = await read(`?limit=2&after=${page.next}`)) {
    found.push(...page.items.map(({ id }) => id))
    if (page.next === null) break
  }
  assert.deepEqual(found, whole)
  assert.ok(whole.length >= 6)
  const ofBasket = await read('?feature=basket')
  assert.deepEqual([ofBasket.items.length, ofBasket.next], [1, null])
  assert.equal((await admin.get('/api/modules/log?limit=201')).status, 422)
})

test('what the environment decides cannot be taken back, nor what no feature is any more', async () => {
  const db = house.kernel.get(database)
  const record = (feature: string) =>
    db.transact((tx) =>
      house.kernel.get(audit).record(tx, {
        personId: undefined,
        action: 'modules.switched-on',
        about: `feature:${feature}`,
        detail: { why: 'before it was decided' },
      }),
    )
  for (const feature of ['cellar', 'attic']) await record(feature)
  const { items } = await read('?limit=2')
  assert.deepEqual(items.map(says), [
    ['attic', null, true, 'before it was decided', false],
    ['cellar', null, true, 'before it was decided', false],
  ])
  assert.equal(items[0]?.who, '')
})

test('why a module cannot be switched is said in Hindi too', async () => {
  const say = await readProblemWords(house.kernel.view(problemSentences))
  for (const feature of ['cellar', 'data']) {
    const { status, body } = await admin.post('/api/modules/switch', { feature, on: false, why: 'enough' })
    const hindi = say(body.detail, 'hi')
    assert.deepEqual([status, /[\u0900-\u097F]/.test(hindi)], [403, true], hindi)
    assert.ok(hindi.includes(`"${feature}"`))
  }
})

test.run()
