import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, plan, token } from '../../kernel/index'
import { rejection } from '../support/waiting'
import { feature } from './house'

const switches = suite('plan, switches')
const a = token<object>('a.service')
const b = token<object>('b.service')
const three = [
  feature('a', { provides: [a] }, {}),
  feature('b', { requires: [a], provides: [b] }, {}),
  feature('c', { requires: [b] }),
]

switches('the first layer that names a feature decides, and within it off comes before on', () => {
  const made = plan(three, {
    switches: [
      { by: 'the environment', on: ['a'], off: ['c'] },
      { by: 'the file', off: ['a', 'b'], on: ['b', 'c'] },
    ],
  })
  assert.deepEqual(made.order, ['a'])
  assert.equal(made.off.get('b')?.text, 'Feature "b" is switched off by the file.')
  assert.equal(made.off.get('c')?.text, 'Feature "c" is switched off by the environment.')
})

switches('what stands on a feature that is off goes with it, and knows the chain', () => {
  const made = plan(three, { switches: [{ by: 'FEATURES_OFF', off: ['a'] }] })
  assert.deepEqual(made.order, [])
  const { code, text, chain } = made.off.get('c') ?? {}
  assert.deepEqual([code, chain], ['provider-off', ['c', 'b', 'a']])
  assert.match(text ?? '', /"c" needs b\.service of feature "b"\. Feature "a" is switched off by FEATURES_OFF/)
})

switches('an unknown name is a problem of the switch with a suggestion, and costs no feature', () => {
  const features = [feature('registrations')]
  const made = plan(features, { switches: [{ by: 'FEATURES_OFF', off: ['registratoins'] }] })
  assert.deepEqual(
    made.problems.map((each) => [each.code, each.feature]),
    [['unknown-switch', undefined]],
  )
  assert.match(made.problems[0]?.text ?? '', /FEATURES_OFF.*"registratoins".*Did you mean "registrations"\?/)
  assert.deepEqual(made.order, ['registrations'])
})

switches('an essential feature cannot be switched off, nor what it stands on', async () => {
  const features = [...three, feature('web', { essential: true, requires: [b] })]
  const direct = plan(features, { switches: [{ by: 'the file', off: ['web'] }] })
  assert.equal(direct.problems[0]?.code, 'essential-off')
  assert.match((await rejection(boot(direct))).message, /the file/)
  const below = plan(features, { switches: [{ by: 'the file', off: ['a'] }] })
  assert.match((await rejection(boot(below))).message, /"web" needs b\.service.*"a" is switched off by the file/)
})

switches.run()
