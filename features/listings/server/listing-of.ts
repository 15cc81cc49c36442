import { opportunityPath, type Kind } from '../contract'
import { hasOwnConditions } from '../contract/own-conditions'
import type { Listing, OpportunityDetail, Standing } from '../contract/wire'
import type { DetailRow, ListingRow } from './listing-queries'
import { cancelledOf, closedAtOf, isExtended, payOf, severalPlacesOf } from './rows'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** By the server's clock: the same rule as the lists'. */
export function standingOf(row: Pick<ListingRow, 'state' | 'opens_at' | 'closes_at'>, now: Date): Standing {
  if (row.state === 'closed' || (row.closes_at && row.closes_at <= now)) return 'closed'
  return row.opens_at && row.opens_at > now ? 'upcoming' : 'open'
}

export function listingOf(row: ListingRow, now: Date, kinds: readonly Kind[]): Listing {
  return {
    id: row.id,
    path: opportunityPath(row.kind, `${row.slug}-${row.id}`, kinds),
    kind: row.kind,
    title: row.title,
    organisation: {
      name: row.organisation,
      slug: row.organisation_slug,
      logo: row.logo,
      isVerified: row.is_verified,
    },
    pay: payOf(row),
    workMode: row.work_mode as Listing['workMode'],
    city: row.city,
    country: row.country,
    ...severalPlacesOf(row),
    opensAt: iso(row.opens_at),
    closesAt: iso(row.closes_at),
    closedAt: iso(closedAtOf(row)),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    zone: row.zone,
    standing: standingOf(row, now),
    ...(row.cancelled_at && { isCancelled: true }),
    ...(isExtended(row) && { isExtended: true }),
    publishedAt: iso(row.published_at),
    seats: row.seats,
    teamMin: row.team_min,
    teamMax: row.team_max,
    tags: [...row.tags],
    audiences: [...(row.eligibility.audiences ?? [])],
    hasConditions: row.has_rules || hasOwnConditions(row.eligibility),
    isExternal: row.external_url !== null,
  }
}

export function detailOf(
  row: DetailRow,
  now: Date,
  kinds: readonly Kind[],
  clean: (html: string) => string,
  {
    inLanguages = null,
    lists = { city: null, organisation: null },
  }: Partial<Pick<OpportunityDetail, 'inLanguages' | 'lists'>> = {},
): OpportunityDetail {
  const { audiences, ...rules } = row.eligibility
  return {
    ...listingOf(row, now, kinds),
    description: clean(row.description),
    employmentType: row.employment_type,
    eligibility: { ...rules, ...(audiences && { audiences: [...audiences] }) },
    hasRules: row.has_rules,
    seatsTaken: row.taken,
    externalUrl: row.external_url,
    sources: row.external_url !== null && row.beside.length > 0 ? [row.external_url, ...row.beside] : [],
    updatedAt: row.updated_at.toISOString(),
    visibility: row.visibility,
    cancelled: cancelledOf(row),
    lists,
    inLanguages,
    now: now.toISOString(),
  }
}
