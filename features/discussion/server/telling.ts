import type { Tx } from '../../data/contract'
import type { Opportunity } from '../../listings/contract'
import type { Notice, Notices } from '../../notifications/contract'
import type { PostKind } from '../contract'
import { eventOf, NEWS_TEMPLATE } from './news/news-event'
import { newsNotice } from './news/news-notice'
import type { PostRow } from './tables'

interface Shown {
  readonly id: number
  readonly kind: PostKind
  readonly by: number | null
  readonly opportunity: Opportunity
  /** Who asked what is answered. */
  readonly asker: number | null
  readonly at: Date
}

export interface Decided {
  readonly post: PostRow
  readonly opportunity: Opportunity
  readonly reporters: readonly number[]
  /** send back: it is for its organizer to change, before anybody sees it again; take back: its writer did, so no moderator decides. */
  readonly decision: keyof typeof TO_REPORTERS
  readonly why: string
  readonly at: Date
}

export interface Telling {
  /** Words that everybody sees now: to the organizer that there is a question, to its asker that there is an answer. */
  shown(tx: Tx, shown: Shown): Promise<void>
  /** What a moderator decided: to the writer when words are gone, to whoever reported them in any case. */
  decided(tx: Tx, decided: Decided): Promise<void>
  /** Reports took an opportunity out of sight: its organizer hears that somebody will look. */
  listingHeld(tx: Tx, held: Pick<Decided, 'post' | 'opportunity' | 'at'>): Promise<void>
  /** Words are gone: what tells of them and has not gone out yet is told no more. */
  gone(tx: Tx, post: Pick<PostRow, 'id' | 'kind'>): Promise<void>
  /** The organizer's news, to a batch of those who take part. */
  news(tx: Tx, personIds: readonly number[], update: PostRow, opportunity: Opportunity): Promise<void>
}

/** An opportunity that is out of sight has no page to lead to. */
const OWN_LISTINGS = '/manage/user/competition-listings/all/approved'

const TO_REPORTERS = {
  keep: 'discussion.report-kept',
  remove: 'discussion.report-removed',
  'remove with question': 'discussion.report-removed',
  'send back': 'discussion.report-sent-back',
  'take back': 'discussion.report-taken-back',
} as const

const ANSWER_TEMPLATE = 'discussion.answered'
/** What tells of words alone; a question is one of several that a line tells of, and the others still wait for an answer. */
const TELLS_OF: Partial<Record<PostKind, string>> = { answer: ANSWER_TEMPLATE, update: NEWS_TEMPLATE }
const placeOf = ({ path }: Opportunity) => `${path}#discussion`

/** While `notifications` is off nobody is told; what was said stands on the page all the same. */
export function createTelling(notices: () => Notices | undefined): Telling {
  async function tell(
    tx: Tx,
    opportunity: Opportunity,
    notice: Omit<Notice, 'from' | 'actionUrl'>,
    actionUrl = placeOf(opportunity),
  ) {
    await notices()?.tell(tx, { ...notice, from: opportunity.organisation, actionUrl })
  }
  return {
    async shown(tx, { id, kind, by, opportunity, asker, at }) {
      const values = { title: opportunity.title }
      const eventId = eventOf(id)
      const { organizerId } = opportunity
      if (kind === 'question' && organizerId && organizerId !== by)
        await tell(tx, opportunity, {
          personId: organizerId,
          template: 'discussion.asked',
          values,
          eventId,
          at,
          thread: `discussion.asked:${opportunity.id}`,
        })
      if (kind === 'answer' && asker && asker !== by)
        await tell(tx, opportunity, { personId: asker, template: ANSWER_TEMPLATE, values, eventId, at })
    },
    async decided(tx, { post, opportunity, reporters, decision, why, at }) {
      const values = { title: opportunity.title, why }
      const eventId = `discussion:${post.id}:${post.version}`
      const { organizerId } = opportunity
      if (decision === 'remove' && post.kind === 'listing' && organizerId && opportunity.state !== 'removed')
        await tell(
          tx,
          opportunity,
          { personId: organizerId, template: 'discussion.listing-removed', values, eventId, at },
          OWN_LISTINGS,
        )
      if (decision === 'remove' && post.person_id)
        await tell(tx, opportunity, { personId: post.person_id, template: 'discussion.removed', values, eventId, at })
      const template = TO_REPORTERS[decision]
      for (const personId of reporters) await tell(tx, opportunity, { personId, template, values, eventId, at })
    },
    async listingHeld(tx, { post, opportunity, at }) {
      const { organizerId, title } = opportunity
      if (!organizerId) return
      const eventId = `discussion:${post.id}:${post.version}`
      const template = 'discussion.listing-held'
      await tell(tx, opportunity, { personId: organizerId, template, values: { title }, eventId, at }, OWN_LISTINGS)
    },
    async gone(tx, { id, kind }) {
      const template = TELLS_OF[kind]
      if (template) await notices()?.takeBack(tx, { eventId: eventOf(id), template })
    },
    async news(tx, personIds, update, opportunity) {
      await notices()?.tellAll(tx, personIds, newsNotice(update, opportunity))
    },
  }
}
