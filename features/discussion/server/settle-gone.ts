import type { Tx } from '../../data/contract'
import type { OwnParts } from './own-routes'
import { answersTo } from './post-queries'
import { openReports, settleReports } from './report-queries'
import type { DiscussionTables, PostRow } from './tables'
import type { Telling } from './telling'

/** Nobody decides any more about what is taken back, nor about the answers that go with it: whoever reported them hears that. */
export async function settleGone(
  tx: Tx,
  { database, opportunities, clock }: OwnParts,
  telling: Telling,
  post: PostRow,
): Promise<void> {
  const db = database.on<DiscussionTables>(tx)
  const gone = [post, ...(await answersTo(db, post.id))]
  const ids = gone.map(({ id }) => id)
  const reports = await openReports(db, ids)
  if (reports.length === 0) return
  await settleReports(db, ids, 'removed')
  const opportunity = await opportunities.find(post.opportunity_id, tx)
  if (!opportunity) return
  const said = { opportunity, decision: 'take back', why: '', at: clock.now() } as const
  for (const each of gone) {
    const reporters = reports.filter(({ post_id }) => post_id === each.id).map(({ person_id }) => person_id)
    await telling.decided(tx, { ...said, post: each, reporters })
  }
}
