import type { Tx } from '../../data/contract'
import type { OwnParts } from './own-routes'
import { answersTo } from './post-queries'
import { settleReports } from './report-queries'
import type { DiscussionTables, PostRow } from './tables'
import type { Decided, Telling } from './telling'

/** Nobody decides any more about what is taken back, nor about the answers that go with it: whoever reported them hears that. */
export async function settleGone(tx: Tx, parts: OwnParts, telling: Telling, post: PostRow): Promise<void> {
  const gone = [post, ...(await answersTo(parts.database.on<DiscussionTables>(tx), post.id))]
  await settle(tx, parts, telling, { gone, settled: 'removed', decision: 'take back', why: '' })
}

/** The answers to what a moderator removes: whoever reported them hears it, whoever wrote them did nothing wrong. */
export async function settleAnswers(
  tx: Tx,
  parts: OwnParts,
  telling: Telling,
  { question, why }: { readonly question: PostRow; readonly why: string },
): Promise<void> {
  const gone = await answersTo(parts.database.on<DiscussionTables>(tx), question.id)
  await settle(tx, parts, telling, { gone, settled: 'with question', decision: 'remove with question', why })
}

interface Gone extends Pick<Decided, 'decision' | 'why'> {
  readonly gone: readonly PostRow[]
  readonly settled: 'removed' | 'with question'
}

async function settle(
  tx: Tx,
  { database, opportunities, clock }: OwnParts,
  telling: Telling,
  { gone, settled, decision, why }: Gone,
): Promise<void> {
  for (const post of gone) await telling.gone(tx, post)
  const ids = gone.map(({ id }) => id)
  const reports = ids.length > 0 ? await settleReports(database.on<DiscussionTables>(tx), ids, settled) : []
  const opportunity = reports[0] && gone[0] ? await opportunities.find(gone[0].opportunity_id, tx) : undefined
  if (!opportunity) return
  const said = { opportunity, decision, why, at: clock.now() }
  for (const post of gone) {
    const reporters = reports.filter(({ post_id }) => post_id === post.id).map(({ person_id }) => person_id)
    await telling.decided(tx, { ...said, post, reporters })
  }
}
