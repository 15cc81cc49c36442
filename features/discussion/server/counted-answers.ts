import type { Database, Outbox, Tx } from '../../data/contract'
import { answered, answerGone } from '../contract'
import { findPost, listAnswers } from './post-queries'
import type { DiscussionTables, PostRow } from './tables'

interface Parts {
  readonly database: Database
  readonly outbox: Outbox
}

/** The answers that everybody reads while this stands: it is one itself, or they are those to it. */
async function answersOf(tx: Tx, { database }: Parts, post: PostRow): Promise<readonly PostRow[]> {
  if (post.kind === 'answer') return [post]
  if (post.kind === 'question') return listAnswers(database.on<DiscussionTables>(tx), [post.id], undefined)
  return []
}

/** Words are gone: who counted them as an answer, or what answers them, hears it. */
export async function tellGone(tx: Tx, parts: Parts, post: PostRow): Promise<void> {
  for (const { id: postId, opportunity_id: opportunityId, person_id: personId } of await answersOf(tx, parts, post))
    if (personId !== null) await parts.outbox.publish(tx, answerGone({ postId, opportunityId, personId }))
}

/** Words stand that did not, or stand again: an answer helps from now on, unless it is to one's own question or to one that is gone. */
export async function tellAnswered(tx: Tx, parts: Parts, post: PostRow): Promise<void> {
  const { database, outbox } = parts
  const question = post.question_id ? await findPost(database.on<DiscussionTables>(tx), post.question_id) : post
  if (post.kind === 'answer' && (question?.state === 'removed' || question?.state === 'withdrawn')) return
  for (const { id: postId, opportunity_id: opportunityId, person_id: personId } of await answersOf(tx, parts, post))
    if (personId !== null && personId !== question?.person_id)
      await outbox.publish(tx, answered({ postId, opportunityId, personId }))
}
