import type { Database, EditionTables, PersonalData, StateMachines } from '../../data/contract'
import { openFaqs } from './faqs'
import { deleteSkippedOf, skippedOfPerson } from './news/news-queries'
import { forgetWriter, postsOf, unreadOf } from './post-queries'
import { deleteReportsOf, reportsOf } from './report-queries'
import { type DiscussionTables, postMachine } from './tables'

/** What somebody asked, answered and reported. Erased, the words that others read stay for who answered them, without a name. */
export function discussionPersonalData(
  database: Database,
  tables: EditionTables,
  machines: StateMachines,
): PersonalData {
  const faqs = openFaqs(tables)
  return {
    id: 'discussion.posts',
    async export(personId) {
      const db = database.of<DiscussionTables>()
      const [posts, reports, skipped] = await Promise.all([
        postsOf(db, personId),
        reportsOf(db, personId),
        skippedOfPerson(db, personId),
      ])
      return {
        posts: posts.map(({ kind, text, state, at }) => ({ kind, text, state, at: at.toISOString() })),
        answeredBeforehand: (await faqs.madeBy(personId)).map((each) => ({ ...each })),
        newsNotMailed: skipped.map(({ why, at }) => ({ why, at: at.toISOString() })),
        reports: reports.map(({ reason, note, settled, at }) => ({ reason, note, settled, at: at.toISOString() })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<DiscussionTables>(tx)
      for (const { id } of await unreadOf(db, personId))
        await machines.move(tx, postMachine, { id, to: 'withdrawn', by: undefined, why: 'erased' })
      await forgetWriter(db, personId)
      await deleteReportsOf(db, personId)
      await deleteSkippedOf(db, personId)
      await faqs.forget(tx, personId)
    },
  }
}
