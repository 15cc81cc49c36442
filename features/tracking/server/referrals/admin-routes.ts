import { Type } from '@sinclair/typebox'
import {
  type Audit,
  type Clock,
  type Database,
  dataErrors,
  lastHouseDays,
  startOfHouseDay,
} from '../../../data/contract'
import type { Notices } from '../../../notifications/contract'
import { type People, permission, personOf } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { MANAGE_REFERRALS } from '../../contract/referrals'
import { DaysQuery, ReferralsQuery } from '../../contract/wire-referrals'
import { AnyReferralPage, ReferralParams, ReferralReport, TakeBackRequest } from '../../contract/wire-referrals-admin'
import { readClusters } from './cluster-queries'
import { codesOf } from './code-queries'
import { readReferralDays } from './reading-queries'
import type { ReferralMoves } from './referral-moves'
import { countReferrals, listReferrals, lockReferral } from './referral-queries'
import type { ReferralTables } from './tables'

const access = [permission(MANAGE_REFERRALS)]

interface AdminParts {
  readonly database: Database
  readonly people: People
  readonly clock: Clock
}

/** Names and codes of people, by id. */
async function namesOf({ database, people }: AdminParts, ids: readonly number[]) {
  const each = [...new Set(ids)]
  const [persons, codes] = await Promise.all([people.list(each), codesOf(database.of<ReferralTables>(), each)])
  const names = new Map(persons.map(({ id, name }) => [id, name]))
  return { who: (id: number) => ({ id, name: names.get(id) ?? '' }), code: (id: number) => codes.get(id) ?? null }
}

export function referralReportRoute(parts: AdminParts) {
  return endpoint({
    id: 'tracking.referral-report',
    method: 'GET',
    path: '/api/tracking/referrals/report',
    access,
    request: { query: DaysQuery },
    response: { 200: ReferralReport },
    summary: 'All referrals by state and day, and what looks like one person who plays many.',
    async handle({ query: { days = 30 } }) {
      const db = parts.database.of<ReferralTables>()
      const window = lastHouseDays(parts.clock.now(), days)
      const [counts, byDay, found] = await Promise.all([
        countReferrals(db),
        readReferralDays(db, window),
        readClusters(db, startOfHouseDay(window[0] ?? '')),
      ])
      const { who, code } = await namesOf(
        parts,
        found.map(({ referrerId }) => referrerId),
      )
      const clusters = found.map(({ kind, referrerId, size, day }) => ({
        ...{ kind, size, day },
        referrer: who(referrerId),
        code: code(referrerId),
      }))
      return { counts, days: [...byDay], clusters }
    },
  })
}

export function allReferralsRoute(parts: AdminParts) {
  return endpoint({
    id: 'tracking.all-referrals',
    method: 'GET',
    path: '/api/tracking/referrals/all',
    access,
    request: { query: ReferralsQuery },
    response: { 200: AnyReferralPage },
    summary: 'Everybody’s referrals, the newest first.',
    async handle({ query: { state, after, limit = 20 } }) {
      const rows = await listReferrals(parts.database.of<ReferralTables>(), { state, after, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      const { who, code } = await namesOf(
        parts,
        shown.flatMap(({ person_id, referrer_id }) => [referrer_id, ...(person_id === null ? [] : [person_id])]),
      )
      const items = shown.map(({ id, person_id, referrer_id, state: stands, reason, says, ...row }) => ({
        ...{ id, state: stands, reason, says },
        at: row.created_at.toISOString(),
        earnedAt: row.earned_at?.toISOString() ?? null,
        referrer: who(referrer_id),
        code: code(referrer_id),
        person: person_id === null ? null : who(person_id),
      }))
      return { items, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
    },
  })
}

export interface TakeBackParts {
  readonly database: Database
  readonly moves: ReferralMoves
  readonly audit: Audit
  readonly clock: Clock
  /** Gone while notifications is off; then the reason stands on the page alone. */
  readonly notices: () => Notices | undefined
}

export function takeBackRoute({ database, moves, audit, clock, notices }: TakeBackParts) {
  return endpoint({
    id: 'tracking.take-back-referral',
    method: 'POST',
    path: '/api/tracking/referrals/:id/take-back',
    strangers: 'same',
    access,
    request: { params: ReferralParams, body: TakeBackRequest },
    response: { 204: Type.Null() },
    summary: 'Takes a referral back, and what was given for it; whoever invited reads why.',
    handle: ({ params, body: { why }, subject }) =>
      database.transact(async (tx) => {
        const id = Number(params.id)
        const row = await lockReferral(database.on<ReferralTables>(tx), id)
        if (!row) throw dataErrors.notFound(`There is no referral ${id}. Its inviter may have been deleted.`)
        if (row.state !== 'pending' && row.state !== 'earned')
          throw dataErrors.stateNotAllowed('This referral counts for nothing any more. Load the list again.')
        const [by, says] = [personOf(subject).id, why.trim()]
        await moves.takeBack(tx, row, { reason: 'staff', says, by })
        const about = `referral:${id}`
        await audit.record(tx, { personId: by, action: 'tracking.referral-taken-back', about, detail: { why } })
        await notices()?.tell(tx, {
          personId: row.referrer_id,
          template: 'tracking.referral-taken-back',
          values: { why: says },
          from: 'Foothold',
          actionUrl: '/user/my-referrals',
          eventId: `referral:${id}:taken-back:${row.version}`,
          at: clock.now(),
        })
        return null
      }),
  })
}
