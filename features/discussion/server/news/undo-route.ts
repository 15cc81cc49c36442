import { Type } from '@sinclair/typebox'
import { dataErrors } from '../../../data/contract'
import { personOf, signedIn } from '../../../session/contract'
import { endpoint, webErrors } from '../../../web/contract'
import { discussionErrors } from '../../contract'
import { PostParams } from '../../contract/wire'
import type { OwnParts } from '../own-routes'
import { findPost } from '../post-queries'
import { type DiscussionTables, postMachine } from '../tables'
import type { MayTell } from './may-tell'

export function undoNewsRoute({ database, opportunities, machines, news }: OwnParts, mayTell: MayTell) {
  return endpoint({
    id: 'discussion.undo-news',
    method: 'POST',
    path: '/api/discussion/posts/:id/undo',
    strangers: 403,
    access: [signedIn()],
    request: { params: PostParams },
    response: { 204: Type.Null() },
    summary: 'Calls back news that waits: nothing of it leaves. Once it has gone, it says so.',
    async handle({ subject, params: { id } }) {
      const person = personOf(subject)
      await database.transact(async (tx) => {
        // Whoever holds the row first decides: what lets it go waits for us, or we read that it went.
        const post = await findPost(database.on<DiscussionTables>(tx), id, true)
        if (post?.kind !== 'update') throw dataErrors.notFound('There is no such news.')
        const opportunity = await opportunities.find(post.opportunity_id, tx)
        if (!opportunity || !mayTell(person, opportunity))
          throw webErrors.forbidden('Only who may tell news calls it back.')
        if (post.state === 'withdrawn') return
        if (post.state !== 'waiting')
          throw discussionErrors.alreadyGone('It has gone out already. You can still take it off the page.')
        await machines.move(tx, postMachine, { id, to: 'withdrawn', by: person.id, why: 'called back' })
        await news.tell(tx, post.opportunity_id)
      })
      return null
    },
  })
}
