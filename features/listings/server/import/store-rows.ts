import { createHash } from 'node:crypto'
import type { Clock, Database, Outbox, StateMachines, Tx } from '../../../data/contract'
import type { Sanitiser } from '../../../web/contract'
import { becamePublic, type Opportunities, type OpportunityContent, suspicionsOfListing } from '../../contract'
import { opportunityMachine } from '../opportunity-machine'
import { insertOpportunity, setSeats, updateOpportunity } from '../opportunity-queries'
import { stampState } from '../stamp-queries'
import type { ListingsTables } from '../tables'
import { findBySource, type KnownRow, wasClosedByPerson } from './import-queries'

export interface ImportParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly opportunities: Opportunities
  readonly outbox: Outbox
  readonly clock: Clock
  readonly sanitiser: Sanitiser
}

/** A row that is the first of its edition, with the tags of all of them. */
export interface StorableRow {
  readonly sourceUrl: string
  readonly content: OpportunityContent
  readonly isActive: boolean
  readonly postedAt: string | null
}

/** held: made, and out of sight until somebody who may approve has looked. */
export type Outcome = 'made' | 'held' | 'updated' | 'unchanged' | { readonly refused: string }

const TAKEN_DOWN = 'it was taken down here, and stays so'

/** Decides whether a source has changed: everything it says, but not the time, which closes a listing without it. */
function hashOf({ content, isActive, postedAt }: StorableRow): string {
  return createHash('sha256')
    .update(JSON.stringify([content, isActive, postedAt]))
    .digest('base64url')
}

function isOver({ content, isActive }: StorableRow, now: Date): boolean {
  return !isActive || (content.closesAt !== null && new Date(content.closesAt) <= now)
}

/** What asks for money or leads away is looked at before anybody meets it. */
const isHeld = ({ content }: StorableRow) => suspicionsOfListing(content).length > 0

/** Answers the id where everybody can find it from now on. */
async function make(parts: ImportParts, tx: Tx, row: StorableRow): Promise<number | undefined> {
  const [db, now] = [parts.database.on<ListingsTables>(tx), parts.clock.now()]
  const state = isOver(row, now) ? 'closed' : isHeld(row) ? 'pending' : 'live'
  const posted = row.postedAt === null ? now : new Date(row.postedAt)
  const id = await insertOpportunity(db, row.content, {
    state,
    organizerId: null,
    at: now,
    publishedAt: state === 'pending' ? null : posted < now ? posted : now,
    sourceUrl: row.sourceUrl,
    contentHash: hashOf(row),
  })
  await parts.machines.begin(tx, opportunityMachine, { id, state, by: undefined })
  const closesAt = row.content.closesAt === null ? now : new Date(row.content.closesAt)
  if (state === 'closed') await stampState(db, id, state, closesAt < now ? closesAt : now, undefined)
  return state === 'live' ? id : undefined
}

/** Whether it has a mark that it had not: whoever approved it has looked at the others. */
function isWorse(before: OpportunityContent, { content }: StorableRow): boolean {
  const known = suspicionsOfListing(before)
  return suspicionsOfListing(content).some((each) => !known.includes(each))
}

async function change(parts: ImportParts, tx: Tx, known: KnownRow, row: StorableRow): Promise<number | undefined> {
  const [db, now, { id }] = [parts.database.on<ListingsTables>(tx), parts.clock.now(), known]
  const before = await parts.opportunities.find(id, tx)
  await updateOpportunity(db, id, row.content, { at: now, contentHash: hashOf(row) })
  await setSeats(db, id, row.content.seats)
  if (isOver(row, now)) {
    if (known.state === 'live') await parts.opportunities.close(tx, id, undefined, 'its source says it is over')
  } else if (before?.state === 'live' && isWorse(before, row)) {
    await parts.opportunities.hold(tx, id, 'its source asks for money or leads away now')
  } else if (known.state === 'closed' && !(await wasClosedByPerson(db, id))) {
    const why = 'its source says it is open again'
    await parts.machines.move(tx, opportunityMachine, { id, to: 'live', by: undefined, from: ['closed'], why })
    await stampState(db, id, 'live', now, undefined)
    return id
  }
  return undefined
}

function judge(known: KnownRow | undefined, row: StorableRow, now: Date): Outcome {
  if (!known) return isHeld(row) && !isOver(row, now) ? 'held' : 'made'
  if (known.state === 'removed') return { refused: TAKEN_DOWN }
  return known.content_hash === hashOf(row) ? 'unchanged' : 'updated'
}

/** Stores rows of different sources in one transaction, or only says what it would do. Answers in the rows' order. */
export async function storeRows(
  parts: ImportParts,
  given: readonly StorableRow[],
  dryRun: boolean,
): Promise<readonly Outcome[]> {
  const { database, sanitiser } = parts
  const rows = given.map((row) => ({
    ...row,
    content: { ...row.content, description: sanitiser.clean(row.content.description) },
  }))
  const urls = rows.map(({ sourceUrl }) => sourceUrl)
  if (rows.length === 0) return []
  if (dryRun) {
    const known = await findBySource(database.of<ListingsTables>(), urls, false)
    return rows.map((row) => judge(known.get(row.sourceUrl), row, parts.clock.now()))
  }
  return database.transact(async (tx) => {
    const known = await findBySource(database.on<ListingsTables>(tx), urls, true)
    const outcomes: Outcome[] = []
    const found: (number | undefined)[] = []
    for (const row of rows) {
      const before = known.get(row.sourceUrl)
      const outcome = judge(before, row, parts.clock.now())
      if (outcome === 'made' || outcome === 'held') found.push(await make(parts, tx, row))
      else if (outcome === 'updated' && before) found.push(await change(parts, tx, before, row))
      outcomes.push(outcome)
    }
    const opportunityIds = found.filter((id) => id !== undefined)
    if (opportunityIds.length > 0) await parts.outbox.publish(tx, becamePublic({ opportunityIds }))
    return outcomes
  })
}
