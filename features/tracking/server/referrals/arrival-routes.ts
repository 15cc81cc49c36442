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

/** Which opportunity a path leads to, the one that is left where it was merged; 0 for any other page. */
async function placeOf({ database, opportunities }: OpeningParts, path: string): Promise<number> {
  const [listed, [, segment = '', slug = '']] = [opportunities(), path.split('/')]
  const id = segment && slug ? opportunityAt({ params: { slug } }) : undefined
  const found = id === undefined ? undefined : await listed?.find(id)
  if (!listed || !found) return 0
  return found.state === 'removed' ? database.transact((tx) => listed.followMerges(tx, found.id)) : found.id
}

export function openingRoute(parts: OpeningParts) {
  const { database, clock } = parts
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
      await addOpening(db, owner, await placeOf(parts, path), houseDay(clock.now()))
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
