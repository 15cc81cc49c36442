import { type Insertable, sql } from 'kysely'
import { hold } from '../../data/contract'
import type { DiscussionDb, DiscussionTables, PostRow } from './tables'

export async function insertPost(
  db: DiscussionDb,
  row: Insertable<DiscussionTables['discussion.post']>,
): Promise<number> {
  return (await db.insertInto('discussion.post').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** With a lock when somebody is about to decide by what it says. */
export function findPost(db: DiscussionDb, id: number, lock = false): Promise<PostRow | undefined> {
  return db
    .selectFrom('discussion.post')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** What `reader` may see of one kind: what is shown, and one's own that is held. */
function visible(db: DiscussionDb, reader: number | undefined) {
  return db
    .selectFrom('discussion.post')
    .selectAll()
    .where((where) =>
      where.or([
        where('state', '=', 'shown'),
        where.and([where('state', '=', 'held'), where('person_id', '=', reader ?? 0)]),
      ]),
    )
}

interface QuestionFilter {
  readonly opportunityId: number
  readonly reader: number | undefined
  readonly after?: number | undefined
  /** Of rows with the pinned ones among them, so that a list asked anew does not grow by those. */
  readonly limit?: number | undefined
}

const PAGE = 10

/** Pinned ones at the head of the first page, then the newest: so many as a page has, or as make `limit` with the pinned ones. */
export async function listQuestions(db: DiscussionDb, { opportunityId, reader, after, limit }: QuestionFilter) {
  const all = visible(db, reader).where('opportunity_id', '=', opportunityId).where('kind', '=', 'question')
  const pinned = after ? [] : await all.where('pinned_at', 'is not', null).orderBy('pinned_at', 'desc').execute()
  const most = limit === undefined ? PAGE : Math.max(1, limit - pinned.length)
  const rest = await all
    .where('pinned_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '<', after as number))
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute()
  const page = rest.slice(0, most)
  return { pinned, page, next: rest.length > most ? (page.at(-1)?.id ?? null) : null }
}

export function listAnswers(db: DiscussionDb, questions: readonly number[], reader: number | undefined) {
  if (questions.length === 0) return []
  return visible(db, reader).where('question_id', 'in', questions).orderBy('id').execute()
}

/** All answers to a question, whoever sees them. */
export const answersTo = (db: DiscussionDb, questionId: number) =>
  db.selectFrom('discussion.post').selectAll().where('question_id', '=', questionId).orderBy('id').execute()

/** The organizer's news, newest first; with `after`, what is older than that. One more than `limit` when there is more. */
export function listUpdates(db: DiscussionDb, opportunityId: number, limit: number, after?: number) {
  return visible(db, undefined)
    .where('opportunity_id', '=', opportunityId)
    .where('kind', '=', 'update')
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

const counting = (db: DiscussionDb) =>
  db.selectFrom('discussion.post').select(sql<number>`count(*)::int`.as('count')).where('state', '=', 'shown')

/** Of the questions that everybody sees: all, or those that are pinned. */
export async function countQuestions(db: DiscussionDb, opportunityId: number, isPinned = false): Promise<number> {
  const questions = counting(db).where('opportunity_id', '=', opportunityId).where('kind', '=', 'question')
  const counted = isPinned ? questions.where('pinned_at', 'is not', null) : questions
  return (await counted.executeTakeFirstOrThrow()).count
}

export async function countAnswers(db: DiscussionDb, questionId: number): Promise<number> {
  return (await counting(db).where('question_id', '=', questionId).executeTakeFirstOrThrow()).count
}

/** Until the transaction ends, pins of this opportunity are counted by nobody else. */
export async function lockPins(db: DiscussionDb, opportunityId: number): Promise<void> {
  await hold(db, `discussion.pins ${opportunityId}`)
}

export async function pinPost(db: DiscussionDb, id: number, at: Date | null): Promise<void> {
  await db.updateTable('discussion.post').set({ pinned_at: at }).where('id', '=', id).execute()
}

export async function setHeldFor(db: DiscussionDb, id: number, heldFor: string): Promise<void> {
  await db.updateTable('discussion.post').set({ held_for: heldFor }).where('id', '=', id).execute()
}

export const postsOf = (db: DiscussionDb, personId: number) =>
  db.selectFrom('discussion.post').selectAll().where('person_id', '=', personId).orderBy('id').execute()

/** Words that others do not read: held since they were written, most often for an address or a number in them, removed by a moderator, or news before its time. */
export const unreadOf = (db: DiscussionDb, personId: number): Promise<PostRow[]> =>
  db
    .selectFrom('discussion.post')
    .selectAll()
    .where('person_id', '=', personId)
    .where(({ and, eb, or }) =>
      or([eb('state', 'in', ['removed', 'waiting']), and([eb('state', '=', 'held'), eb('held_for', '<>', 'reports')])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

/** The words stay, for the answers that others gave, unless they were taken back; who wrote them goes, and who decided about any. */
export async function forgetWriter(db: DiscussionDb, personId: number): Promise<void> {
  const posts = db.updateTable('discussion.post').where('person_id', '=', personId)
  await posts.where('state', '=', 'withdrawn').set({ text: '' }).execute()
  await posts.set({ person_id: null }).execute()
  await sql`update discussion.post_history set by_person = null where by_person = ${personId}`.execute(db)
}

/** What stands for an opportunity itself, with a lock: whoever reports it first makes it. */
export const listingPostOf = (db: DiscussionDb, opportunityId: number): Promise<PostRow | undefined> =>
  db
    .selectFrom('discussion.post')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .where('kind', '=', 'listing')
    .forUpdate()
    .executeTakeFirst()

/** Undefined where somebody else made it at the same moment. */
export async function insertListingPost(
  db: DiscussionDb,
  opportunityId: number,
  at: Date,
): Promise<number | undefined> {
  const made = await db
    .insertInto('discussion.post')
    .values({
      opportunity_id: opportunityId,
      kind: 'listing',
      person_id: null,
      question_id: null,
      text: '',
      state: 'shown',
      held_for: '',
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}
