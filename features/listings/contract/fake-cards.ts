import type { Opportunity } from './index'
import { hasOwnConditions } from './own-conditions'
import type { Listing } from './wire'

/** A stand-in's opportunity as lists show it. */
export function listingOfFake(of: Opportunity, now: Date): Listing {
  const isOver = of.state === 'closed' || (of.closesAt !== null && new Date(of.closesAt) <= now)
  const { id, path, kind, title, pay, workMode, city, country, opensAt, closesAt, startsOn, endsOn, zone } = of
  const place = { id, path, kind, title, pay, workMode, city, country, opensAt, closesAt, startsOn, endsOn, zone }
  return {
    ...place,
    organisation: { name: of.organisation, slug: 'kaveri-labs', logo: null, isVerified: false },
    closedAt: of.state === 'closed' ? of.updatedAt : null,
    standing: isOver ? 'closed' : opensAt !== null && new Date(opensAt) > now ? 'upcoming' : 'open',
    ...(of.otherPlaces && { otherPlaces: [...of.otherPlaces] }),
    ...(of.isCountrywide && { isCountrywide: true }),
    ...(of.cancelled && { isCancelled: true }),
    publishedAt: of.createdAt,
    seats: of.seats,
    teamMin: of.teamMin,
    teamMax: of.teamMax,
    tags: [...of.tags],
    audiences: [...(of.eligibility.audiences ?? [])],
    hasConditions: hasOwnConditions(of.eligibility),
    isExternal: of.externalUrl !== null,
  }
}
