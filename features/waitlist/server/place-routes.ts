import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../data/contract'
import type { Consents } from '../../guardians/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import { findStanding } from '../../registrations/contract'
import { demandProved, findPerson, permission, personOf, signedIn } from '../../session/contract'
import { answer, endpoint } from '../../web/contract'
import { OpportunityParams, OwnPlaces, Place } from '../contract/wire'
import type { Join } from './join'
import { JOIN } from './join-permission'
import { canEnter, isKept, type Line } from './line'
import { countWaiting, findPlace, positionOf, standingOf } from './place-queries'
import type { PlaceRow, WaitlistDb, WaitlistTables } from './tables'

const path = '/api/waitlist/for/:opportunityId'

interface Standing {
  readonly opportunity: Opportunity
  readonly waiting: number
  readonly now: Date
}

/** A seat is spoken of as kept only while one can enter by it: registration may have closed since, before its time was over. */
async function placeOf(
  db: WaitlistDb,
  place: PlaceRow | undefined,
  { opportunity, waiting, now }: Standing,
): Promise<Place> {
  const hasSeat = place !== undefined && isKept(place, now) && canEnter(opportunity, now)
  return {
    waiting,
    position: place?.state === 'waiting' ? await positionOf(db, place) : null,
    keptUntil: hasSeat ? (place.kept_until?.toISOString() ?? null) : null,
  }
}

async function inLine(db: WaitlistDb, opportunity: Opportunity, personId: number | undefined, now: Date) {
  const { id } = opportunity
  const waiting = (await countWaiting(db, [id])).get(id) ?? 0
  const place = personId === undefined ? undefined : await findPlace(db, id, personId)
  return placeOf(db, place, { opportunity, waiting, now })
}

export function placeRoute(database: Database, opportunities: Opportunities, clock: Clock) {
  return endpoint({
    id: 'waitlist.place',
    method: 'GET',
    path,
    strangers: 'same',
    access: 'public',
    request: { params: OpportunityParams },
    response: { 200: Place },
    summary: 'How many wait for a seat, and the caller’s place among them.',
    async handle({ params, subject }) {
      const opportunity = await opportunities.getShown(params.opportunityId, subject)
      return inLine(database.of<WaitlistTables>(), opportunity, findPerson(subject)?.id, clock.now())
    },
  })
}

export function joinRoute(
  database: Database,
  opportunities: Opportunities,
  clock: Clock,
  join: Join,
  consents: () => Consents | undefined,
) {
  return endpoint({
    id: JOIN,
    method: 'PUT',
    path,
    strangers: 'same',
    access: [permission(JOIN)],
    request: { params: OpportunityParams },
    response: { 200: Place },
    rateLimit: { max: 60, seconds: 60, by: 'subject' },
    summary: 'Takes a place at the end of the line. Who stands in it already stays where they are.',
    async handle({ params: { opportunityId }, subject }) {
      const person = personOf(subject)
      const { id: personId } = person
      const opportunity = await opportunities.getShown(opportunityId, subject)
      demandProved(person)
      const stillGiven = await consents()?.demand(personId)
      await join(opportunityId, personId, stillGiven)
      return inLine(database.of<WaitlistTables>(), opportunity, personId, clock.now())
    },
  })
}

export function leaveRoute(database: Database, line: Line) {
  return endpoint({
    id: 'waitlist.leave',
    method: 'DELETE',
    path,
    strangers: 'same',
    access: [signedIn()],
    request: { params: OpportunityParams },
    response: { 204: Type.Null() },
    summary: 'Gives up one’s place, or the seat that is kept for one: it goes to who comes next.',
    async handle({ params, subject }) {
      await database.transact((tx) => line.leave(tx, params.opportunityId, personOf(subject).id))
      return answer(204, null)
    },
  })
}

export function mineRoute(database: Database, opportunities: Opportunities, clock: Clock) {
  return endpoint({
    id: 'waitlist.mine',
    method: 'GET',
    path: '/api/waitlist/mine',
    access: [signedIn()],
    request: {},
    response: { 200: OwnPlaces },
    summary: 'Where the caller waits, and which seats are kept for them.',
    async handle({ subject }) {
      const db = database.of<WaitlistTables>()
      const now = clock.now()
      const places = await standingOf(db, personOf(subject).id)
      const ids = places.map(({ opportunity_id }) => opportunity_id)
      const waiting = await countWaiting(db, ids)
      const items = []
      for (const place of places) {
        const shown = await opportunities.find(place.opportunity_id)
        // Taken down, or back with its organizer: there is nothing to lead to.
        if (!shown || findStanding(shown, now) === 'gone') continue
        const standing = { opportunity: shown, waiting: waiting.get(shown.id) ?? 0, now }
        items.push({ ...aboutOf(shown, now), ...(await placeOf(db, place, standing)) })
      }
      return { items }
    },
  })
}

function aboutOf(opportunity: Opportunity, now: Date) {
  const { id, kind, title, organisation, path, closesAt, zone } = opportunity
  const isOpen = findStanding(opportunity, now) !== 'closed'
  return { opportunityId: id, kind, title, organisation, path, closesAt, zone, isOpen }
}
