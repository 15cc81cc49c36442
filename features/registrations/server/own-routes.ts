import type { Audit, Clock, Database } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import type { EligibilityRules } from '../../rules/contract'
import { personOf, signedIn } from '../../session/contract'
import type { Uploads } from '../../uploads/contract'
import { endpoint } from '../../web/contract'
import {
  closedAtOf,
  findStanding,
  hasStarted,
  type Phase,
  phaseInSight,
  phaseOutOfSight,
  type Standing,
} from '../contract'
import {
  Entered,
  MineQuery,
  MyRegistrations,
  OpportunityParams,
  OwnRegistration,
  Receipt,
  RegistrationParams,
} from '../contract/wire'
import { withStates } from './answer-files'
import { askedLate } from './late/asked-late'
import { createMinePhases } from './mine-phases'
import { pageOf } from './pages'
import { contentOf } from './receipts'
import {
  countRegistrations,
  findOfPerson,
  findRegistration,
  listEntered,
  listRegistrations,
} from './registration-queries'
import { registrationOf } from './rows'
import type { Seal } from './seal'
import type { Seats } from './seats'
import { shownAnswers } from './shown-answers'
import type { RegistrationRow, RegistrationsTables } from './tables'
import { shownTerms, withNewTerms } from './terms'
import { toldExports } from './told-exports'

/** More than anybody takes part in; older ones say so on their own pages. */
const MOST_ENTERED = 1000

const NONE = { registered: 0, withdrawn: 0 }
const gone = { phase: 'gone', startsOn: null, endsOn: null } as const

export function mineRoute(
  database: Database,
  opportunities: Opportunities,
  clock: Clock,
  rules: () => EligibilityRules | undefined,
) {
  const phasesOf = createMinePhases(database, opportunities)
  return endpoint({
    id: 'registrations.mine',
    method: 'GET',
    path: '/api/registrations/mine',
    access: [signedIn()],
    request: { query: MineQuery },
    response: { 200: MyRegistrations },
    summary:
      "The caller's registrations, newest first, with where each opportunity is by now. `counts` are of the kind asked for.",
    async handle({ query: { kind = 'all', state = 'all', after, limit = 20 }, subject }) {
      const db = database.of<RegistrationsTables>()
      const of = { personId: personOf(subject).id, kind: kind === 'all' ? undefined : kind }
      const wanted = { ...of, state: state === 'all' ? undefined : state, after }
      const [page, counts] = await Promise.all([
        pageOf(limit, (limit) => listRegistrations(db, { ...wanted, limit })),
        countRegistrations(db, of),
      ])
      const ids = page.rows.map(({ opportunity_id }) => opportunity_id)
      const phases = await phasesOf(ids, subject, clock.now())
      const rows = page.rows.map((row) => ({ ...row, ...(phases.get(row.opportunity_id) ?? gone) }))
      const judging = rules()
      const now = (ids: readonly number[]) => opportunities.eligibilities(ids, subject)
      const others = judging && (await withNewTerms(rows, now, judging))
      const items = rows.map((row) => ({
        ...registrationOf(row),
        ...{ phase: row.phase, startsOn: row.startsOn, endsOn: row.endsOn },
        ...(others?.has(row.id) && { hasNewTerms: true }),
      }))
      return { items, next: page.next, counts: counts.get(of.personId) ?? NONE }
    },
  })
}

export function enteredRoute(database: Database) {
  return endpoint({
    id: 'registrations.entered',
    method: 'GET',
    path: '/api/registrations/mine/entered',
    access: [signedIn()],
    request: {},
    response: { 200: Entered },
    summary: 'For what the caller is registered at this moment, in numbers alone: for the rows of lists.',
    async handle({ subject }) {
      return { items: await listEntered(database.of<RegistrationsTables>(), personOf(subject).id, MOST_ENTERED) }
    },
  })
}

export function mineForRoute(database: Database) {
  return endpoint({
    id: 'registrations.mine-for',
    method: 'GET',
    path: '/api/registrations/mine/for/:opportunityId',
    strangers: 'same',
    access: [signedIn()],
    request: { params: OpportunityParams },
    response: { 200: OwnRegistration },
    summary: "The caller's registration for one opportunity, withdrawn ones too, or null.",
    async handle({ params, subject }) {
      const row = await findOfPerson(database.of<RegistrationsTables>(), params.opportunityId, personOf(subject).id)
      return { registration: row ? registrationOf(row) : null }
    },
  })
}

export function receiptRoute(
  database: Database,
  opportunities: Opportunities,
  seats: Seats,
  clock: Clock,
  seal: Seal,
  audit: Audit,
  rules: () => EligibilityRules | undefined,
  uploads: () => Uploads | undefined,
) {
  return endpoint({
    id: 'registrations.receipt',
    method: 'GET',
    path: '/api/registrations/:id',
    strangers: 404,
    access: [signedIn()],
    request: { params: RegistrationParams },
    response: { 200: Receipt },
    summary:
      "The receipt of the caller's registration: what was sent, when, its hash, the house's signature, and when the list it stands in was downloaded.",
    async handle({ params, subject }) {
      const [found, reader] = [await findRegistration(database.of<RegistrationsTables>(), params.id), personOf(subject)]
      // Somebody else's is not told apart from none.
      if (found?.person_id !== reader.id)
        throw dataErrors.notFound('There is no such registration of yours. See all of them under Registrations.')
      const row = { ...found, answers: shownAnswers(found.answers, reader) }
      const [opportunity, now] = [await findKept(database, opportunities, row.opportunity_id), clock.now()]
      const standing = opportunity ? findStanding(opportunity, now) : 'gone'
      const kept =
        opportunity && standing === 'full' ? await seats.keptUntil([opportunity.id], row.person_id) : undefined
      const content = contentOf(row)
      const facts = receiptOf(row, opportunity, kept?.size ? 'open' : standing, now)
      const sent = shownAnswers({ ...found.answers, questions: [...found.late_answers] }, reader)
      const [answers = row.answers, later = sent] = await withStates(uploads(), [row.answers, sent])
      return {
        ...facts,
        answers,
        terms: await shownTerms(row, facts.phase, opportunity, rules()),
        later: later.questions,
        asked: (opportunity ? askedLate(found, opportunity, uploads()) : []).map(({ question, until }) => ({
          question,
          until: until.toISOString(),
          isOver: until < now,
        })),
        content,
        signature: await seal.sign(content, row.receipt_hash),
        exports: await toldExports(audit, row),
      }
    },
  })
}

/** As its address leads: an entry that only those who have withdrawn were in may be another one's now. What the receipt vouches for stays as it was. */
async function findKept(
  database: Database,
  opportunities: Opportunities,
  id: number,
): Promise<Opportunity | undefined> {
  const found = await opportunities.find(id)
  if (found?.state !== 'removed') return found
  return opportunities.find(await database.transact((tx) => opportunities.followMerges(tx, id)))
}

/** Whether one can enter, or would be able to after giving back the seat that was the last. */
const isOpenTo = ({ state }: RegistrationRow, standing: Standing) =>
  standing === 'open' || (standing === 'full' && state === 'registered')

function phaseOf(opportunity: Opportunity | undefined, isOpen: boolean, now: Date): Phase {
  if (!opportunity || opportunity.state === 'removed') return phaseOutOfSight('removed')
  const isInSight = opportunity.state === 'live' || opportunity.state === 'closed'
  if (!isInSight) return phaseOutOfSight('held')
  const { cancelled, isUnread = false } = opportunity
  return phaseInSight({ ...opportunity, isOpen, isCancelled: cancelled !== null, isUnread }, now)
}

type Facts = Omit<Receipt, 'content' | 'signature' | 'exports' | 'terms' | 'later' | 'asked'>

function receiptOf(row: RegistrationRow, opportunity: Opportunity | undefined, standing: Standing, now: Date): Facts {
  return {
    ...registrationOf(row),
    answers: row.answers,
    hash: row.receipt_hash,
    canWithdraw: row.state === 'registered' && !(opportunity && hasStarted(opportunity, now)),
    rulesVersion: row.rules?.version ?? null,
    sealVersion: row.seal_version,
    phase: phaseOf(opportunity, isOpenTo(row, standing), now),
    dates: opportunity
      ? {
          opensAt: opportunity.opensAt,
          closesAt: opportunity.closesAt,
          startsOn: opportunity.startsOn,
          endsOn: opportunity.endsOn,
          zone: opportunity.zone,
          city: opportunity.city,
          ...(opportunity.otherPlaces && { otherPlaces: [...opportunity.otherPlaces] }),
          isOpen: isOpenTo(row, standing),
          closedAt: closedAtOf(opportunity, now),
        }
      : null,
  }
}
