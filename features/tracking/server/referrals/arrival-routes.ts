import { Type } from '@sinclair/typebox'
import { type Clock, type Database, houseDay } from '../../../data/contract'
import { type Opportunities, opportunityAt } from '../../../listings/contract'
import { findPerson, personOf, signedIn } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { ArrivalRequest, OpeningRequest } from '../../contract/wire-referrals'
import { maySay } from '../visitor'
import { findOwner } from './code-queries'
import { addOpening } from './entry-queries'
import type { Referrals } from './referrals'
import type { ReferralTables } from './tables'

interface OpeningParts {
  readonly database: Database
  readonly opportunities: () => Opportunities | undefined
  readonly clock: Clock
}

/** Which opportunity a path leads to; 0 for any other page. */
async function placeOf(opportunities: Opportunities | undefined, path: string): Promise<number> {
  const [, segment = '', slug = ''] = path.split('/')
  const id = segment && slug ? opportunityAt({ params: { slug } }) : undefined
  return id !== undefined && (await opportunities?.find(id)) ? id : 0
}

export function openingRoute({ database, opportunities, clock }: OpeningParts) {
  return endpoint({
    id: 'tracking.referral-opening',
    method: 'POST',
    path: '/api/tracking/referrals/openings',
    access: 'public',
    openTo: ['locked'],
    rateLimit: { max: 60, seconds: 60, by: 'subject' },
    request: { body: OpeningRequest },
    response: { 204: Type.Null() },
    summary: 'Counts that a link with somebody’s code was opened; nothing is kept of who did.',
    async handle({ body: { refId, path }, subject, request }) {
      if (request.isProgram) return null
      const db = database.of<ReferralTables>()
      const owner = await findOwner(db, refId)
      if (owner === undefined || owner === findPerson(subject)?.id) return null
      await addOpening(db, owner, await placeOf(opportunities(), path), houseDay(clock.now()))
      return null
    },
  })
}

export function arrivalRoute(referrals: Referrals) {
  return endpoint({
    id: 'tracking.arrive',
    method: 'POST',
    path: '/api/tracking/referrals/arrivals',
    access: [signedIn()],
    rateLimit: { max: 30, seconds: 60, by: 'subject' },
    request: { body: ArrivalRequest },
    response: { 204: Type.Null() },
    summary: 'Tells by whose link the caller came. The same answer for every code, known or not.',
    async handle({ body: { clientId, ...arrival }, subject, request }) {
      const named = clientId !== undefined && maySay(request) ? { ...arrival, clientId } : arrival
      await referrals.arrive(personOf(subject).id, named)
      return null
    },
  })
}
