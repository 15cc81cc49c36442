import { type ExpressionBuilder, sql } from 'kysely'
import type { FaultState } from '../../contract/fault-states'
import type { FaultQuery } from '../../contract/wire-faults'
import type { TrackingDb, TrackingTables } from '../tables'

export const PAGE = 25
const LATEST = 20
const MOST_RELEASES = 20

/** As a card of a browser shows it, or an answer of the server. */
const REFERENCE = /^([a-z0-9]{10}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** One more than a page: whether there is another. */
export function listFaults(db: TrackingDb, { state, q, release, after }: FaultQuery) {
  type Builder = ExpressionBuilder<TrackingTables, 'tracking.fault'>
  const reported = (eb: Builder, column: 'reference' | 'release', value: string) =>
    eb.exists(
      eb
        .selectFrom('tracking.fault_report as r')
        .select('r.id')
        .whereRef('r.fault_id', '=', 'tracking.fault.id')
        .where(`r.${column}`, '=', value),
    )
  const words = q?.trim().toLowerCase() ?? ''
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('tracking.fault')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state as FaultState))
    .$if(after !== undefined, (query) => query.where('last_report', '<', after as number))
    .$if(release !== undefined, (query) => query.where((eb) => reported(eb, 'release', release as string)))
    .$if(words !== '', (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`lower(name || ': ' || message || ' ' || culprit) like ${like}`,
          ...(REFERENCE.test(words) ? [reported(eb, 'reference', words)] : []),
        ]),
      ),
    )
    .orderBy('last_report', 'desc')
    .limit(PAGE + 1)
    .execute()
}

export async function countStates(db: TrackingDb): Promise<Record<FaultState, number>> {
  const rows = await db
    .selectFrom('tracking.fault')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
  const count = (state: FaultState) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { open: count('open'), resolved: count('resolved'), ignored: count('ignored') }
}

export async function listReleases(db: TrackingDb): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tracking.fault_report')
    .select('release')
    .groupBy('release')
    .orderBy(({ fn }) => fn.max('id'), 'desc')
    .limit(MOST_RELEASES)
    .execute()
  return rows.map(({ release }) => release)
}

export const findFault = (db: TrackingDb, id: number) =>
  db.selectFrom('tracking.fault').selectAll().where('id', '=', id).executeTakeFirst()

/** Among the reports that are kept. */
export async function countWho(
  db: TrackingDb,
  id: number,
): Promise<{ readonly people: number; readonly browsers: number }> {
  const { rows } = await sql<{ people: number; browsers: number }>`
    select count(distinct person_id)::int as people, count(distinct client_id)::int as browsers
    from tracking.fault_report where fault_id = ${id}`.execute(db)
  return rows[0] ?? { people: 0, browsers: 0 }
}

export const latestReports = (db: TrackingDb, id: number) =>
  db
    .selectFrom('tracking.fault_report')
    .select(['reference', 'at', 'release', 'place', 'browser', 'trail'])
    .where('fault_id', '=', id)
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute()
