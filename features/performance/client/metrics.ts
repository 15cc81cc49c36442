import type { Translate } from '../../ui/contract'

/** The names of spec §3, in the order in which they are shown. */
export const METRICS = ['fcp', 'tti', 'fid', 'cls', 'memoryUsage', 'jsHeapSize', 'domNodes', 'fps'] as const
export type Metric = (typeof METRICS)[number]

/** What a browser cannot tell. */
export const NOT_AVAILABLE = 'NA'
export type Reading = number | typeof NOT_AVAILABLE
export type Tell = (found: Partial<Readonly<Record<Metric, Reading>>>) => void

/** The latest reading, none until there is one, and those before it. */
export interface Measured {
  readonly latest: Reading | undefined
  readonly trend: readonly number[]
}
export type Measurements = Readonly<Record<Metric, Measured>>

const TREND_LENGTH = 30

export const nothingMeasured = Object.fromEntries(
  METRICS.map((name) => [name, { latest: undefined, trend: [] }]),
) as unknown as Measurements

export function added(known: Measurements, found: Parameters<Tell>[0]): Measurements {
  const next: Record<Metric, Measured> = { ...known }
  for (const name of METRICS) {
    const latest = found[name]
    if (latest === undefined) continue
    const trend = latest === NOT_AVAILABLE ? [] : [...known[name].trend, latest].slice(-TREND_LENGTH)
    next[name] = { latest, trend }
  }
  return next
}

export type Rating = 'good' | 'fair' | 'poor'

const MEGABYTE = 1_048_576

/** Where good ends and poor begins: web.dev's for the first four, ours for the rest. */
const LIMITS: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  fcp: [1800, 3000],
  tti: [3800, 7300],
  fid: [100, 300],
  cls: [0.1, 0.25],
  memoryUsage: [100 * MEGABYTE, 250 * MEGABYTE],
  jsHeapSize: [150 * MEGABYTE, 400 * MEGABYTE],
  domNodes: [1500, 3000],
  fps: [50, 30],
}

/** Of frames more is better, of all else less. */
export function ratingOf(metric: Metric, value: number): Rating {
  const [good, poor] = LIMITS[metric]
  const sign = good < poor ? 1 : -1
  if (value * sign <= good * sign) return 'good'
  return value * sign <= poor * sign ? 'fair' : 'poor'
}

/** A reading with its unit, in the visitor's language. */
export function formatReading(metric: Metric, value: number, t: Translate, count: (value: number) => string): string {
  switch (metric) {
    case 'fcp':
    case 'tti':
      return t('performance.seconds', { value: (value / 1000).toFixed(2) })
    case 'fid':
      return t('performance.milliseconds', { value: value.toFixed(0) })
    case 'cls':
      return value.toFixed(2)
    case 'memoryUsage':
    case 'jsHeapSize':
      return t('performance.megabytes', { value: (value / MEGABYTE).toFixed(1) })
    default:
      return count(value)
  }
}
