import { Type } from '@sinclair/typebox'
import type { Clock, Database, Outbox, StateMachines } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint, webErrors } from '../../web/contract'
import { discussionErrors } from '../contract'
import { PinRequest, PostParams } from '../contract/wire'
import { tellGone } from './counted-answers'
import type { News } from './live-topic'
import { countPinned, MOST_PINNED } from './pins'
import { findPost, pinPost } from './post-queries'
import { settleGone } from './settle-gone'
import { type DiscussionTables, postMachine } from './tables'
import type { Telling } from './telling'

export interface OwnParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly machines: StateMachines
  readonly outbox: Outbox
  readonly news: News
  readonly clock: Clock
}

export function takeBackRoute(parts: OwnParts, telling: Telling) {
  const { database, machines, outbox, news } = parts
  return endpoint({
    id: 'discussion.take-back',
    method: 'DELETE',
    path: '/api/discussion/posts/:id',
    strangers: 403,
    access: [signedIn()],
    request: { params: PostParams },
    response: { 204: Type.Null() },
    summary: 'Takes back one’s own words; the answers to a question go with it.',
    async handle({ subject, params: { id } }) {
      const { id: by } = personOf(subject)
      await database.transact(async (tx) => {
        const post = await findPost(database.on<DiscussionTables>(tx), id, true)
        if (!post) throw dataErrors.notFound('These words are not there any more.')
        if (post.person_id !== by)
          throw webErrors.forbidden('These are somebody else’s words. Report them if they do harm.')
        if (post.state === 'withdrawn') return
        await machines.move(tx, postMachine, { id, to: 'withdrawn', by, why: 'taken back' })
        await settleGone(tx, parts, telling, post)
        if (post.state === 'removed') return // told already
        await tellGone(tx, { database, outbox }, post)
        await news.tell(tx, post.opportunity_id)
      })
      return null
    },
  })
}

export function pinRoute({ database, opportunities, news, clock }: OwnParts) {
  return endpoint({
    id: 'discussion.pin',
    method: 'PUT',
    path: '/api/discussion/posts/:id/pin',
    strangers: 403,
    access: [signedIn()],
    request: { params: PostParams, body: PinRequest },
    response: { 204: Type.Null() },
    summary: 'Keeps a question at the head of the list, for the organizer.',
    async handle({ subject, params: { id }, body: { pinned } }) {
      const { id: by } = personOf(subject)
      await database.transact(async (tx) => {
        const db = database.on<DiscussionTables>(tx)
        const post = await findPost(db, id, true)
        if (post?.kind !== 'question' || post.state !== 'shown')
          throw dataErrors.notFound('There is no such question any more.')
        const opportunity = await opportunities.find(post.opportunity_id, tx)
        if (opportunity?.organizerId !== by) throw webErrors.forbidden('Only the organizer pins questions.')
        if (pinned === (post.pinned_at !== null)) return
        if (pinned && (await countPinned(db, post.opportunity_id)) >= MOST_PINNED)
          throw discussionErrors.enoughPinned(`${MOST_PINNED} questions are pinned. Unpin one of them first.`)
        await pinPost(db, id, pinned ? clock.now() : null)
        await news.tell(tx, post.opportunity_id)
      })
      return null
    },
  })
}
