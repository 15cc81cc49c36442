import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { verbRunner } from '../../../../features/modules/contract'
import type { Module, Modules } from '../../../../features/modules/contract/wire'
import type { Caller, TestApi } from '../../../support/api'
import { bootModules } from '../house'

const START = new Date('2026-08-22T09:00:00Z')
const afterDays = (days: number) => new Date(START.getTime() + days * 86_400_000)

const test = suite('modules that have been off for long')
let house: TestApi
let admin: Caller
test.before(async () => {
  house = await bootModules({}, START)
  admin = await house.as('admin')
})
test.after(() => house.dispose())

const turn = (feature: string, on: boolean) =>
  admin.post('/api/modules/switch', { feature, on, why: 'not yet approved' })

async function staleAt(days: number): Promise<Readonly<Record<string, Module['stale']>>> {
  house.setNow(afterDays(days))
  admin = await house.as('admin')
  const { modules } = (await admin.get('/api/modules/features')).body as Modules
  return Object.fromEntries(modules.filter(({ stale }) => stale !== null).map(({ id, stale }) => [id, stale]))
}

test('after ninety days it is listed, with since when and by whom, until it is on again', async () => {
  await turn('shop', false)
  assert.deepEqual(await staleAt(90), {})
  assert.deepEqual(await staleAt(97), { shop: { since: START.toISOString(), days: 97, by: 'Asha Pillai' } })
  await turn('shop', true)
  assert.deepEqual(await staleAt(98), {})
})

test('who says off again of what is off does not make it new, and the command line has no name', async () => {
  const io = {
    args: ['shop', 'off', 'sold'],
    folder: '',
    print() {},
    progress() {},
    signal: new AbortController().signal,
  }
  await house.kernel.get(verbRunner).run('switch', { ...io, ask: async () => undefined })
  house.setNow(afterDays(150))
  admin = await house.as('admin')
  await turn('shop', false)
  const { shop } = await staleAt(200)
  assert.deepEqual(shop, { since: afterDays(98).toISOString(), days: 102, by: '' })
})

test('what the environment decides is no admin’s', async () => {
  assert.equal((await turn('cellar', false)).status, 403)
  assert.deepEqual(Object.keys(await staleAt(300)), ['shop'])
})

test.run()
