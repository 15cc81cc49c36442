import type { Database } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import { findPerson, type People } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { After, News, OpportunityParams, type Post } from '../../contract/wire'
import { signed } from '../names'
import { listUpdates } from '../post-queries'
import type { DiscussionTables, PostRow } from '../tables'

export const NEWS_PAGE = 20

/** After which one the next page begins; null at the end. `rows`: one more than a page where there is more. */
export const nextOf = (rows: readonly PostRow[]): number | null =>
  rows.length > NEWS_PAGE ? (rows[NEWS_PAGE - 1]?.id ?? null) : null

export function newsRoute(database: Database, opportunities: Opportunities, people: () => People | undefined) {
  return endpoint({
    id: 'discussion.news',
    method: 'GET',
    path: '/api/discussion/of/:opportunityId/news',
    strangers: 'same',
    access: 'public',
    request: { params: OpportunityParams, query: After },
    response: { 200: News },
    summary: 'The organizer’s news about an opportunity, newest first.',
    async handle({ subject, params: { opportunityId }, query: { after } }) {
      const opportunity = await opportunities.getShown(opportunityId, subject)
      const rows = await listUpdates(database.of<DiscussionTables>(), opportunityId, NEWS_PAGE, after)
      const shown = rows.slice(0, NEWS_PAGE)
      const posts = await signed(shown, opportunity, people(), findPerson(subject)?.id)
      return { items: shown.map(({ id }) => posts.get(id) as Post), next: nextOf(rows) }
    },
  })
}
