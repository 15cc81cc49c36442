import type { Generated, Kysely, Selectable } from 'kysely'
import type { Machine } from '../../data/contract'
import type { PostKind, PostState, ReportReason, SkipReason } from '../contract'

interface PostTable {
  id: Generated<number>
  opportunity_id: number
  kind: PostKind
  question_id: number | null
  person_id: number | null
  text: string
  state: PostState
  /** What its words look like, comma-separated, or `reports`; empty when nothing held it. */
  held_for: string
  pinned_at: Date | null
  /** Of news that waits: when it was sent; once it has gone, when it went. */
  at: Date
  /** Of news: before it nothing leaves. Null of what went out before news waited. */
  goes_at: Date | null
  /** The name that news comes from, as it was previewed. */
  sender: string | null
  updated_at: Generated<Date>
  version: Generated<number>
}

interface ReportTable {
  id: Generated<number>
  post_id: number
  person_id: number
  reason: ReportReason
  note: string
  at: Date
  /** with question: nobody decided about the answer itself. */
  settled: 'kept' | 'removed' | 'with question' | null
}

interface SkippedTable {
  id: Generated<number>
  post_id: number
  person_id: number
  why: SkipReason
  at: Date
}

export interface DiscussionTables {
  'discussion.skipped': SkippedTable
  'discussion.post': PostTable
  'discussion.report': ReportTable
}

export type DiscussionDb = Kysely<DiscussionTables>
export type PostRow = Selectable<PostTable>
export type ReportRow = Selectable<ReportTable>

/** A moderator may think again, hence the way back from `removed`; what its writer took back is nobody's to bring back. */
export const postMachine: Machine<PostState> = {
  table: 'discussion.post',
  history: 'discussion.post_history',
  moves: {
    shown: ['held', 'removed', 'withdrawn'],
    held: ['shown', 'removed', 'withdrawn'],
    removed: ['shown', 'withdrawn'],
    withdrawn: [],
    waiting: ['shown', 'withdrawn'],
  },
}
