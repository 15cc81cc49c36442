import assert from 'node:assert/strict'
import { suite } from 'uvu'
import * as v from 'valibot'
import { plan, type Schema, settings } from '../../kernel/index'
import { feature, house } from './house'

const configured = suite('settings')
const limits = settings('web', v.object({ port: v.number(), tls: v.optional(v.object({ key: v.string() })) }))
const web = feature('web', { settings: limits, activates: 'boot' }, {})
const schema = (validate: Schema<unknown>['~standard']['validate']): Schema<unknown> => {
  return { '~standard': { version: 1, vendor: 'test', validate } }
}

configured('a mistake names the feature, the key path and the fix, one problem for each', () => {
  const made = plan([web], { settings: { web: { port: 'high', tls: {} } } })
  assert.deepEqual(
    made.problems.map((each) => [each.code, each.feature]),
    [
      ['bad-settings', 'web'],
      ['bad-settings', 'web'],
    ],
  )
  assert.match(made.problems[0]?.text ?? '', /Settings of feature "web": web\.port: .*Correct settings\.web\.port/)
  assert.match(made.problems[1]?.text ?? '', /web\.tls\.key/)
  assert.equal(made.off.get('web')?.code, 'invalid')
})

configured('a runtime gets what its schema made of them', async () => {
  const withDefault = settings('a', v.optional(v.object({ size: v.optional(v.number(), 3) }), {}))
  let seen: unknown
  const a = feature(
    'a',
    { settings: withDefault, activates: 'boot' },
    { start: ({ get }) => void (seen = get(withDefault)) },
  )
  await house([a])
  assert.deepEqual(seen, { size: 3 })
  await house([a], { settings: { a: { size: 8 } } })
  assert.deepEqual(seen, { size: 8 })
})

configured('settings of a feature that is off are not judged', () => {
  const made = plan([web], { switches: [{ by: 'test', off: ['web'] }] })
  assert.deepEqual(made.problems, [])
})

configured('a schema that throws or answers later is a problem of its feature', () => {
  const throwing = schema(() => {
    throw new Error('broken')
  })
  const late = schema(async () => ({ value: 1 }))
  const made = plan([
    feature('a', { settings: settings('a', throwing) }),
    feature('b', { settings: settings('b', late) }),
    feature('c'),
  ])
  assert.match(made.problems[0]?.text ?? '', /"a".*broken/)
  assert.match(made.problems[1]?.text ?? '', /"b".*at once/)
  assert.deepEqual(made.order, ['c'])
})

configured('names of Object.prototype are no settings', () => {
  const any = schema((value) => ({ value }))
  assert.equal(
    plan([feature('constructor', { settings: settings('constructor', any) })]).settings.get('constructor'),
    undefined,
  )
})

configured.run()
