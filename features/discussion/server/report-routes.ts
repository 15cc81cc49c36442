import { Type } from '@sinclair/typebox'
import type { Audit } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import { permission, personOf, signedIn } from '../../session/contract'
import { endpoint, webErrors } from '../../web/contract'
import { REPORTS_THAT_HOLD } from '../contract'
import { DecideRequest, PostParams, ReportRequest } from '../contract/wire'
import { tellAnswered, tellGone } from './counted-answers'
import type { AreEnough } from './counted-reports'
import { decideListing } from './listing-decisions'
import { isBy, MODERATE } from './may-moderate'
import type { OwnParts } from './own-routes'
import { settlePin } from './pins'
import { findPost, setHeldFor } from './post-queries'
import { insertReport, openReports, reopenReports, settleReports } from './report-queries'
import { settleAnswers } from './settle-gone'
import { type DiscussionTables, postMachine } from './tables'
import type { Telling } from './telling'

export function reportRoute({ database, machines, news, clock }: OwnParts, areEnough: AreEnough) {
  return endpoint({
    id: 'discussion.report',
    method: 'POST',
    path: '/api/discussion/posts/:id/reports',
    strangers: 'same',
    access: [signedIn()],
    rateLimit: { max: 20, seconds: 3600, by: 'subject' },
    request: { params: PostParams, body: ReportRequest },
    response: { 204: Type.Null() },
    summary: `Tells the moderators of words that do harm; ${REPORTS_THAT_HOLD} people with proved addresses who do hold them until one has looked.`,
    async handle({ subject, params: { id }, body: { reason, note = '' } }) {
      const { id: by } = personOf(subject)
      await database.transact(async (tx) => {
        const db = database.on<DiscussionTables>(tx)
        const post = await findPost(db, id, true)
        if (post?.state !== 'shown' || post.kind === 'listing')
          throw dataErrors.notFound('These words are not there any more.')
        if (post.person_id === by) throw webErrors.forbidden('These are your own words. Take them back instead.')
        // Locked: whoever takes it back or away settles what was reported until then.
        const question = post.question_id ? await findPost(db, post.question_id, true) : undefined
        if (question?.state === 'withdrawn' || question?.state === 'removed')
          throw dataErrors.notFound('These words are not there any more.')
        const isNew = await insertReport(db, { post_id: id, person_id: by, reason, note: note.trim(), at: clock.now() })
        if (!isNew || !(await areEnough(tx, db, { postId: id, by }))) return
        await machines.move(tx, postMachine, { id, to: 'held', by: undefined, why: `${REPORTS_THAT_HOLD} reports` })
        await setHeldFor(db, id, 'reports')
        await news.tell(tx, post.opportunity_id)
      })
      return null
    },
  })
}

export function decideRoute(parts: OwnParts, audit: Audit, telling: Telling) {
  const { database, opportunities, machines, outbox, news, clock } = parts
  return endpoint({
    id: 'discussion.decide',
    method: 'POST',
    path: '/api/discussion/posts/:id/decision',
    strangers: 'same',
    access: [permission(MODERATE)],
    request: { params: PostParams, body: DecideRequest },
    response: { 204: Type.Null() },
    summary: 'A moderator keeps words or takes them away; writer and reporters hear of it.',
    async handle({ subject, params: { id }, body: { decision, version, why } }) {
      const { id: by } = personOf(subject)
      await database.transact(async (tx) => {
        const db = database.on<DiscussionTables>(tx)
        const post = await findPost(db, id, true)
        if (!post || post.state === 'withdrawn') throw dataErrors.notFound('These words are not there any more.')
        if (post.version !== version)
          throw dataErrors.versionConflict('This case has changed since you read it. Look at it again, then decide.')
        const opportunity = await opportunities.find(post.opportunity_id, tx)
        if (isBy(post, opportunity, by) && (await openReports(db, [id])).length > 0)
          throw webErrors.forbidden('These are your own words, and others reported them: another moderator decides.')
        const to = decision === 'keep' ? 'shown' : 'removed'
        if (post.kind === 'listing') await decideListing(tx, opportunities, { post, opportunity, decision, by, why })
        if (post.state !== to) await machines.move(tx, postMachine, { id, to, by, why })
        if (to === 'shown') await settlePin(db, post)
        if (to === 'removed') {
          await telling.gone(tx, post)
          await tellGone(tx, { database, outbox }, post)
        }
        // What reports held counted all the while.
        const isBack = post.state === 'removed' || (post.state === 'held' && post.held_for !== 'reports')
        if (to === 'shown' && isBack) await tellAnswered(tx, { database, outbox }, post)
        const settled = await settleReports(db, [id], decision === 'keep' ? 'kept' : 'removed')
        const reporters = settled.map(({ person_id }) => person_id)
        if (to === 'removed' && post.kind === 'question')
          await settleAnswers(tx, parts, telling, { question: post, why })
        if (to === 'shown' && post.kind === 'question') await reopenReports(db, id)
        await audit.record(tx, { personId: by, action: `discussion.${decision}`, about: `post:${id}`, detail: { why } })
        const at = clock.now()
        if (opportunity) await telling.decided(tx, { post, opportunity, reporters, decision, why, at })
        // What was held from its first moment is news only now.
        if (opportunity && to === 'shown' && post.state === 'held' && post.held_for !== 'reports') {
          const question = post.question_id ? await findPost(db, post.question_id) : undefined
          const { kind, person_id } = post
          // Who took their question back, or lost it, waits for no answer.
          const isThere = question?.state !== 'withdrawn' && question?.state !== 'removed'
          const asker = isThere ? (question?.person_id ?? null) : null
          await telling.shown(tx, { id, kind, by: person_id, opportunity, asker, at })
        }
        await news.tell(tx, post.opportunity_id)
      })
      return null
    },
  })
}
