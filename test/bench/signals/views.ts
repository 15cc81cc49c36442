import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pace, saturate } from '../http/asking'
import type { Question } from '../http/questions'
import type { Town } from '../http/town'
import { median, type Row, spoken } from '../table'
import { cpuSecondsOf } from './signal-town'
import { EVENTS_PER_CALL, viewCalls } from './view-bodies'

const GOAL = 5000
/** A call with two views in it, half as often as it goes: how long its page waits, which nobody sees. */
const PACED_MS = 3000

/** A bare Fastify beside ours; answers its address and how to end it. */
async function startFloor(databaseUrl: string) {
  const program = fileURLToPath(new URL('./view-floor.ts', import.meta.url))
  const child = fork(program, [databaseUrl], { execArgv: ['--import', 'tsx'] })
  const [origin] = (await once(child, 'message')) as [string]
  return { origin, stop: () => child.disconnect() }
}

interface Rate {
  readonly calls: number
  /** Calls in a second of the process's own processor time. */
  readonly perCore: number
}

async function rateOf(origin: string, ask: () => Question, seconds: number): Promise<Rate> {
  const before = await cpuSecondsOf(origin)
  const calls = await saturate(origin, ask, seconds)
  return { calls, perCore: (calls * seconds) / ((await cpuSecondsOf(origin)) - before) }
}

const middle = (rates: readonly Rate[]): Rate => ({
  calls: median(rates.map(({ calls }) => calls)),
  perCore: median(rates.map(({ perCore }) => perCore)),
})

const events = (calls: number) => `${Math.round(calls * EVENTS_PER_CALL)} events/s`

/**
 * Views taken in over HTTP and written before they are answered, in turn with a bare Fastify that checks the same bodies and does nothing, and with one
 * that writes each by itself. A core: a second of the node process's processor time; PostgreSQL's is its own, and this machine's, where all of them run.
 */
export async function viewRows(town: Town, isQuick: boolean): Promise<readonly Row[]> {
  const { rows } = await town.db.query<{ id: number }>(
    `select id from listings.opportunity where state = 'live' order by id`,
  )
  const ask = viewCalls(rows.map(({ id }) => id))
  const [rounds, seconds] = isQuick ? [1, 1] : [5, 3]
  const site = await town.start('uncached', { TRUST_PROXY: '1' })
  const floor = await startFloor(town.databaseUrl)
  try {
    const at = (path: string) => () => ({ ...ask(), path })
    const [ours, bare, insert]: [Rate[], Rate[], Rate[]] = [[], [], []]
    await saturate(site.origin, ask, seconds)
    for (let round = 0; round < rounds; round++) {
      ours.push(await rateOf(site.origin, ask, seconds))
      bare.push(await rateOf(floor.origin, at('/bare'), seconds))
      insert.push(await rateOf(floor.origin, at('/insert'), seconds))
    }
    const [rate, nothing, each] = [middle(ours), middle(bare), middle(insert)]
    const paced = await pace(site.origin, ask, rate.calls / 2, isQuick ? 500 : PACED_MS)
    const beside = (other: Rate) =>
      `${(rate.perCore / other.perCore).toFixed(2)} ×  (it: ${events(other.perCore)} a core, ${events(other.calls)} here)`
    const perCore = rate.perCore * EVENTS_PER_CALL
    return [
      {
        what: `update-views, ${EVENTS_PER_CALL} views a call, a core`,
        measured: `${events(rate.perCore)}, ${Math.round(rate.perCore)} calls`,
        goal: `≥ ${GOAL} events/s`,
        isMet: perCore >= GOAL,
      },
      { what: '  on this machine, with PostgreSQL and who asks', measured: events(rate.calls) },
      { what: '  of a bare Fastify that only checks them', measured: beside(nothing) },
      { what: '  of a bare Fastify with one INSERT for each call', measured: beside(each) },
      {
        what: `  p99 at ${Math.round(rate.calls / 2)} calls/s, written before it is answered`,
        measured: `${spoken(paced.p99Ms)}, p50 ${spoken(paced.p50Ms)}`,
      },
    ]
  } finally {
    floor.stop()
    await site.kill('SIGTERM')
  }
}
