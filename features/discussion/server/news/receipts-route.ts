import { type Database, dataErrors } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { isUnreached, type Receipt, type Receipts } from '../../notifications/contract'
import { type People, personOf, signedIn } from '../../session/contract'
import { endpoint, webErrors } from '../../web/contract'
import { After, type NewsReceipt, NewsReceipts, PostParams } from '../contract/wire'
import { findPost } from './post-queries'
import type { DiscussionTables } from './tables'
import { eventOf, NEWS_TEMPLATE } from './telling'

const PAGE = 50

function shown({ id, toldAt, readAt, ways }: Receipt, name: string | undefined): NewsReceipt {
  const accepted = ways.find(({ state }) => state === 'accepted')
  return {
    ...{ id, name: name ?? null, toldAt: toldAt.toISOString(), readAt: readAt?.toISOString() ?? null },
    acceptedAt: accepted?.at?.toISOString() ?? null,
    isFailed: isUnreached(ways),
  }
}

/** `receipts` is gone while `notifications` is off; then nobody is told. */
export function receiptsRoute(
  database: Database,
  opportunities: Opportunities,
  receipts: () => Receipts | undefined,
  people: () => People | undefined,
) {
  return endpoint({
    id: 'discussion.receipts',
    method: 'GET',
    path: '/api/discussion/posts/:id/receipts',
    strangers: 403,
    access: [signedIn()],
    request: { params: PostParams, query: After },
    response: { 200: NewsReceipts },
    summary:
      'Proof for the organizer of who was told their news: when, whether by another way too, and when it was read.',
    async handle({ subject, params: { id }, query: { after } }) {
      const post = await findPost(database.of<DiscussionTables>(), id)
      const proofs = receipts()
      if (post?.kind !== 'update' || !proofs) throw dataErrors.notFound('There is no such news.')
      const opportunity = await opportunities.find(post.opportunity_id)
      if (opportunity?.organizerId !== personOf(subject).id)
        throw webErrors.forbidden('Only the organizer sees who was told.')
      const told = { eventId: eventOf(id), template: NEWS_TEMPLATE }
      const rows = await proofs.list(told, after, PAGE + 1)
      const page = rows.slice(0, PAGE)
      const names = new Map(
        (await people()?.list(page.map(({ personId }) => personId)))?.map((each) => [each.id, each.name]),
      )
      return {
        ...(after === undefined && { sums: await proofs.sumsOf(told) }),
        items: page.map((row) => shown(row, names.get(row.personId))),
        next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      }
    },
  })
}
