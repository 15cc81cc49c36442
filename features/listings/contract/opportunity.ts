import type { EmploymentType } from './employment'
import type { OwnQuestion } from './own-question'
import type { Place } from './places'

/** The kinds that listings knows by itself; others are contributed through `kinds`. */
export type KindId = string

/** draft: only its organizer sees it; pending: waits for approval; returned: sent back with a reason; live; closed: by hand or time; removed. */
export const opportunityStates = ['draft', 'pending', 'returned', 'live', 'closed', 'removed'] as const
export type OpportunityState = (typeof opportunityStates)[number]

/** public: in lists and found by everybody; link: only by who has its address; invited: only by who was asked, and who runs it. */
export const visibilities = ['public', 'link', 'invited'] as const
export type Visibility = (typeof visibilities)[number]

export type WorkMode = 'onsite' | 'hybrid' | 'remote' | 'online'
export type PayPeriod = 'month' | 'year' | 'once'

/** Money in paise (minor units), never mixed: a stipend a month, a CTC a year, a prize once. */
export interface PayRange {
  readonly minPaise: number
  readonly maxPaise: number
  readonly currency: string
  readonly period: PayPeriod
}

/** Who may apply, as far as this version asks: all of these must hold; a missing rule holds for everyone. */
export interface Eligibility {
  readonly audiences?: readonly ('school' | 'college' | 'fresher' | 'professional')[]
  readonly passingOutFrom?: number
  readonly passingOutTo?: number
  readonly minimumAge?: number
  /** In the organizer's words: what no rule can say. */
  readonly note?: string
}

/** As many signs as a title has at most, where one is written here. */
export const TITLE_SIGNS = 160

/** What an organizer writes; checked when it is submitted. Instants are ISO texts with zone. */
export interface OpportunityContent {
  readonly kind: KindId
  readonly title: string
  readonly organisation: string
  /** Sanitised HTML. */
  readonly description: string
  readonly opensAt: string | null
  readonly closesAt: string | null
  readonly startsOn: string | null
  readonly endsOn: string | null
  /** IANA zone of the organizer, `Asia/Kolkata`: dates without a time mean its days. */
  readonly zone: string
  readonly workMode: WorkMode
  /** Of jobs and internships, where it is known; left out, it is not. */
  readonly employmentType?: EmploymentType | null
  readonly city: string | null
  readonly country: string | null
  /** Beside that one, at most 19; none if not said. */
  readonly otherPlaces?: readonly Place[]
  /** All over the country, in no city by name. */
  readonly isCountrywide?: boolean
  readonly eligibility: Eligibility
  readonly tags: readonly string[]
  readonly pay: PayRange | null
  /** Null: as many as come. */
  readonly seats: number | null
  readonly teamMin: number
  readonly teamMax: number
  readonly questions: readonly OwnQuestion[]
  /** Where one registers when not here; such listings are imported. */
  readonly externalUrl: string | null
  /** Public if not said. */
  readonly visibility?: Visibility
}

/** When one may apply, and when it is. */
export type OpportunityDates = Pick<OpportunityContent, 'opensAt' | 'closesAt' | 'startsOn' | 'endsOn'>
