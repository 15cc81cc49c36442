import assert from 'node:assert/strict'
import { suite } from 'uvu'
import {
  added,
  formatReading,
  METRICS,
  type Metric,
  nothingMeasured,
  ratingOf,
} from '../../../../features/performance/client/metrics'

const metrics = suite('the numbers of the panel')

metrics('are those of the specification, in its order', () => {
  assert.equal(METRICS.join(', '), 'fcp, tti, fid, cls, memoryUsage, jsHeapSize, domNodes, fps')
})

metrics('keep the latest thirty readings; what cannot be told has none', () => {
  let measured = nothingMeasured
  for (let at = 0; at < 40; at++) measured = added(measured, { fps: at, memoryUsage: 'NA' })
  assert.equal(measured.fps.latest, 39)
  assert.deepEqual([measured.fps.trend.length, measured.fps.trend[0]], [30, 10])
  assert.deepEqual(measured.memoryUsage, { latest: 'NA', trend: [] })
  assert.equal(measured.fcp.latest, undefined)
})

const ratings: readonly (readonly [Metric, number, string])[] = [
  ['fcp', 1800, 'good'],
  ['fcp', 1801, 'fair'],
  ['fcp', 3001, 'poor'],
  ['cls', 0.1, 'good'],
  ['cls', 0.26, 'poor'],
  ['fps', 60, 'good'],
  ['fps', 40, 'fair'],
  ['fps', 12, 'poor'],
]
for (const [metric, value, rating] of ratings)
  metrics(`${metric} ${value} is ${rating}`, () => assert.equal(ratingOf(metric, value), rating))

const shown: readonly (readonly [Metric, number, string])[] = [
  ['fcp', 843.2, 'performance.seconds 0.84'],
  ['fid', 12.4, 'performance.milliseconds 12'],
  ['cls', 0.0213, '0.02'],
  ['jsHeapSize', 61 * 1_048_576, 'performance.megabytes 61.0'],
  ['domNodes', 1914, '#1914'],
]
for (const [metric, value, text] of shown)
  metrics(`${metric} ${value} reads ${text}`, () => {
    const words = (key: string, values?: Readonly<Record<string, unknown>>) => `${key} ${String(values?.['value'])}`
    assert.equal(
      formatReading(metric, value, words, (each) => `#${each}`),
      text,
    )
  })

metrics.run()
