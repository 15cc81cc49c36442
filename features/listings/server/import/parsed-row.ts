import type { OpportunityContent } from '../../contract'
import type { Places } from './places'

/** A row that can be listed: what it says in our words, and what had to be mended for that. */
export interface ReadRow {
  /** Address of the thing at its source, tidied: with the edition it is what a row is known by. */
  readonly url: string
  readonly content: OpportunityContent
  /** False when the source itself calls it over, filled, hidden or cancelled. */
  readonly isActive: boolean
  /** When the source published it, where it says so. */
  readonly postedAt: string | null
  readonly notes: readonly string[]
}

/** A row that cannot be listed, with the reason for whoever keeps the file. */
export interface RefusedRow {
  readonly refused: string
  readonly title: string
  readonly url: string
}

export type ParsedRow = ReadRow | RefusedRow

export interface RowTools {
  readonly places: Places
}

/** Reads one row of a format. Never throws, whatever the row is. */
export type RowParser = (value: unknown, tools: RowTools) => ParsedRow

type Required = 'kind' | 'title' | 'organisation'

/** The whole content from what a row says; in one order of keys, since its hash decides whether anything changed. */
export function contentFrom(
  given: Pick<OpportunityContent, Required> & Partial<Omit<OpportunityContent, Required>>,
): OpportunityContent {
  return {
    kind: given.kind,
    title: given.title,
    organisation: given.organisation,
    description: given.description ?? '',
    opensAt: given.opensAt ?? null,
    closesAt: given.closesAt ?? null,
    startsOn: given.startsOn ?? null,
    endsOn: given.endsOn ?? null,
    zone: given.zone ?? 'UTC',
    workMode: given.workMode ?? 'onsite',
    city: given.city ?? null,
    country: given.country ?? null,
    eligibility: given.eligibility ?? {},
    tags: given.tags ?? [],
    pay: given.pay ?? null,
    seats: given.seats ?? null,
    teamMin: given.teamMin ?? 1,
    teamMax: given.teamMax ?? 1,
    questions: given.questions ?? [],
    externalUrl: given.externalUrl ?? null,
    // Last, and only where it is said: what says nothing of it stays unchanged by its hash.
    ...(given.otherPlaces && given.otherPlaces.length > 0 && { otherPlaces: given.otherPlaces }),
    ...(given.isCountrywide && { isCountrywide: true }),
    ...(given.employmentType && { employmentType: given.employmentType }),
  }
}
