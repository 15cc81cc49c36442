import type { Database, EditionTables, PersonalData } from '../../data/contract'
import { openFaqs } from './faqs'
import { forgetWriter, postsOf } from './post-queries'
import { deleteReportsOf, reportsOf } from './report-queries'
import type { DiscussionTables } from './tables'

/** What somebody asked, answered and reported. Erased, the words stay for who answered them, without a name. */
export function discussionPersonalData(database: Database, tables: EditionTables): PersonalData {
  const faqs = openFaqs(tables)
  return {
    id: 'discussion.posts',
    async export(personId) {
      const db = database.of<DiscussionTables>()
      const [posts, reports] = await Promise.all([postsOf(db, personId), reportsOf(db, personId)])
      return {
        posts: posts.map(({ kind, text, state, at }) => ({ kind, text, state, at: at.toISOString() })),
        answeredBeforehand: (await faqs.madeBy(personId)).map((each) => ({ ...each })),
        reports: reports.map(({ reason, note, settled, at }) => ({ reason, note, settled, at: at.toISOString() })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<DiscussionTables>(tx)
      await forgetWriter(db, personId)
      await deleteReportsOf(db, personId)
      await faqs.forget(tx, personId)
    },
  }
}
