/** What the house may know of `listings`: opportunities, and the points through which others add kinds, filters and detail blocks. */
import type { Guard } from '../../../kernel/declare'
import { point } from '../../../kernel/declare'
import { durableEvent } from '../../data/contract'
import { defineErrors } from '../../web/contract'

export type {
  Eligibility,
  KindId,
  OpportunityContent,
  OpportunityState,
  OwnQuestion,
  PayPeriod,
  PayRange,
  WorkMode,
} from './opportunity'
export { opportunityStates } from './opportunity'
export type { OpenOpportunity, Opportunities, Opportunity } from './opportunities'
export { opportunities } from './opportunities'

/** A kind of opportunity (spec §1): where it is listed and found, what its money means, which hold stands for it. Contributed to both halves. */
export interface Kind {
  /** `internship` */
  readonly id: string
  /** `/internships` */
  readonly listingPath: string
  /** First segments under which a detail page is found (spec §2.6): `internships`, `internship`. The first is canonical. */
  readonly segments: readonly string[]
  /** Text keys: one of it, many of it. */
  readonly label: string
  readonly plural: string
  readonly hold:
    | 'internship'
    | 'job'
    | 'competition'
    | 'hackathon'
    | 'quiz'
    | 'scholarship'
    | 'course'
    | 'mentor'
    | 'event'
  readonly money: 'stipend' | 'salary' | 'prize' | 'fee' | 'none'
  /** Jobs and internships say "Apply" and "Application", all others "Register" (spec §2.3). */
  readonly verb: 'apply' | 'register'
}

export const kinds = point<Kind>('listings.kinds', { key: (each) => each.id })

/** A filter of listing pages. The server half counts and filters (server items), the client half draws (client items). */
export interface Facet {
  /** `listings.work-mode`; its name in the address is the part after the dot. */
  readonly id: string
  readonly label: string
  /** The kinds whose pages show it; left out: all. */
  readonly kinds?: readonly string[]
  /** Labels of fixed values by text key; other values are shown as they are. */
  readonly values?: Readonly<Record<string, string>>
}

export const facets = point<Facet>('listings.facets', { key: (each) => each.id })

export interface DetailProps {
  readonly opportunityId: number
  readonly kind: string
  readonly title: string
  readonly path: string
  readonly closesAt: string | null
  readonly isOpen: boolean
  readonly externalUrl: string | null
}

/** A block of the detail page, drawn below the description, in order. */
export interface DetailSection {
  readonly id: string
  readonly label: string
  readonly when?: readonly Guard[]
  /** A React component `Section` taking DetailProps. */
  readonly load: () => Promise<{ readonly Section: (props: DetailProps) => unknown }>
}

export const detailSections = point<DetailSection>('listings.detail-sections', { key: (each) => each.id })

/** A button of the detail page's action card; the first in order is the primary one. */
export interface DetailAction {
  readonly id: string
  /** A React component `Action` taking DetailProps. */
  readonly load: () => Promise<{ readonly Action: (props: DetailProps) => unknown }>
}

export const detailActions = point<DetailAction>('listings.detail-actions', { key: (each) => each.id })

export const approved = durableEvent<{
  readonly opportunityId: number
  readonly organizerId: number | null
  readonly by: number
}>('listings/approved')
export const sentBack = durableEvent<{
  readonly opportunityId: number
  readonly organizerId: number | null
  readonly reason: string
}>('listings/sent-back')
export const closed = durableEvent<{ readonly opportunityId: number; readonly organizerId: number | null }>(
  'listings/closed',
)

export const listingErrors = defineErrors('listings', {
  notLive: { status: 404, title: 'This opportunity is not open' },
  removed: { status: 410, title: 'This opportunity was taken down' },
  incomplete: { status: 422, title: 'Something is missing before it can be published' },
  badCursor: { status: 400, title: 'This place in the list is not known' },
})
