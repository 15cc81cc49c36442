import { sql } from 'kysely'
import type { TrackingDb } from '../tables'
import type { FaultReport } from './report-of'

/** So many kinds of each side are kept apart: whoever makes errors up must not fill the database, nor hide what fails on the server. */
const MOST_KINDS = 5000

type Side = FaultReport['side']
const sides: readonly Side[] = ['browser', 'server']

/** One report with what it is grouped by, its calls where they stand in the source. */
export interface Grouped {
  readonly fingerprint: string
  readonly report: FaultReport
  readonly stack: readonly string[]
  readonly culprit: string
}

const distinct = <T>(list: readonly T[], keyOf: (each: T) => string): readonly T[] => [
  ...new Map(list.map((each) => [keyOf(each), each])).values(),
]

/** For how many new kinds there is room. Kinds that were told of once and that nobody decided about go for them, the oldest first. */
async function makeRoom(db: TrackingDb, side: Side, wanted: number, inUse: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('tracking.fault')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('side', '=', side)
    .executeTakeFirstOrThrow()
  const room = MOST_KINDS - Number(count)
  if (room >= wanted) return room
  const { rows } = await sql`
    delete from tracking.fault where id in (
      select id from tracking.fault
      where side = ${side} and reports <= 1 and state = 'open' and id <> all(${[...inUse]}::int[])
      order by last_report limit ${wanted - Math.max(0, room)} for update skip locked)
    returning id`.execute(db)
  return Math.max(0, room) + rows.length
}

/** The sides that have no room for a new kind. */
export async function findFullSides(db: TrackingDb): Promise<readonly Side[]> {
  const { rows } = await sql<{ side: Side }>`
    select side from tracking.fault group by side
    having count(*) >= ${MOST_KINDS}::int and not bool_or(reports <= 1 and state = 'open') order by side`.execute(db)
  return rows.map(({ side }) => side)
}

/** Finds or makes the fault of each, in order, so that nodes do not wait for each other in a ring. Answers ids by fingerprint, and which are new. */
export async function findFaults(db: TrackingDb, all: readonly Grouped[]) {
  const kinds = distinct(all, ({ fingerprint }) => fingerprint).toSorted((a, b) =>
    a.fingerprint < b.fingerprint ? -1 : 1,
  )
  const known = await db
    .selectFrom('tracking.fault')
    .select(['id', 'fingerprint'])
    .where(
      'fingerprint',
      'in',
      kinds.map(({ fingerprint }) => fingerprint),
    )
    .execute()
  const ids = new Map(known.map(({ fingerprint, id }) => [fingerprint, id]))
  const unknown = kinds.filter(({ fingerprint }) => !ids.has(fingerprint))
  const fresh: Grouped[] = []
  for (const side of sides) {
    const own = unknown.filter(({ report }) => report.side === side)
    if (own.length > 0) fresh.push(...own.slice(0, await makeRoom(db, side, own.length, [...ids.values()])))
  }
  const made: number[] = []
  for (const { fingerprint, report, stack, culprit } of fresh) {
    const { side, name, message, release, at } = report
    const row = await db
      .insertInto('tracking.fault')
      .values({
        ...{ fingerprint, side, name, message, stack: [...stack], culprit },
        ...{ first_release: release, last_release: release, first_at: at, last_at: at, updated_at: at },
      })
      .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ updated_at: at }))
      .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow()
    ids.set(fingerprint, row.id)
    if (row.isNew) made.push(row.id)
  }
  return { ids, made }
}

/** Adds the reports that were not told before and answers those. */
export async function insertReports(db: TrackingDb, ids: ReadonlyMap<string, number>, all: readonly Grouped[]) {
  const rows = distinct(all, ({ report }) => report.reference).flatMap(({ fingerprint, report }) => {
    const faultId = ids.get(fingerprint)
    if (faultId === undefined) return []
    const { reference, at, release, place, browser, trail, clientId, personId } = report
    return {
      ...{ fault_id: faultId, reference, at, release, place, browser, trail: JSON.stringify(trail) },
      ...{ client_id: clientId, person_id: personId },
    }
  })
  if (rows.length === 0) return []
  return db
    .insertInto('tracking.fault_report')
    .values(rows)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning(['id', 'fault_id as faultId', 'release', 'at'])
    .execute()
}

type Inserted = Awaited<ReturnType<typeof insertReports>>

/** Counts what was added, and shows the fault as its last report has it. Answers those that had been resolved. */
export async function countReports(db: TrackingDb, added: Inserted, latest: ReadonlyMap<number, Grouped>) {
  const resolved: number[] = []
  for (const faultId of [...new Set(added.map((each) => each.faultId))].toSorted((a, b) => a - b)) {
    const own = added.filter((each) => each.faultId === faultId)
    const last = own.at(-1)
    const shown = latest.get(faultId)
    if (!last || !shown) continue
    const { state } = await db
      .updateTable('tracking.fault')
      .set((eb) => ({
        ...{ message: shown.report.message, stack: [...shown.stack], culprit: shown.culprit },
        ...{
          reports: eb('reports', '+', own.length),
          last_at: last.at,
          last_release: last.release,
          last_report: last.id,
        },
      }))
      .where('id', '=', faultId)
      .returning('state')
      .executeTakeFirstOrThrow()
    if (state === 'resolved') resolved.push(faultId)
  }
  return resolved
}
