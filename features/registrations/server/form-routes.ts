import type { Subject } from '../../../kernel/index'
import type { Clock, Database } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import { hasOpenings, type Opportunities, type Opportunity } from '../../listings/contract'
import type { ProfileRecords } from '../../profile/contract'
import type { EligibilityRules } from '../../rules/contract'
import { findPerson, permission, personOf, type Phones } from '../../session/contract'
import type { Uploads } from '../../uploads/contract'
import { endpoint } from '../../web/contract'
import { findStanding } from '../contract'
import { OpportunityParams, RegistrationForm, StandingAnswer } from '../contract/wire'
import { askable } from './askable'
import { asksEligibility, termsOf } from './eligibility'
import { findOfPerson } from './registration-queries'
import { registrationOf } from './rows'
import type { Seats } from './seats'
import type { RegistrationsTables } from './tables'

/** What is by invitation is refused to strangers as its page is. */
async function demandAdmitted(opportunities: Opportunities, id: number, reader: Subject) {
  const opportunity = await opportunities.find(id)
  const isPublic = opportunity?.state === 'live' || opportunity?.state === 'closed'
  if (isPublic && opportunity?.visibility === 'invited') await opportunities.getShown(id, reader)
  return opportunity
}

/** How it stands for this reader: who has a seat kept for them finds it open. */
async function getShown(opportunities: Opportunities, seats: Seats, id: number, now: Date, reader: Subject) {
  const opportunity = await demandAdmitted(opportunities, id, reader)
  const standing = opportunity ? findStanding(opportunity, now) : 'gone'
  if (!opportunity || standing === 'gone')
    throw dataErrors.notFound('There is no such opportunity, or it was taken down. Look for another in the lists.')
  const person = findPerson(reader)
  const kept = standing === 'full' && person ? (await seats.keptUntil([id], person.id)).get(id) : undefined
  return { opportunity, standing: kept ? ('open' as const) : standing, keptUntil: kept?.toISOString() ?? null }
}

/** What buttons ask: the same for everybody, so it is kept for moments. */
export function standingRoute(opportunities: Opportunities, seats: Seats, clock: Clock) {
  return endpoint({
    id: 'registrations.standing',
    method: 'GET',
    path: '/api/registrations/standing/:opportunityId',
    strangers: 'same',
    access: 'public',
    cache: { seconds: 3, tag: 'listings', nobodyOnly: true },
    request: { params: OpportunityParams },
    response: { 200: StandingAnswer },
    summary: 'Whether one can register now: open, upcoming, full, closed, or on another site.',
    async handle({ params, subject }) {
      const now = clock.now()
      const shown = await getShown(opportunities, seats, params.opportunityId, now, subject)
      const { opensAt, closesAt } = shown.opportunity
      return { standing: shown.standing, keptUntil: shown.keptUntil, opensAt, closesAt, now: now.toISOString() }
    },
  })
}

export function formRoute(
  database: Database,
  opportunities: Opportunities,
  seats: Seats,
  clock: Clock,
  rules: () => EligibilityRules | undefined,
  records: () => ProfileRecords | undefined,
  phones: () => Phones | undefined,
  uploads: () => Uploads | undefined,
) {
  return endpoint({
    id: 'registrations.form',
    method: 'GET',
    path: '/api/registrations/form/:opportunityId',
    strangers: 'same',
    access: [permission('registrations.create')],
    request: { params: OpportunityParams },
    response: { 200: RegistrationForm },
    summary: 'All that the registration form needs: what it is for, its questions, and whether one is in already.',
    async handle({ params, subject }) {
      const now = clock.now()
      const shown = await getShown(opportunities, seats, params.opportunityId, now, subject)
      const { opportunity, standing, keptUntil } = shown
      const { id: personId, name, email, limits } = personOf(subject)
      const own = await findOfPerson(database.of<RegistrationsTables>(), params.opportunityId, personId)
      const judged = await rules()?.judge(opportunity, personId)
      const verdict = judged?.verdict
      const college = (await records()?.of(personId))?.studies[0]?.['college']
      // Whoever sees the account for support enters nobody, and is not shown the number.
      const phone = limits?.includes('support') ? null : await phones()?.of(personId)
      return {
        opportunity: cardOf(opportunity),
        standing,
        keptUntil,
        questions: askable(opportunity.questions, uploads()),
        eligibility: opportunity.eligibility,
        asksEligibility: asksEligibility(opportunity.eligibility, verdict),
        terms: termsOf(opportunity.eligibility, judged),
        verdict: verdict ?? null,
        own: own ? registrationOf(own) : null,
        you: { id: personId, name, email, phone: phone ?? '', college: typeof college === 'string' ? college : '' },
        now: now.toISOString(),
      }
    },
  })
}

function cardOf(opportunity: Opportunity) {
  const {
    id,
    kind,
    title,
    organisation,
    path,
    opensAt,
    closesAt,
    zone,
    city,
    country,
    otherPlaces,
    isCountrywide,
    workMode,
    seats,
    seatsTaken,
    externalUrl,
  } = opportunity
  const seatsLeft = seats === null || hasOpenings(kind) ? null : Math.max(0, seats - seatsTaken)
  const place = {
    city,
    country,
    workMode,
    ...(otherPlaces && { otherPlaces: [...otherPlaces] }),
    ...(isCountrywide && { isCountrywide }),
  }
  return { id, kind, title, organisation, path, opensAt, closesAt, zone, ...place, seatsLeft, externalUrl }
}
