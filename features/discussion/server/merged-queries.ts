import { sql } from 'kysely'
import type { DiscussionDb, PostRow } from './tables'

interface Pair {
  readonly from: number
  readonly into: number
}

/** What was said of one opportunity is said of the other now, news only `withNews`; what was reported of the one that went stays with it. */
export async function leadPostsOn(
  db: DiscussionDb,
  { from, into }: Pair,
  withNews: boolean,
): Promise<readonly PostRow[]> {
  const lead = db.updateTable('discussion.post').set({ opportunity_id: into }).where('opportunity_id', '=', from)
  const moved = await lead
    .where('kind', 'in', withNews ? ['question', 'update'] : ['question'])
    .returningAll()
    .execute()
  // Apart and later: whoever answers holds the question meanwhile, and this sees what they answered.
  await lead.where('kind', '=', 'answer').execute()
  return moved
}

/** Of what is pinned only so many stay so: those that `moved` here give way, the longest pinned first. */
export async function unpinBeyond(
  db: DiscussionDb,
  opportunityId: number,
  moved: readonly number[],
  most: number,
): Promise<void> {
  await sql`update discussion.post set pinned_at = null where id in (
    select id from discussion.post
    where opportunity_id = ${opportunityId} and kind = 'question' and state = 'shown' and pinned_at is not null
    order by id = any(${moved}::int[]), pinned_at desc, id desc offset ${most}
  )`.execute(db)
}

/** Of these questions the newest that everybody reads and nobody has answered. */
export async function lastUnanswered(db: DiscussionDb, questions: readonly number[]): Promise<PostRow | undefined> {
  return db
    .selectFrom('discussion.post as asked')
    .selectAll()
    .where('id', 'in', questions)
    .where('state', '=', 'shown')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('discussion.post as answer')
            .select('answer.id')
            .whereRef('answer.question_id', '=', 'asked.id')
            .where('answer.state', '=', 'shown'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
