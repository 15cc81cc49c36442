import type { Outbox, Tx } from '../../../data/contract'
import type { Sanitiser } from '../../../web/contract'
import { becamePublic, type Opportunities } from '../../contract'
import { houseReasons } from '../../contract/house-reasons'
import { opportunityMachine } from '../opportunity-machine'
import { setSeats, updateOpportunity } from '../opportunity-queries'
import { stampState } from '../stamp-queries'
import type { ListingsDb, ListingsTables } from '../tables'
import { findFolded, findTwins, forgetSource, takeTurn, type Twin, writeFoldKey, writeSource } from './fold-queries'
import { createFolds } from './folds'
import { isWorse, reasonsToHold } from './held'
import type { LookAlikes } from '../imitations/look-alike'
import { findBySource, type KnownRow, wasClosedByPerson } from './import-queries'
import { type Before, type Judgement, judgeRow } from './judge-row'
import { endOf, isOver, type KeyedRow, keyed, type MakeParts, makeRow, type StorableRow } from './make-row'

export interface ImportParts extends MakeParts {
  readonly opportunities: Opportunities
  readonly outbox: Outbox
  readonly sanitiser: Sanitiser
}

/** held: made, and out of sight until somebody who may approve has looked. `folded`: into which listing; `updated`: with a word for the report. */
export type Outcome =
  | 'made'
  | 'held'
  | 'updated'
  | 'unchanged'
  | { readonly folded: string }
  | { readonly updated: string }
  | { readonly refused: string }

async function change(
  parts: ImportParts,
  tx: Tx,
  known: KnownRow,
  row: KeyedRow,
  lookAlikes: LookAlikes | undefined,
): Promise<Done> {
  const [db, now, { id }] = [parts.database.on<ListingsTables>(tx), parts.clock.now(), known]
  const before = await parts.opportunities.find(id, tx)
  const isEnded = isOver(row, now)
  const isWaiting = known.state === 'pending' || known.state === 'returned'
  // What waits carries its end itself: whoever approves it opens nothing that is over.
  const content = isEnded && isWaiting ? { ...row.content, closesAt: endOf(row, now).toISOString() } : row.content
  await updateOpportunity(db, id, content, { at: now, contentHash: row.hash })
  await setSeats(db, id, row.content)
  if (isEnded) {
    if (known.state === 'live') await parts.opportunities.close(tx, id, undefined, houseReasons.source)
  } else if (before?.state === 'live' && isWorse(before, row.content, lookAlikes)) {
    await parts.opportunities.hold(tx, id, houseReasons.sourceWorse)
  } else if (known.state === 'closed' && !(await wasClosedByPerson(db, id))) {
    // Nobody looked at it while it was closed.
    const to = reasonsToHold(row.content, lookAlikes).length > 0 ? 'pending' : 'live'
    const why = houseReasons.sourceAgain
    await parts.machines.move(tx, opportunityMachine, { id, to, by: undefined, from: ['closed'], why })
    await stampState(db, id, to, now, undefined)
    return { id, isFound: to === 'live' }
  }
  return {}
}

function outcomeOf(judgement: Judgement): Outcome {
  switch (judgement.to) {
    case 'refuse':
      return { refused: judgement.why }
    case 'leave':
      return 'unchanged'
    case 'make':
      return judgement.held ? 'held' : 'made'
    case 'fold': {
      const { id, sourceUrl } = judgement.twin
      return { folded: id === undefined ? `the listing of ${sourceUrl}` : `#${id}` }
    }
    case 'change':
      return 'updated'
    case 'hear': {
      const { differs, folded } = judgement
      return differs ? { updated: `it says something else than #${folded.id}, into which it was folded` } : 'updated'
    }
  }
}

interface Done {
  readonly id?: number
  /** Everybody can find it from now on. */
  readonly isFound?: boolean
}

async function carryOut(
  parts: ImportParts,
  tx: Tx,
  row: KeyedRow,
  judgement: Judgement,
  { known, lookAlikes }: Before,
): Promise<Done> {
  const db = parts.database.on<ListingsTables>(tx)
  const own = known.get(row.sourceUrl)
  if (own && own.fold_key !== row.foldKey && judgement.to !== 'refuse') await writeFoldKey(db, own.id, row.foldKey)
  if (judgement.to === 'change') return change(parts, tx, judgement.known, row, lookAlikes)
  if (judgement.to === 'hear') await writeSource(db, judgement.folded.id, row)
  if (judgement.to === 'fold' && judgement.twin.id !== undefined) await writeSource(db, judgement.twin.id, row)
  if (judgement.to !== 'make') return {}
  if (judgement.leaves) await forgetSource(db, row.sourceUrl)
  const { id, isLive } = await makeRow(parts, tx, row, judgement.held)
  return { id, isFound: isLive }
}

/** For the rows that follow it. */
function remember(row: KeyedRow, judgement: Judgement, { folds }: Before, now: Date, id: number | undefined): void {
  if (judgement.to === 'fold') folds.join(judgement.twin, row)
  if (judgement.to === 'make' && !judgement.held) folds.note(row, isOver(row, now), id)
}

interface Run {
  readonly twins?: Map<string, Twin[]>
  readonly lookAlikes?: LookAlikes | undefined
}

const keysOf = (rows: readonly KeyedRow[]) => [
  ...new Set(rows.map(({ foldKey }) => foldKey).filter((key) => key !== null)),
]

/**
 * Stores rows of different sources in one transaction, or only says what it would do. Answers in the rows' order.
 * `twins`: what earlier rows of a dry run would have made or joined; `lookAlikes`: names that are not to be imitated.
 */
export async function storeRows(
  parts: ImportParts,
  given: readonly StorableRow[],
  dryRun: boolean,
  { twins = new Map(), lookAlikes }: Run = {},
): Promise<readonly Outcome[]> {
  const { database, sanitiser, clock } = parts
  const rows = given.map((row) =>
    keyed({ ...row, content: { ...row.content, description: sanitiser.clean(row.content.description) } }),
  )
  if (rows.length === 0) return []
  async function lookUp(db: ListingsDb): Promise<Before> {
    const urls = rows.map(({ sourceUrl }) => sourceUrl)
    const known = await findBySource(db, urls, !dryRun)
    const keys = keysOf(rows).filter((key) => !twins.has(key))
    for (const [key, found] of await findTwins(db, keys, clock.now())) twins.set(key, found)
    return { known, folded: await findFolded(db, urls), folds: createFolds(twins, clock.now()), lookAlikes }
  }
  if (dryRun) {
    const before = await lookUp(database.of<ListingsTables>())
    return rows.map((row) => {
      const judgement = judgeRow(row, before, clock.now())
      remember(row, judgement, before, clock.now(), undefined)
      return outcomeOf(judgement)
    })
  }
  return database.transact(async (tx) => {
    const db = database.on<ListingsTables>(tx)
    await takeTurn(db)
    const before = await lookUp(db)
    const outcomes: Outcome[] = []
    const found: number[] = []
    for (const row of rows) {
      const judgement = judgeRow(row, before, clock.now())
      const { id, isFound = false } = await carryOut(parts, tx, row, judgement, before)
      remember(row, judgement, before, clock.now(), id)
      outcomes.push(outcomeOf(judgement))
      if (id !== undefined && isFound) found.push(id)
    }
    if (found.length > 0) await parts.outbox.publish(tx, becamePublic({ opportunityIds: found }))
    return outcomes
  })
}
