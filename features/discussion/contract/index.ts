/** What the house may know of `discussion`: what is said about an opportunity where everybody can read it. */
import { durableEvent } from '../../data/contract'
import { defineErrors } from '../../web/contract'

/** question: anybody's; answer: to a question; update: the organizer's news for all who take part; listing: the opportunity itself, once somebody reports it. */
export const postKinds = ['question', 'answer', 'update', 'listing'] as const
export type PostKind = (typeof postKinds)[number]

/**
 * shown: to everybody; held: to its writer and the moderators until one of them decides; removed by a moderator, withdrawn by its writer: to nobody;
 * waiting: news before its time, to whoever may tell it.
 */
export const postStates = ['shown', 'held', 'removed', 'withdrawn', 'waiting'] as const
export type PostState = (typeof postStates)[number]

export const reportReasons = ['spam', 'personal', 'rude', 'wrong', 'fraud'] as const
export type ReportReason = (typeof reportReasons)[number]
/** What may be wrong with somebody's words, and with an opportunity. */
export const wordReasons: readonly ReportReason[] = ['spam', 'personal', 'rude', 'wrong']
export const listingReasons: readonly ReportReason[] = ['fraud', 'wrong', 'spam', 'rude']

/** Characters that a question, an answer and an update may have. */
export const POST_LENGTH = { min: 2, max: 2000 } as const
/** So many people who report the same words or opportunity hold it until a moderator has looked. */
export const REPORTS_THAT_HOLD = 3

/** So long news can be called back before anything of it leaves. */
export const NEWS_WAIT_MS = 600_000

/** Why somebody got no mail of news, or nothing at all: `left` before it went. */
export const skipReasons = ['unsubscribed', 'bounced', 'closed', 'left'] as const
export type SkipReason = (typeof skipReasons)[number]

/** The organizer told everybody something. */
export const updated = durableEvent<{ readonly postId: number; readonly opportunityId: number }>('discussion/updated')

interface AnswerOf {
  readonly postId: number
  readonly opportunityId: number
  readonly personId: number
}

/** Somebody answered a question that another asked, where all can read it. */
export const answered = durableEvent<AnswerOf>('discussion/answered')
/** Such an answer was taken back by its writer or away by a moderator, or its question was. */
export const answerGone = durableEvent<AnswerOf>('discussion/answer-gone')

export const discussionErrors = defineErrors('discussion', {
  /** Drafts, closed and imported opportunities are not discussed; what was said before stays. */
  notDiscussed: { status: 409, title: 'Nothing can be asked here' },
  /** So that one reads the whole: the newest question is the place to go on. */
  threadFull: { status: 409, title: 'This question has as many answers as it takes' },
  /** Its time came before it was called back. */
  alreadyGone: { status: 409, title: 'This news has gone out already' },
  enoughPinned: { status: 409, title: 'As much is pinned as can be' },
})

export { type Faq, type FaqProblem, faqProblems, type Faqs, faqSentences, MOST_FAQS } from './faq'
