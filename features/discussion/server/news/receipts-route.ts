import { type Database, dataErrors } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import { isUnreached, type Receipt, type Receipts } from '../../../notifications/contract'
import { type People, personOf, signedIn } from '../../../session/contract'
import { endpoint, webErrors } from '../../../web/contract'
import type { SkipReason } from '../../contract'
import { After, PostParams } from '../../contract/wire'
import { type NewsReceipt, NewsReceipts } from '../../contract/wire-news'
import { findPost } from '../post-queries'
import type { DiscussionTables } from '../tables'
import type { MayTell } from './may-tell'
import { eventOf, NEWS_TEMPLATE } from './news-event'
import { skippedOf } from './news-queries'
import { newsSums } from './news-sums'

const PAGE = 50
/** Names of those who left; more are counted. */
const MOST_LEFT = 20

function shown(
  { id, toldAt, readAt, ways }: Receipt,
  name: string | undefined,
  skipped: SkipReason | undefined,
): NewsReceipt {
  const accepted = ways.find(({ state }) => state === 'accepted')
  return {
    ...{ id, name: name ?? null, toldAt: toldAt.toISOString(), readAt: readAt?.toISOString() ?? null },
    acceptedAt: accepted?.at?.toISOString() ?? null,
    isUnderWay: !accepted && ways.some(({ state }) => state === 'waiting'),
    isFailed: !skipped && isUnreached(ways),
    skipped: skipped ?? null,
  }
}

export interface ReceiptsParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly mayTell: MayTell
  /** Gone while `notifications` is off; then nobody is told. */
  readonly receipts: () => Receipts | undefined
  readonly people: () => People | undefined
}

export function receiptsRoute({ database, opportunities, mayTell, receipts, people }: ReceiptsParts) {
  return endpoint({
    id: 'discussion.receipts',
    method: 'GET',
    path: '/api/discussion/posts/:id/receipts',
    strangers: 403,
    access: [signedIn()],
    request: { params: PostParams, query: After },
    response: { 200: NewsReceipts },
    summary:
      'Proof for who may tell news of who was told: when, whether by another way too, why not, and when it was read. No address is in it.',
    async handle({ subject, params: { id }, query: { after } }) {
      const db = database.of<DiscussionTables>()
      const post = await findPost(db, id)
      const proofs = receipts()
      if (post?.kind !== 'update' || !proofs) throw dataErrors.notFound('There is no such news.')
      const opportunity = await opportunities.find(post.opportunity_id)
      if (!opportunity || !mayTell(personOf(subject), opportunity))
        throw webErrors.forbidden('Only the organizer sees who was told.')
      const told = { eventId: eventOf(id), template: NEWS_TEMPLATE }
      const rows = await proofs.list(told, after, PAGE + 1)
      const page = rows.slice(0, PAGE)
      const skipped = new Map((await skippedOf(db, id)).map(({ person_id, why }) => [person_id, why]))
      const left = [...skipped].flatMap(([personId, why]) => (why === 'left' ? personId : [])).slice(0, MOST_LEFT)
      const wanted = [...page.map(({ personId }) => personId), ...(after === undefined ? left : [])]
      const names = new Map((await people()?.list(wanted))?.map((each) => [each.id, each.name]))
      return {
        ...(after === undefined && {
          sums: await newsSums(proofs, told, skipped),
          left: left.map((each) => names.get(each) ?? null),
        }),
        items: page.map((row) => shown(row, names.get(row.personId), skipped.get(row.personId))),
        next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      }
    },
  })
}
