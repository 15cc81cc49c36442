import type { Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { findPerson, type People } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { Discussion, OpportunityParams, type Post, QuestionsQuery, type Thread } from '../contract/wire'
import { isDiscussed } from './discussed'
import { signed } from './names'
import { NEWS_PAGE, nextOf } from './news/news-route'
import { countQuestions, listAnswers, listQuestions, listUpdates } from './post-queries'
import type { DiscussionTables, PostRow } from './tables'

export function readRoute(database: Database, opportunities: Opportunities, people: () => People | undefined) {
  return endpoint({
    id: 'discussion.read',
    method: 'GET',
    path: '/api/discussion/of/:opportunityId',
    strangers: 'same',
    access: 'public',
    request: { params: OpportunityParams, query: QuestionsQuery },
    response: { 200: Discussion },
    summary: 'The organizer’s news and everybody’s questions about an opportunity, pinned ones first, then the newest.',
    async handle({ subject, params: { opportunityId }, query: { after, limit } }) {
      const opportunity = await opportunities.getShown(opportunityId, subject)
      const reader = findPerson(subject)?.id
      const db = database.of<DiscussionTables>()
      const { pinned, page, next } = await listQuestions(db, { opportunityId, reader, after, limit })
      const questions = [...pinned, ...page]
      const [answers, news, count] = await Promise.all([
        listAnswers(
          db,
          questions.map(({ id }) => id),
          reader,
        ),
        after ? [] : listUpdates(db, opportunityId, NEWS_PAGE),
        countQuestions(db, opportunityId),
      ])
      const updates = news.slice(0, NEWS_PAGE)
      const posts = await signed([...questions, ...answers, ...updates], opportunity, people(), reader)
      const post = ({ id }: PostRow) => posts.get(id) as Post
      const threadOf = (question: PostRow): Thread => ({
        ...post(question),
        isPinned: question.pinned_at !== null,
        answers: organizerFirst(answers.filter(({ question_id }) => question_id === question.id).map(post)),
      })
      return {
        updates: updates.map(post),
        olderUpdates: nextOf(news),
        items: questions.map(threadOf),
        next,
        count,
        mayAsk: isDiscussed(opportunity),
        isOrganizer: reader !== undefined && reader === opportunity.organizerId,
        isOwn: reader !== undefined,
      }
    },
  })
}

/** What the organizer answers stands first, whoever else was quicker. */
const organizerFirst = (posts: readonly Post[]) => [
  ...posts.filter(({ isOrganizer }) => isOrganizer),
  ...posts.filter(({ isOrganizer }) => !isOrganizer),
]
