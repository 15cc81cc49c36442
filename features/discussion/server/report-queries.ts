import { type Insertable, sql } from 'kysely'
import type { DiscussionDb, DiscussionTables, ReportRow } from './tables'

/** False when this person has reported these words before. */
export async function insertReport(
  db: DiscussionDb,
  row: Insertable<DiscussionTables['discussion.report']>,
): Promise<boolean> {
  const made = await db
    .insertInto('discussion.report')
    .values(row)
    .onConflict((conflict) => conflict.columns(['post_id', 'person_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export const openReports = (db: DiscussionDb, postIds: readonly number[]) =>
  postIds.length === 0
    ? []
    : db
        .selectFrom('discussion.report')
        .selectAll()
        .where('post_id', 'in', postIds)
        .where('settled', 'is', null)
        .orderBy('id')
        .execute()

/** Who reported what is settled by this, and by nothing else that happens at the same moment. */
export const settleReports = (
  db: DiscussionDb,
  postIds: readonly number[],
  settled: Exclude<ReportRow['settled'], null>,
) =>
  db
    .updateTable('discussion.report')
    .set({ settled })
    .where('post_id', 'in', postIds)
    .where('settled', 'is', null)
    .returning(['post_id', 'person_id'])
    .execute()

/** What was settled only because a moderator removed the question waits for a decision again. */
export async function reopenReports(db: DiscussionDb, questionId: number): Promise<void> {
  await db
    .updateTable('discussion.report')
    .set({ settled: null })
    .where('settled', '=', 'with question')
    .where('post_id', 'in', (from) =>
      from
        .selectFrom('discussion.post')
        .select('id')
        .where('question_id', '=', questionId)
        .where('state', 'in', ['shown', 'held']),
    )
    .execute()
}

const isReported = sql<boolean>`exists (select 1 from discussion.report r where r.post_id = discussion.post.id and r.settled is null)`
const isOrphan = sql<boolean>`exists (select 1 from discussion.post q where q.id = discussion.post.question_id and q.state in ('removed', 'withdrawn'))`

/** How many of the open cases are held, and how many are shown and were reported. */
export async function countOpenCases(db: DiscussionDb): Promise<{ readonly held: number; readonly reported: number }> {
  const { rows } = await sql<{ held: number; reported: number }>`
    select count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'shown' and ${isReported})::int as reported
    from discussion.post where state in ('held', 'shown') and not ${isOrphan}
  `.execute(db)
  return rows[0] ?? { held: 0, reported: 0 }
}

/** open: held, or reported and not yet looked at, unless it answers what is gone; removed: by a moderator, not by its writer. Newest first, one more than `limit` when there are more. */
export function listCases(db: DiscussionDb, state: 'open' | 'removed', after: number | undefined, limit: number) {
  return db
    .selectFrom('discussion.post')
    .selectAll()
    .$if(state === 'open', (query) =>
      query
        .where((where) =>
          where.or([where('state', '=', 'held'), where.and([where('state', '=', 'shown'), isReported])]),
        )
        .where((where) => where.not(isOrphan)),
    )
    .$if(state === 'removed', (query) => query.where('state', '=', 'removed'))
    .$if(after !== undefined, (query) => query.where('id', '<', after as number))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

export const reportsOf = (db: DiscussionDb, personId: number) =>
  db.selectFrom('discussion.report').selectAll().where('person_id', '=', personId).orderBy('id').execute()

export async function deleteReportsOf(db: DiscussionDb, personId: number): Promise<void> {
  await db.deleteFrom('discussion.report').where('person_id', '=', personId).execute()
}
