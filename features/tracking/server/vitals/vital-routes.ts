import { type Static, Type } from '@sinclair/typebox'
import { type Clock, type Database, houseDay, lastHouseDays } from '../../../data/contract'
import { permission } from '../../../session/contract'
import { answer, endpoint, type House } from '../../../web/contract'
import { SEE_ALL } from '../../contract'
import type { VitalName } from '../../contract/vital-names'
import { VitalsReport, VitalsRequest } from '../../contract/wire-vitals'
import { KEPT } from '../retention'
import type { TrackingTables } from '../tables'
import { maySay } from '../visitor'
import { createIsPage } from './known-pages'
import { quantileOf, stepOf } from './scale'

export function recordVitalsRoute(database: Database, clock: Clock, house: House) {
  const isPage = createIsPage(house)
  return endpoint({
    id: 'tracking.record-vitals',
    method: 'POST',
    path: '/api/tracking/vitals',
    access: 'public',
    openTo: ['locked', 'temporary'],
    rateLimit: { max: 60, seconds: 60, by: 'address' },
    request: { body: VitalsRequest },
    response: { 204: Type.Null() },
    summary: 'Counts how a page felt, of whom nothing is kept.',
    async handle({ body: { page, metrics }, request }) {
      const none = answer(204, null)
      if (!maySay(request) || request.isProgram || !isPage(page)) return none
      const day = houseDay(clock.now())
      const rows = new Map(metrics.map(({ name, value }) => [name, { metric: name, step: stepOf(value) }]))
      await database
        .of<TrackingTables>()
        .insertInto('tracking.vital')
        .values([...rows.values()].map((row) => ({ ...row, day, page, loads: 1 })))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'page', 'metric', 'step'])
            .doUpdateSet((eb) => ({ loads: eb('tracking.vital.loads', '+', 1) })),
        )
        .execute()
      return none
    },
  })
}

const P75 = 0.75
const MOST_PAGES = 100
const Window = Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })) })

interface Counted {
  readonly page: string
  readonly metric: VitalName
  readonly step: number
  readonly loads: number
}

/** By page, the one that was loaded most first. */
function reportOf(rows: readonly Counted[]): VitalsReport['pages'] {
  const pages = new Map<string, Map<VitalName, Counted[]>>()
  for (const row of rows) {
    const metrics = pages.get(row.page) ?? new Map<VitalName, Counted[]>()
    pages.set(row.page, metrics)
    const counts = metrics.get(row.metric) ?? []
    metrics.set(row.metric, counts)
    counts.push(row)
  }
  return [...pages]
    .map(([page, metrics]) => {
      const loads = Math.max(
        ...[...metrics.values()].map((counts) => counts.reduce((sum, each) => sum + each.loads, 0)),
      )
      const p75 = Object.fromEntries([...metrics].map(([name, counts]) => [name, quantileOf(counts, P75)]))
      return { page, loads, p75 }
    })
    .toSorted((a, b) => b.loads - a.loads)
}

export function vitalsReportRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'tracking.vitals',
    method: 'GET',
    path: '/api/tracking/vitals',
    access: [permission(SEE_ALL)],
    request: { query: Window },
    response: { 200: VitalsReport },
    summary: 'How each page felt to three of four who loaded it.',
    async handle({ query }: { readonly query: Static<typeof Window> }) {
      // Older ones are not kept, so nothing is said of them.
      const days = Math.min(query.days ?? 30, KEPT.vital)
      const since = lastHouseDays(clock.now(), days)[0] ?? ''
      const db = database.of<TrackingTables>()
      // No more pages than somebody would read; ids that no page has any more are among them for a while.
      const most = db
        .selectFrom('tracking.vital')
        .select('page')
        .where('day', '>=', since)
        .groupBy('page')
        .orderBy(({ fn }) => fn.sum('loads'), 'desc')
        .limit(MOST_PAGES)
      const rows = await db
        .selectFrom('tracking.vital')
        .select(({ fn }) => ['page', 'metric', 'step', fn.sum<number>('loads').as('loads')])
        .where('day', '>=', since)
        .where('page', 'in', most)
        .groupBy(['page', 'metric', 'step'])
        .execute()
      return { days, pages: reportOf(rows.map((row) => ({ ...row, loads: Number(row.loads) }))) }
    },
  })
}
