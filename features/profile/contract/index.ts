/** What the house may know of `profile`: sections, what completes a profile, who sees it. */
import { durableEvent } from '../../data/contract'
import { defineErrors } from '../../web/contract'

export {
  type Completion,
  type CompletionPart,
  completionOf,
  completionParts,
  completionWeights,
  worthwhile,
} from './completion'
export { entryProblems, type EntryProblem, FIRST_YEAR, isWebLink, LAST_YEAR } from './entry-rules'
export { type Face, type ProfileFaces, profileFaces, type Standing } from './faces'
export { type Affiliation, affiliations, type Capacity } from './looks'
export { type PagePart, type PagePartProps, pageParts } from './page-parts'
export { PRIVACY_PATH } from './privacy-path'
export { type ProfileFacts, type ProfileRecords, profileRecords } from './records'
export { interestKinds, interestPlaces, interestTopics } from './interests'
export {
  type EntryContent,
  type EntryField,
  type FieldKind,
  type FieldValue,
  isSection,
  MAX_ENTRIES,
  MAX_SKILLS,
  type Section,
  sectionFields,
  sections,
  streams,
} from './sections'
export { type UsernameProblem, usernameProblem } from './username-rules'
export {
  type Level,
  levels,
  levelsOf,
  maySee,
  type ShieldedPart,
  shieldedParts,
  type Viewer,
  type Visibility,
  visibilityOf,
} from './visibility'

/** Entries, skills, city of somebody, or who sees them, are others now. */
export const profileChanged = durableEvent<{ readonly personId: number }>('profile/changed')

export const profileErrors = defineErrors('profile', {
  sectionFull: { status: 409, title: 'This section is full' },
  /** `errors` names the fields. */
  entryIncomplete: { status: 422, title: 'Some fields need another look' },
  orderOutdated: { status: 409, title: 'The list has changed' },
  usernameRefused: { status: 422, title: 'This username cannot be had' },
  usernameKept: { status: 409, title: 'This username is kept for somebody' },
  notAPicture: { status: 422, title: 'This is not a picture that can be used' },
  levelRefused: { status: 422, title: 'This cannot be shown so' },
})
