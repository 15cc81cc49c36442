import { hold } from '../../../data/contract'
import type { SkipReason } from '../../contract'
import type { DiscussionDb, PostRow } from '../tables'

const news = (db: DiscussionDb) => db.selectFrom('discussion.post').selectAll().where('kind', '=', 'update')

/** Until the transaction ends nobody else sends news of this one: two presses at once would both find none that waits. */
export const holdNews = (db: DiscussionDb, opportunityId: number) => hold(db, `discussion.news ${opportunityId}`)

/** The same words that wait already. */
export function findWaiting(db: DiscussionDb, opportunityId: number, text: string): Promise<PostRow | undefined> {
  return news(db)
    .where('opportunity_id', '=', opportunityId)
    .where('state', '=', 'waiting')
    .where('text', '=', text)
    .executeTakeFirst()
}

export async function listDue(db: DiscussionDb, now: Date, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('discussion.post')
    .select('id')
    .where('state', '=', 'waiting')
    .where('goes_at', '<=', now)
    .orderBy('goes_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** It stands on the page by the moment at which everybody could read it. */
export async function setGoneAt(db: DiscussionDb, id: number, at: Date): Promise<void> {
  await db.updateTable('discussion.post').set({ at }).where('id', '=', id).execute()
}

/** Newest first, whatever became of it; one more than `limit` where there is more. */
export function listSent(db: DiscussionDb, opportunityId: number, after: number | undefined, limit: number) {
  return news(db)
    .where('opportunity_id', '=', opportunityId)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

export interface Skipped {
  readonly personId: number
  readonly why: SkipReason
}

/** Written once for each: told again, what was true the first time holds. */
export async function insertSkipped(db: DiscussionDb, postId: number, skipped: readonly Skipped[], at: Date) {
  if (skipped.length === 0) return
  await db
    .insertInto('discussion.skipped')
    .values(skipped.map(({ personId, why }) => ({ post_id: postId, person_id: personId, why, at })))
    .onConflict((conflict) => conflict.columns(['post_id', 'person_id']).doNothing())
    .execute()
}

export const skippedOf = (db: DiscussionDb, postId: number) =>
  db.selectFrom('discussion.skipped').select(['person_id', 'why']).where('post_id', '=', postId).orderBy('id').execute()

export const skippedOfPerson = (db: DiscussionDb, personId: number) =>
  db.selectFrom('discussion.skipped').selectAll().where('person_id', '=', personId).orderBy('id').execute()

export async function deleteSkippedOf(db: DiscussionDb, personId: number): Promise<void> {
  await db.deleteFrom('discussion.skipped').where('person_id', '=', personId).execute()
}
