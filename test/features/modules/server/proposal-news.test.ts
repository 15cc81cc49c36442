import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { verbRunner } from '../../../../features/modules/contract'
import { notificationsServer } from '../../../../features/notifications/server/feature'
import type { TestApi } from '../../../support/api'
import { bootModules } from '../house'

const test = suite('what waits for a second person')
let house: TestApi
const io = { folder: '', print() {}, progress() {}, ask: async () => undefined, signal: new AbortController().signal }
const run = (verb: string, ...args: readonly string[]) => house.kernel.get(verbRunner).run(verb, { ...io, args })
const bell = async (word: string) => {
  const { items } = (await (await house.as(word)).get('/api/notifications')).body
  return (items as readonly { text: string }[]).map(({ text }) => text)
}
test.before(async () => {
  house = await bootModules({ FEATURES_OFF_BY_TWO: 'basket,shop' }, new Date('2026-11-27T09:00:00Z'), [
    notificationsServer,
  ])
  assert.equal(await run('grant', 'student@demo.test', 'admin', 'for the test'), 0)
})
test.after(() => house.dispose())

test('all others who may switch modules are told of it, once, and nobody else', async () => {
  const asha = await house.as('admin')
  for (let at = 0; at < 2; at++)
    await asha.post('/api/modules/switch', { feature: 'basket', on: false, why: 'it is too slow' })
  const said = 'Switching “basket” off waits for a second person'
  assert.deepEqual([await bell('student'), await bell('admin'), await bell('mentor')], [[said], [], []])
})

test('of what the command line proposes everybody who may approve it is told', async () => {
  await run('switch', 'shop', 'off', 'sold', 'out')
  const said = 'Switching “shop” off waits for a second person'
  assert.deepEqual([(await bell('student'))[0], await bell('admin'), await bell('mentor')], [said, [said], []])
})

test.run()
