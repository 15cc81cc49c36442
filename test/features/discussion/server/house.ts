import { sql } from 'kysely'
import { discussionServer } from '../../../../features/discussion/server/feature'
import type { Caller } from '../../../support/api'
import type { DatabaseKind } from '../../../support/database'
import { bootNotifications } from '../../notifications/house'

export async function bootDiscussion(kind: DatabaseKind) {
  const house = await bootNotifications(kind, [discussionServer])
  const { db, service, nobody } = house
  const organizer = await house.idOf('organizer')
  async function versionOf(post: number) {
    const { rows } = await sql<{ version: number }>`select version from discussion.post where id = ${post}`.execute(
      db.of(),
    )
    return rows[0]?.version ?? 0
  }
  return {
    ...house,
    async discussed(title = 'Product Design Intern') {
      const id = await house.live(title)
      const path = `/api/discussion/of/${id}`
      return {
        id,
        read: async (as: Caller = nobody, query = '') => (await as.get(path + query)).body,
        ask: (as: Caller, text: string, kind = 'question') => as.post(path, { kind, text }),
        close: () => db.transact((tx) => service.close(tx, id, organizer, 'filled')),
      }
    },
    answer: (as: Caller, question: number, text: string) =>
      as.post(`/api/discussion/posts/${question}/answers`, { text }),
    report: (as: Caller, post: number) => as.post(`/api/discussion/posts/${post}/reports`, { reason: 'spam' }),
    /** What was told of each of these answers, in its order. */
    counted: (...answers: readonly number[]) =>
      Promise.all(
        answers.map(async (id) => {
          const { rows } = await sql<{ event: string }>`select event from data.outbox
            where event like 'discussion/answer%' and (detail ->> 'postId')::int = ${id} order by id`.execute(db.of())
          return rows.map(({ event }) => event.replace('discussion/', '')).join(', ')
        }),
      ),
    versionOf,
    /** News, as many as nobody would write by hand: `News 1` and so on. */
    writeNews: (id: number, count: number) =>
      sql`insert into discussion.post (opportunity_id, kind, person_id, text, state, held_for, at)
        select ${id}, 'update', ${organizer}, 'News ' || nth, 'shown', '', now() from generate_series(1, ${count}::int) as nth`.execute(
        db.of(),
      ),
    /** Questions, as many as nobody would ask by hand. */
    writeQuestions: (id: number, count: number) =>
      sql`insert into discussion.post (opportunity_id, kind, person_id, text, state, held_for, at)
        select ${id}, 'question', ${organizer}, 'Question ' || nth || '?', 'shown', '', now() from generate_series(1, ${count}::int) as nth`.execute(
        db.of(),
      ),
    /** By a card that was loaded this moment, or that shows an earlier `version`. */
    decide: async (as: Caller, post: number, decision: string, why = 'It asks for money', version?: number) =>
      as.post(`/api/discussion/posts/${post}/decision`, {
        decision,
        why,
        version: version ?? (await versionOf(post)),
      }),
  }
}

export type DiscussionHouse = Awaited<ReturnType<typeof bootDiscussion>>
