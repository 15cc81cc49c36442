import { median, type Row, spoken } from '../table'
import { pace, saturate } from './asking'
import type { Floor } from './floor'
import type { Paced } from './pacing'
import type { Question } from './questions'
import type { Subject } from './subjects'

/** Until what is asked for all the time is compiled. */
const WARM_S = 5
const ROUND_S = 2
const FLOOR_S = 1.5
/** How often each is measured; of several the median counts. */
export interface Effort {
  readonly rounds: number
  readonly windows: number
}
const USUAL: Effort = { rounds: 3, windows: 5 }
const WINDOW_MS = 1500

export const perSecond = (count: number) => `${Math.round(count)} /s`

export const ratioGoal = (ratio: number, goal: number | undefined) =>
  goal === undefined ? {} : { goal: `≥ ${goal} ×`, isMet: ratio >= goal }

/** Warm, then measured. */
export async function rateOf(origin: string, ask: Subject['ask']): Promise<number> {
  await saturate(origin, ask, WARM_S)
  return saturate(origin, ask, ROUND_S)
}

/** The median of some windows: what else the machine does in one of them does not decide. */
async function inWindows(windows: number, measure: () => Promise<Paced>) {
  const all: Paced[] = []
  for (let window = 0; window < windows; window++) all.push(await measure())
  return { p50Ms: median(all.map(({ p50Ms }) => p50Ms)), p99Ms: median(all.map(({ p99Ms }) => p99Ms)) }
}

const said = ({ p50Ms, p99Ms }: { readonly p50Ms: number; readonly p99Ms: number }) =>
  `${spoken(p99Ms)}, p50 ${spoken(p50Ms)}`

const empty = (): Question => ({ path: '/api/listings/now' })

/** At half of what it can do, asked at a constant rate; where that has a goal, beside an almost empty answer at the same rate: what the machine allows. */
export async function pacedRow(
  origin: string,
  { ask, p99Ms: goal }: Pick<Subject, 'ask' | 'p99Ms'>,
  rate: number,
  { alone, effort: { rounds, windows } = USUAL }: { alone?: () => Promise<Paced>; effort?: Effort } = {},
) {
  const paced = await inWindows(windows, () => pace(origin, ask, rate, WINDOW_MS))
  const floor = alone && (await inWindows(rounds, alone))
  const least = goal !== undefined && (await inWindows(rounds, () => pace(origin, empty, rate, WINDOW_MS)))
  const row: Row = {
    what: `  p99 at ${perSecond(rate)}`,
    measured: [
      said(paced),
      ...(floor ? [`(its SQL: ${said(floor)})`] : []),
      ...(least ? [`(an empty answer: ${said(least)})`] : []),
    ].join('  '),
    ...(goal !== undefined && { goal: `≤ ${goal} ms`, isMet: paced.p99Ms <= goal }),
  }
  return { row, p99Ms: paced.p99Ms }
}

/** What is asked of the server, and by which name its SQL is recorded. */
export type Comparable = Pick<Subject, 'what' | 'ask' | 'ratio' | 'p99Ms'> & { readonly of: string }

export interface Compared {
  readonly rows: readonly Row[]
  /** Requests a second of the SQL as it stands; NaN where there is none. */
  readonly floor: number
  readonly rate: number
  /** At half of that. */
  readonly p99Ms: number
}

/** Server and floor take turns, so that a busy machine slows both. `settle` runs between saturation and the constant rate. */
export async function compare(
  origin: string,
  floor: Floor,
  subject: Comparable,
  statements: number,
  { settle, effort = USUAL }: { settle?: (() => Promise<void>) | undefined; effort?: Effort } = {},
): Promise<Compared> {
  const { of, what, ask } = subject
  await saturate(origin, ask, WARM_S)
  if (statements === 0) {
    const rate = await rateOf(origin, ask)
    const { row, p99Ms } = await pacedRow(origin, subject, rate / 2, { effort })
    return { rows: [{ what: `${what} (no SQL)`, measured: perSecond(rate) }, row], floor: Number.NaN, rate, p99Ms }
  }
  await floor.saturate(of, true, 1)
  const [http, plain, prepared]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < effort.rounds; round++) {
    http.push(await saturate(origin, ask, ROUND_S))
    plain.push(await floor.saturate(of, false, FLOOR_S))
    prepared.push(await floor.saturate(of, true, FLOOR_S))
  }
  const ratioTo = (floors: readonly number[]) => median(http.map((each, round) => each / (floors[round] ?? each)))
  const rate = median(http) / 2
  await settle?.()
  const { row, p99Ms } = await pacedRow(origin, subject, rate, {
    alone: () => floor.pace(of, rate, WINDOW_MS),
    effort,
  })
  const rows: Row[] = [
    {
      what: `${what} (${statements === 1 ? '1 statement' : `${statements} statements`})`,
      measured: perSecond(median(http)),
    },
    {
      what: '  of its SQL alone',
      measured: `${ratioTo(plain).toFixed(2)} ×  (it: ${perSecond(median(plain))})`,
      ...ratioGoal(ratioTo(plain), subject.ratio),
    },
    {
      what: '  of its SQL alone, prepared',
      measured: `${ratioTo(prepared).toFixed(2)} ×  (it: ${perSecond(median(prepared))})`,
    },
    row,
  ]
  return { rows, floor: median(plain), rate: median(http), p99Ms }
}

/** What the machine and HTTP cost by themselves: an answer without SQL and almost without content. */
export async function emptyRows(origin: string): Promise<readonly Row[]> {
  const rate = await rateOf(origin, empty)
  return [
    { what: 'an almost empty answer', measured: perSecond(rate) },
    (await pacedRow(origin, { ask: empty }, rate / 4)).row,
  ]
}
