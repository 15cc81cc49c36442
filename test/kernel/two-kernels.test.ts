import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { contribute, happening, plan, boot, point, provide, type Self, token } from '../../kernel/index'
import { feature } from './house'

const two = suite('two kernels in one process')

two('of one plan share nothing: services, happenings, switches, faults', async () => {
  const rows = point<object>('a.rows')
  const service = token<object>('a.service')
  const rang = happening<string>('a/rang')
  const selves: Self[] = []
  const heard: string[] = []
  const start = (me: Self) => {
    const name = `kernel ${selves.push(me)}`
    me.bus.on(rang, (from) => void heard.push(`${name} hears ${from}`))
  }
  const a = feature(
    'a',
    { points: [rows], provides: [service], activates: 'boot', contributes: [contribute(rows, {})] },
    { provides: [provide(service, [], () => ({}))], start },
  )
  const made = plan([a])
  const [first, second] = [await boot(made), await boot(made)]
  assert.notEqual(first.get(service), second.get(service))
  selves[0]?.bus.emit(rang, 'the first')
  assert.deepEqual(heard, ['kernel 1 hears the first'])
  await first.apply([{ by: 'test', off: ['a'] }])
  assert.deepEqual([first.view(rows).length, second.view(rows).length], [0, 1])
  await first.dispose()
  assert.equal(second.isRunning('a'), true)
})

two.run()
