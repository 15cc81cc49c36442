import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { type LongTask, ttiOf } from '../../../../features/performance/client/measure/tti'

const tti = suite('time to interactive')

const task = (startTime: number, duration = 100): LongTask => ({ startTime, duration })

tti('a page without long tasks is interactive with its first paint, which five seconds later is known', () => {
  assert.equal(ttiOf(800, [], 5799), undefined)
  assert.equal(ttiOf(800, [], 5800), 800)
})

tti('it is when the last long task before five quiet seconds ended', () => {
  assert.equal(ttiOf(800, [task(900), task(3000, 250)], 8249), undefined)
  assert.equal(ttiOf(800, [task(900), task(3000, 250)], 8250), 3250)
})

tti('what comes after the quiet stretch is another matter', () => {
  assert.equal(ttiOf(800, [task(1000), task(6100), task(6300)], 20_000), 1100)
})

tti('a task that begins 1 ms before the stretch is over puts it off', () => {
  assert.equal(ttiOf(1000, [task(5999)], 11_099), 6099)
  assert.equal(ttiOf(1000, [task(6000)], 11_000), 1000)
})

tti('tasks before the first paint count for what of them reaches beyond it', () => {
  assert.equal(ttiOf(800, [task(100, 300)], 10_000), 800)
  assert.equal(ttiOf(800, [task(700, 300)], 10_000), 1000)
})

tti(
  'whatever the tasks and their order, no long task begins within five seconds of it, and it is not before the first paint',
  () => {
    const tasks = fc.array(fc.record({ startTime: fc.nat(30_000), duration: fc.integer({ min: 50, max: 2000 }) }))
    fc.assert(
      fc.property(tasks, fc.nat(5000), (all, paint) => {
        const found = ttiOf(paint, all, 60_000)
        assert.ok(found !== undefined && found >= paint)
        assert.equal(ttiOf(paint, all.toReversed(), 60_000), found)
        const disturbs = ({ startTime, duration }: LongTask) => startTime + duration > found && startTime < found + 5000
        assert.deepEqual(all.filter(disturbs), [])
      }),
    )
  },
)

tti.run()
