import type { ColumnType, Generated, Kysely, Selectable } from 'kysely'
import type { Eligibility, EmploymentType, OpportunityState, OwnQuestion, Place, Visibility } from '../contract'
import type { StorableRow } from './import/make-row'

export interface OrganisationTable {
  id: Generated<number>
  name: string
  slug: string
  logo: string | null
  created_at: Generated<Date>
}

export interface OpportunityTable {
  id: Generated<number>
  /** Without the id that ends it in addresses. */
  slug: string
  kind: string
  title: string
  organisation_id: number
  organisation: string
  organizer_id: number | null
  state: OpportunityState
  visibility: Generated<Visibility>
  return_reason: string | null
  description: string
  opens_at: Date | null
  closes_at: Date | null
  starts_on: string | null
  ends_on: string | null
  zone: string
  work_mode: string
  employment_type: EmploymentType | null
  city: string | null
  country: string | null
  /** Beside that place; null where there is none. */
  other_places: ColumnType<readonly Place[] | null, readonly Place[] | null | undefined, readonly Place[] | null>
  is_countrywide: Generated<boolean>
  eligibility: Eligibility
  tags: readonly string[]
  /** Paise; both databases answer int8 as text. */
  pay_min: string | number | null
  pay_max: string | number | null
  pay_currency: string | null
  pay_period: string | null
  team_min: number
  team_max: number
  questions: readonly OwnQuestion[]
  external_url: string | null
  source_url: string | null
  content_hash: string | null
  /** The same for imported ones that say the same of what matters. */
  fold_key: Generated<string | null>
  /** The one that this turned out to be as well: its address leads there. */
  merged_into: Generated<number | null>
  /** Beside what it says of itself; told by whoever keeps them. */
  has_rules: Generated<boolean>
  published_at: Date | null
  closed_at: Date | null
  cancelled_at: Generated<Date | null>
  /** In the words of whoever cancelled it, for everybody. */
  cancelled_why: Generated<string | null>
  /** By whoever approves, who can put it back. */
  taken_down_at: Generated<Date | null>
  taken_down_why: Generated<string | null>
  /** The earliest deadline that was made later while it was open. */
  extended_from: Generated<Date | null>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface ListingsTables {
  'listings.organisation': OrganisationTable
  /** Who was checked for an organisation, and by whom: their listings alone carry its badge. */
  'listings.verified_organizer': {
    id: Generated<number>
    organisation_id: number
    person_id: number
    by_person: number | null
    at: Generated<Date>
  }
  'listings.opportunity': OpportunityTable
  /** How many took an interest of late; written by a job. */
  'listings.popularity': { opportunity_id: number; score: number }
  /** A card of each public opportunity: under which values of filters, and by which words, it is found. */
  'listings.filed': {
    opportunity_id: number
    form: string
    made_of: Date
    found_under: readonly string[]
    says: string
  }
  /** What further sources say of an imported one. */
  'listings.source': {
    id: Generated<number>
    opportunity_id: number
    source_url: string
    /** Where a reader finds it. */
    link: string
    content_hash: string
    said: StorableRow
    folded_at: Generated<Date>
  }
  'listings.seating': {
    opportunity_id: number
    seats: number | null
    /** See `hasOpenings`. */
    is_limit: boolean
    taken: Generated<number>
  }
}

export type ListingsDb = Kysely<ListingsTables>
export type OpportunityRow = Selectable<OpportunityTable>
