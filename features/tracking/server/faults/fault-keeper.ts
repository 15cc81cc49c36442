import type { Clock, Database, StateMachines } from '../../../data/contract'
import { type Fault, FeatureError, type FaultSource, type Log } from '../../../web/contract'
import type { TrackingTables } from '../tables'
import { faultMachine } from './fault-machine'
import { countReports, findFaults, type Grouped, insertReports } from './fault-queries'
import { fingerprintOf } from './fingerprint'
import { framesOf, isOurs, lineOf } from './frames'
import { type FaultReport, reportOf } from './report-of'
import type { SourceMaps } from './source-maps'
import { withoutValues } from './without-values'

/** Written together, off the requests' way. */
const WAIT_MS = 1000
/** In a storm the first ones say what is wrong; the log has all of them. */
const MOST_WAITING = 500

export interface FaultKeeper {
  /** Takes a fault to be written within about a second; returns at once. */
  heard(fault: Fault, source: FaultSource): void
  /** Resolves when all that was heard is written. */
  settle(): Promise<void>
}

export interface FaultKeeperParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly clock: Clock
  readonly log: Log
  readonly maps: SourceMaps
  /** The build that runs here. */
  readonly release: string
}

/** Keeps faults grouped by what they are. What is lost with a process that dies stands in the log all the same. */
export function createFaultKeeper({ database, machines, clock, log, maps, release }: FaultKeeperParts): FaultKeeper {
  let waiting: FaultReport[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let written = Promise.resolve()

  async function group(report: FaultReport): Promise<Grouped> {
    const frames = await maps.locate(framesOf(report.stack))
    const message = withoutValues(report.message)
    const culprit = frames.find(isOurs) ?? frames[0]
    return {
      fingerprint: fingerprintOf({ ...report, message, frames }),
      report: { ...report, message },
      stack: frames.map(lineOf),
      culprit: culprit ? culprit.file : '',
    }
  }

  async function write(reports: readonly FaultReport[]): Promise<void> {
    const all: Grouped[] = []
    for (const report of reports) all.push(await group(report))
    await database.transact(async (tx) => {
      const db = database.on<TrackingTables>(tx)
      const { ids, made } = await findFaults(db, all)
      for (const id of made) await machines.begin(tx, faultMachine, { id, state: 'open', by: undefined })
      const added = await insertReports(db, ids, all)
      const latest = new Map(
        all.flatMap((each) => {
          const id = ids.get(each.fingerprint)
          return id === undefined ? [] : [[id, each] as const]
        }),
      )
      for (const id of await countReports(db, added, latest)) {
        // What a tab of an earlier build still tells has been mended since.
        if (!added.some((each) => each.faultId === id && each.release === release)) continue
        const why = `It came back in ${release}.`
        await machines.move(tx, faultMachine, { id, to: 'open', by: undefined, why })
      }
    })
  }

  /** One that cannot be kept must not take the others along: then each is written for itself. */
  async function keep(reports: readonly FaultReport[]): Promise<void> {
    try {
      await write(reports)
    } catch (error) {
      const isDown = error instanceof FeatureError && error.status === 503
      // A fault of keeping faults is a line in the log and is not kept, or it would go round for ever.
      if (isDown || reports.length === 1) return log.error({ err: error }, 'Faults were not kept')
      for (const each of reports) await keep([each])
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const taken = waiting
    waiting = []
    if (taken.length > 0) written = written.then(() => keep(taken))
    return written
  }

  return {
    heard(fault, source) {
      const report = reportOf(fault, source, clock.now())
      if (!report || waiting.length >= MOST_WAITING) return
      waiting.push(report)
      timer ??= setTimeout(() => void flush(), WAIT_MS)
    },
    settle: flush,
  }
}
