import type { Subject } from '../../../../kernel/declare'
import type { Clock, Database } from '../../../data/contract'
import type { Awards } from '../../../gamification/contract'
import type { ProfileFaces } from '../../../profile/contract'
import { type People, personOf, signedIn } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { REFERRAL_DAYS, REFERRAL_EARNED } from '../../contract/referrals'
import type { OwnAppeal } from '../../contract/wire-appeals'
import { OwnReferralPage, OwnReferrals, ReferralsQuery, ReferralTerms } from '../../contract/wire-referrals'
import { ensureCode } from './code-queries'
import { shownPeople } from './faces'
import { readRank } from './reading-queries'
import { countReferrals, findReferralOf, listReferrals } from './referral-queries'
import { appealsOf } from './appeals/appeal-queries'
import type { AppealRow, ReferralTables } from './tables'

const NO_RANK = -1

interface ListParts {
  readonly database: Database
  readonly people: People
  readonly faces: () => ProfileFaces | undefined
}

/** By whose invitation somebody came, while it counts or may. */
async function cameBy({ database, ...shows }: ListParts, personId: number, subject: Subject) {
  const row = await findReferralOf(database.of<ReferralTables>(), personId)
  if (row?.state !== 'pending' && row?.state !== 'earned') return null
  const who = await shownPeople(shows, [row.referrer_id], subject)
  return { state: row.state, name: who(row.referrer_id).name }
}

export function ownReferralsRoute({ clock, ...parts }: ListParts & { readonly clock: Clock }) {
  const { database } = parts
  return endpoint({
    id: 'tracking.own-referrals',
    method: 'GET',
    path: '/api/tracking/referrals/own',
    access: [signedIn()],
    request: {},
    response: { 200: OwnReferrals },
    summary: 'The caller’s code, made when it is first asked for, and how many came by it.',
    async handle({ subject }) {
      const { id } = personOf(subject)
      const code = await database.transact((tx) => ensureCode(database.on<ReferralTables>(tx), id, clock.now()))
      const db = database.of<ReferralTables>()
      const [counts, rank] = await Promise.all([countReferrals(db, id), readRank(db, id)])
      return { code, counts, rank: rank ?? NO_RANK, cameBy: await cameBy(parts, id, subject) }
    },
  })
}

const ownAppeal = (row: AppealRow | undefined): OwnAppeal | null =>
  row ? { state: row.state, text: row.text, answer: row.answer, at: row.created_at.toISOString() } : null

export function ownReferralListRoute({ database, ...shows }: ListParts) {
  return endpoint({
    id: 'tracking.own-referral-list',
    method: 'GET',
    path: '/api/tracking/referrals/mine',
    access: [signedIn()],
    request: { query: ReferralsQuery },
    response: { 200: OwnReferralPage },
    summary: 'Who joined by the caller’s code and what became of it, the newest first.',
    async handle({ query: { state, after, limit = 20 }, subject }) {
      const wanted = { referrerId: personOf(subject).id, state, after, limit: limit + 1 }
      const rows = await listReferrals(database.of<ReferralTables>(), wanted)
      const shown = rows.slice(0, limit)
      const who = await shownPeople(
        shows,
        shown.flatMap(({ person_id }) => person_id ?? []),
        subject,
      )
      const appeals = await appealsOf(
        database.of<ReferralTables>(),
        shown.map(({ id }) => id),
      )
      const items = shown.map(({ id, person_id, state: stands, reason, says, created_at, earned_at }) => ({
        ...{ id, state: stands, reason, says },
        at: created_at.toISOString(),
        earnedAt: earned_at?.toISOString() ?? null,
        ...who(person_id),
        appeal: ownAppeal(appeals.get(id)),
      }))
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
    },
  })
}

export function referralTermsRoute(awards: () => Awards | undefined) {
  return endpoint({
    id: 'tracking.referral-terms',
    method: 'GET',
    path: '/api/tracking/referrals/terms',
    access: 'public',
    request: {},
    response: { 200: ReferralTerms },
    cache: { seconds: 5 },
    summary: 'What is given for a referral now, by the rules that are on, and how long a link counts.',
    async handle() {
      const gifts = (await awards()?.given(REFERRAL_EARNED)) ?? []
      return { days: REFERRAL_DAYS, gifts: gifts.filter(({ points, coins }) => points + coins > 0) }
    },
  })
}
