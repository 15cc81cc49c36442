/** What the house may know of `listings`: opportunities, and the points through which others add kinds, filters and detail blocks. */
import { durableEvent } from '../../data/contract'
import type { Edit } from './searches'
import { defineErrors } from '../../web/contract'

export { audienceText } from './audience-text'
export { cityName } from './city-names'
export { cityText } from './city-text'
export type { CardAction, CardProps } from './card-actions'
export { cardActions } from './card-actions'
export { askedTogether } from './asked-together'
export { type CardAnswer, type CardAnswerProps, cardAnswers } from './card-answers'
export { type CardApply, type CardApplyProps, cardApplies } from './card-applies'
export type { DetailAction, DetailActionProps, DetailProps, DetailSection } from './detail'
export { type CompareLines, type CompareRow, comparedAt, compareRows, MOST_COMPARED } from './compare-rows'
export { detailActions, detailSections, NOW_PATH, opportunityAt } from './detail'
export { addressCountry } from './address-country'
export { type EmploymentType, employmentTypeOf, employmentTypes, employmentTypesOf } from './employment'
export type { Facet, FacetFilterProps, FacetSource } from './facets'
export { facets } from './facets'
export type { Kind } from './kinds'
export { kinds } from './kinds'
export type {
  Eligibility,
  KindId,
  OpportunityContent,
  OpportunityDates,
  OpportunityState,
  PayPeriod,
  PayRange,
  Visibility,
  WorkMode,
} from './opportunity'
export { opportunityStates, TITLE_SIGNS, visibilities } from './opportunity'
export { type OwnQuestion, type QuestionType, questionTypes, scaleEnds, scaleOf } from './own-question'
export { type Admission, admissions } from './admissions'
export { type KeptSeats, keptSeats } from './kept-seats'
export { isSomewhere, placeText, placesText } from './place-text'
export { plainText } from './plain-text'
export { citiesOf, MOST_OTHER_PLACES, otherPlacesOf, type Place } from './places'
export { type HouseReason, houseReasonOf, houseReasons } from './house-reasons'
export { opportunityTopic } from './opportunity-topic'
export { type Imitations, imitations } from './imitations'
export { type Interest, interests, type InterestSource } from './interest'
export type { ListAction, ListProps } from './list-actions'
export { listActions } from './list-actions'
export type { Absence, Announced, Cancelled, OpenOpportunity, Opportunities, Opportunity } from './opportunities'
export { absenceWords, opportunities } from './opportunities'
export { OWN_COUNTS_PATH, OWN_LISTS_PATH, type Unwanted, unwanted } from './unwanted'
export { type Suspicion, suspicionsOf, suspicionsOfListing, type Words } from './suspicions'
export type { Edit, SearchFilters, Searches } from './searches'
export { searches } from './searches'
export { siteOf, type Source, type Sources, sources } from './sources'
export { type ApprovalWaits, approvalWaits } from './approval-waits'
export { categoryIds, facetName, ownFacets } from './own-facets'
export type { SharedList } from './own-kinds'
export {
  type Naming,
  type Verification,
  type VerifiedOrganizers,
  verifiedOrganizers,
} from './verified-organizers'
export { type Wish, type WishedFor, wishes } from './wishes'
export {
  hasOpenings,
  isFull,
  landingNouns,
  opportunityPath,
  ownKinds,
  portalPaths,
  sharedLists,
  shortSegments,
} from './own-kinds'

export const approved = durableEvent<{
  readonly opportunityId: number
  readonly organizerId: number | null
  readonly by: number
}>('listings/approved')
/** These can be found by everybody from now on: approved, imported, shown to all, or released. Those of one transaction come together. */
export const becamePublic = durableEvent<{ readonly opportunityIds: readonly number[] }>('listings/became-public')
/** What everybody can find says something else; `was` is what lists knew of it before, for `searches.entered`. What a source changes in an import is not among it. */
export const edited = durableEvent<Edit>('listings/edited')
export const sentBack = durableEvent<{
  readonly opportunityId: number
  readonly organizerId: number | null
  readonly reason: string
}>('listings/sent-back')
/** Whoever did it: its page is gone, and whoever takes part is to hear of it. */
export const takenDown = durableEvent<{ readonly opportunityId: number }>('listings/taken-down')
/** By whoever approves: it is what it was before it was taken down, and whoever takes part is to hear of it. */
export const putBack = durableEvent<{ readonly opportunityId: number }>('listings/put-back')
/** Two entries of one opportunity: the address of the first leads to the second from now on, and so does what people keep of it. Nobody took part in the first. */
export const merged = durableEvent<{ readonly from: number; readonly into: number }>('listings/merged')
export const closed = durableEvent<{ readonly opportunityId: number; readonly organizerId: number | null }>(
  'listings/closed',
)

/** Called off by whoever manages it: closed for good, its page says why, and whoever takes part is to hear of it. */
export const cancelled = durableEvent<{ readonly opportunityId: number }>('listings/cancelled')

/** Whoever read what people sent for it has erased their account while they waited for an answer: it is closed, and its page stays. */
export const organizerLeft = durableEvent<{ readonly opportunityId: number }>('listings/organizer-left')

export const listingErrors = defineErrors('listings', {
  notLive: { status: 404, title: 'This opportunity is not open' },
  removed: { status: 410, title: 'This opportunity was taken down' },
  // No status says “perhaps again”: 423 is as near as it gets, and search engines take it for a 404.
  held: { status: 423, title: 'This opportunity is being checked' },
  incomplete: { status: 422, title: 'Something is missing before it can be published' },
  invitedOnly: { status: 403, title: 'This opportunity is by invitation' },
  signInToSee: { status: 401, title: 'This opportunity is by invitation' },
  badCursor: { status: 400, title: 'This place in the list is not known' },
})
