import { sql } from 'kysely'
import { clock, jobs } from '../../../../features/data/contract'
import type { Outbox } from '../../../../features/discussion/contract/wire-news'
import type { OpportunityContent } from '../../../../features/listings/contract'
import { discussionServer } from '../../../../features/discussion/server/feature'
import type { Caller } from '../../../support/api'
import type { DatabaseKind } from '../../../support/database'
import { bootNotifications } from '../../notifications/house'
import { freshKey } from '../../registrations/house'

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
  async function runNews(data?: object) {
    const job = house.kernel.view(jobs).find(({ id }) => id === 'discussion.release-news')
    return job?.run({ now: house.kernel.get(clock).now(), signal: new AbortController().signal, data })
  }
  /** Its ten minutes are over. */
  async function release(post: number) {
    const now = house.kernel.get(clock).now()
    await sql`update discussion.post set goes_at = ${now} where id = ${post}`.execute(db.of())
    await runNews({ postId: post })
  }
  return {
    ...house,
    async discussed(title = 'Product Design Intern', more: Partial<OpportunityContent> = {}) {
      const id = await house.live(title, more)
      const path = `/api/discussion/of/${id}`
      return {
        id,
        read: async (as: Caller = nobody, query = '') => (await as.get(path + query)).body,
        ask: (as: Caller, text: string) => as.post(path, { kind: 'question', text }),
        /** News, sent; it waits. Another key is another press. */
        send: (as: Caller, text: string, key = freshKey()) => as.post(`${path}/news`, { text }, key),
        preview: (as: Caller, text: string) => as.post(`${path}/news/preview`, { text }),
        outbox: async (as: Caller): Promise<Outbox> => (await as.get(`${path}/outbox`)).body,
        /** News whose time has come at once. */
        async tell(as: Caller, text: string) {
          const sent = await as.post(`${path}/news`, { text }, freshKey())
          if (sent.status === 201) await release(sent.body.id)
          return sent
        },
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
    release,
    runNews: (data?: object) => runNews(data),
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
