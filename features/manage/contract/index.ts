/** What the house may know of `manage`: the rules of a draft and its errors. */
import { defineErrors } from '../../web/contract'

export { type ActivityFilter, isAskedFor } from './activity-filter'
export { daysLater, daysToMove } from './copied'
export { datedSentence, type SaidDates } from './dated'
export type { DraftProblem, DraftSays, EditorStep, ReadTime } from './draft-rules'
export {
  DESCRIPTION_SIGNS,
  draftProblems,
  draftSentences,
  editorSteps,
  emptyDraft,
  MOST_OPTIONS,
  MOST_SEATS,
  OPTION_SIGNS,
} from './draft-rules'

export { type ImpactSource, type ImpactWord, impacts, impactWords } from './impacts'
export { mayManage } from './may-manage'

export {
  type DashboardPanel,
  type DashboardPanelProps,
  dashboardPanels,
  type DraftPart,
  draftParts,
  type EditorPart,
  type EditorPartProps,
  editorParts,
  type PartProblem,
  partName,
  type ProblemsIn,
  type WrittenPart,
} from './parts'

export { readWallTime, wallTimeAt, wallTimeIn } from './wall-time'

/** Open lists ask again: one organizer's, `manage.mine:12`, and those of whoever approves. */
export const MINE_TOPIC = 'manage.mine'
export const APPROVALS_TOPIC = 'manage.approvals'

/** So long an offer of an opportunity can be answered. */
export const HANDOVER_DAYS = 14

export const manageErrors = defineErrors('manage', {
  incomplete: { status: 422, title: 'Something is missing before it can be submitted' },
  draftChanged: { status: 412, title: 'This draft was changed in another place' },
  notYours: { status: 404, title: 'There is no such draft' },
  notEditable: { status: 409, title: 'This cannot be edited now' },
  /** It was taken back, answered, or is too old. */
  notOffered: { status: 404, title: 'This is not offered to you' },
  /** Somebody is registered: it can be made later, not earlier. */
  deadlineKept: { status: 409, title: 'The deadline cannot be earlier any more' },
})
