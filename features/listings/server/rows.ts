import { sql } from 'kysely'
import type {
  Cancelled,
  Kind,
  Opportunity,
  OpportunityContent,
  PayPeriod,
  PayRange,
  Place,
  WorkMode,
} from '../contract'
import { opportunityPath } from '../contract'
import { otherPlacesOf } from '../contract/places'
import { isUnread } from './organizer-gone'
import type { OpportunityRow } from './tables'

const iso = (at: Date | null) => at?.toISOString() ?? null
const date = (text: string | null) => (text === null ? null : new Date(text))

export function payOf(
  row: Pick<OpportunityRow, 'pay_min' | 'pay_max' | 'pay_currency' | 'pay_period'>,
): PayRange | null {
  if (row.pay_min === null || row.pay_period === null) return null
  return {
    minPaise: Number(row.pay_min),
    maxPaise: Number(row.pay_max ?? row.pay_min),
    currency: row.pay_currency ?? 'INR',
    period: row.pay_period as PayPeriod,
  }
}

/** What is said of further places, where anything is. */
export function severalPlacesOf({
  other_places: others,
  is_countrywide: isCountrywide,
}: Pick<OpportunityRow, 'other_places' | 'is_countrywide'>) {
  return { ...(others && { otherPlaces: [...others] }), ...(isCountrywide && { isCountrywide }) }
}

function otherPlacesColumn(content: OpportunityContent) {
  const others = otherPlacesOf(content)
  return others.length > 0 ? sql<readonly Place[]>`${JSON.stringify(others)}::jsonb` : null
}

/** Columns of what an organizer wrote; the organisation's id comes from its name, seats stand in their own table. */
export function contentColumns(content: OpportunityContent) {
  return {
    kind: content.kind,
    title: content.title.trim(),
    organisation: content.organisation.trim(),
    description: content.description,
    opens_at: date(content.opensAt),
    closes_at: date(content.closesAt),
    starts_on: content.startsOn,
    ends_on: content.endsOn,
    zone: content.zone,
    work_mode: content.workMode,
    employment_type: content.employmentType ?? null,
    city: content.city?.trim() || null,
    country: content.country?.trim() || null,
    other_places: otherPlacesColumn(content),
    is_countrywide: content.isCountrywide ?? false,
    eligibility: sql<OpportunityContent['eligibility']>`${JSON.stringify(content.eligibility)}::jsonb`,
    tags: sql<
      string[]
    >`${[...new Set(content.tags.map((tag) => tag.replaceAll(',', ' ').trim()).filter(Boolean))]}::text[]`,
    pay_min: content.pay?.minPaise ?? null,
    pay_max: content.pay?.maxPaise ?? null,
    pay_currency: content.pay?.currency ?? null,
    pay_period: content.pay?.period ?? null,
    team_min: content.teamMin,
    team_max: content.teamMax,
    questions: sql<OpportunityContent['questions']>`${JSON.stringify(content.questions)}::jsonb`,
    external_url: content.externalUrl,
    ...(content.visibility && { visibility: content.visibility }),
  }
}

/** By its time, which the job that closes it is moments behind, or before it; null while it is not closed. `page-queries` says the same in SQL. */
export function closedAtOf({
  state,
  closed_at,
  closes_at,
}: Pick<OpportunityRow, 'state' | 'closed_at' | 'closes_at'>): Date | null {
  if (state !== 'closed') return null
  return closes_at && (!closed_at || closes_at < closed_at) ? closes_at : closed_at
}

export function cancelledOf({
  cancelled_at: at,
  cancelled_why: why,
}: Pick<OpportunityRow, 'cancelled_at' | 'cancelled_why'>): Cancelled | null {
  return at && why !== null ? { at: at.toISOString(), why } : null
}

/** Not once it was made as early again as it was, or earlier: then nobody has gained a day. */
export function isExtended({
  extended_from: from,
  closes_at: until,
}: Pick<OpportunityRow, 'extended_from' | 'closes_at'>) {
  return from !== null && until !== null && from < until
}

/** The row with its seats, as other features' services see it. */
export function opportunityOf(
  row: OpportunityRow & { readonly seats: number | null; readonly taken: number },
  kinds: readonly Kind[],
): Opportunity {
  const slug = `${row.slug}-${row.id}`
  return {
    id: row.id,
    slug,
    path: opportunityPath(row.kind, slug, kinds),
    kind: row.kind,
    title: row.title,
    organisation: row.organisation,
    description: row.description,
    opensAt: iso(row.opens_at),
    closesAt: iso(row.closes_at),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    zone: row.zone,
    workMode: row.work_mode as WorkMode,
    employmentType: row.employment_type,
    city: row.city,
    country: row.country,
    ...severalPlacesOf(row),
    eligibility: row.eligibility,
    tags: row.tags,
    pay: payOf(row),
    seats: row.seats,
    seatsTaken: row.taken,
    teamMin: row.team_min,
    teamMax: row.team_max,
    questions: row.questions,
    externalUrl: row.external_url,
    visibility: row.visibility,
    state: row.state,
    organizerId: row.organizer_id,
    ...(isUnread(row) && { isUnread: true }),
    returnReason: row.return_reason,
    closedAt: iso(closedAtOf(row)),
    cancelled: cancelledOf(row),
    ...(row.taken_down_at && { takenDown: { at: row.taken_down_at.toISOString(), why: row.taken_down_why ?? '' } }),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
