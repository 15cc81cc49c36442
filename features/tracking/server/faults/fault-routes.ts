import { Type } from '@sinclair/typebox'
import { type Audit, type Database, dataErrors, type StateMachines } from '../../../data/contract'
import { type People, permission, personOf } from '../../../session/contract'
import { endpoint, webErrors } from '../../../web/contract'
import { SEE_FAULTS } from '../../contract'
import { type Fault, FaultDecision, FaultDetail, FaultId, FaultPage, FaultQuery } from '../../contract/wire-faults'
import type { FaultRow, TrackingTables } from '../tables'
import { faultMachine } from './fault-machine'
import { findFullSides } from './fault-queries'
import {
  countStates,
  countWho,
  findFault,
  latestReports,
  listFaults,
  listReleases,
  PAGE,
} from './fault-reading-queries'

const BASE = '/api/tracking/faults'
const access = [permission(SEE_FAULTS)]
/** Shorter is no reason. */
const SHORTEST_WHY = 3

export interface FaultRouteParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly people: People
  readonly audit: Audit
}

const shown = (row: FaultRow): Fault => ({
  id: row.id,
  state: row.state,
  side: row.side,
  name: row.name,
  message: row.message,
  culprit: row.culprit,
  reports: row.reports,
  firstAt: row.first_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  firstRelease: row.first_release,
  lastRelease: row.last_release,
})

const notThere = () => dataErrors.notFound('There is no such error. It may be past its time.')

export function faultsRoute({ database }: FaultRouteParts) {
  return endpoint({
    id: 'tracking.faults',
    method: 'GET',
    path: BASE,
    access,
    request: { query: FaultQuery },
    response: { 200: FaultPage },
    summary:
      'Errors grouped by what they are, the one that was told of last first; found by an id that somebody quotes.',
    async handle({ query }) {
      const db = database.of<TrackingTables>()
      const [rows, counts, releases, full] = await Promise.all([
        listFaults(db, query),
        countStates(db),
        listReleases(db),
        findFullSides(db),
      ])
      const next = rows.length > PAGE ? (rows[PAGE - 1]?.last_report ?? null) : null
      return { items: rows.slice(0, PAGE).map(shown), next, counts, releases, full: [...full] }
    },
  })
}

export function faultRoute({ database, machines, people }: FaultRouteParts) {
  return endpoint({
    id: 'tracking.fault',
    method: 'GET',
    path: `${BASE}/:id`,
    access,
    strangers: 'same',
    request: { params: FaultId },
    response: { 200: FaultDetail },
    summary: 'One error: its stack, its last reports, and what was decided about it by whom.',
    async handle({ params: { id } }) {
      const db = database.of<TrackingTables>()
      const row = await findFault(db, id)
      if (!row) throw notThere()
      const [who, latest, moves] = await Promise.all([
        countWho(db, id),
        latestReports(db, id),
        machines.history(faultMachine, id),
      ])
      const named = await people.list([...new Set(moves.flatMap(({ by }) => by ?? []))])
      const nameOf = (person: number | null) => named.find((each) => each.id === person)?.name ?? null
      return {
        ...shown(row),
        ...who,
        version: row.version,
        stack: row.stack,
        latest: latest.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
        history: moves.map(({ to, at, by, why }) => ({ to, at: at.toISOString(), by: nameOf(by), why })),
      }
    },
  })
}

export function decideFaultRoute({ database, machines, audit }: FaultRouteParts) {
  return endpoint({
    id: 'tracking.decide-fault',
    method: 'POST',
    path: `${BASE}/:id/decision`,
    access,
    strangers: 'same',
    request: { params: FaultId, body: FaultDecision },
    response: { 204: Type.Null() },
    summary: 'Resolves, ignores or opens an error; who ignores one says why.',
    async handle({ params: { id }, body: { state, why: given, version }, subject }) {
      const why = given.trim()
      if (state === 'ignored' && why.length < SHORTEST_WHY)
        throw webErrors.badRequest('Say why it can be ignored, for whoever wonders later.')
      const by = personOf(subject).id
      await database.transact(async (tx) => {
        const row = await findFault(database.on<TrackingTables>(tx), id)
        if (!row) throw notThere()
        if (row.version !== version)
          throw dataErrors.versionConflict('Somebody decided about this error meanwhile. Load it again.')
        await machines.move(tx, faultMachine, { id, to: state, by, ...(why && { why }) })
        await audit.record(tx, { personId: by, action: `tracking.fault-${state}`, about: `fault:${id}` })
      })
      return null
    },
  })
}
