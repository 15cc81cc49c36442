import { createHash } from 'node:crypto'
import type { Clock, Database, StateMachines, Tx } from '../../../data/contract'
import type { OpportunityContent } from '../../contract'
import { opportunityMachine } from '../opportunity-machine'
import { insertOpportunity } from '../opportunity-queries'
import { stampState } from '../stamp-queries'
import type { ListingsTables } from '../tables'
import { foldKeyOf } from './fold-key'

/** A row that is the first of its edition, with the tags of all of them. */
export interface StorableRow {
  readonly sourceUrl: string
  readonly content: OpportunityContent
  readonly isActive: boolean
  readonly postedAt: string | null
}

/** A row with what is counted out of it, once for all who ask. */
export interface KeyedRow extends StorableRow {
  /** Decides whether a source has changed: everything it says, but not the time, which closes a listing without it. */
  readonly hash: string
  /** Rows of one thing have one; null where nothing tells. */
  readonly foldKey: string | null
}

export interface MakeParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly clock: Clock
}

export function keyed({ sourceUrl, content, isActive, postedAt }: StorableRow): KeyedRow {
  const hash = createHash('sha256')
    .update(JSON.stringify([content, isActive, postedAt]))
    .digest('base64url')
  return { sourceUrl, content, isActive, postedAt, hash, foldKey: foldKeyOf(content) ?? null }
}

export function isOver({ content, isActive }: StorableRow, now: Date): boolean {
  return !isActive || (content.closesAt !== null && new Date(content.closesAt) <= now)
}

/** When one that is over ended: where its source does not say so, as soon as that is known. */
export function endOf({ content }: StorableRow, now: Date): Date {
  const closesAt = content.closesAt === null ? now : new Date(content.closesAt)
  return closesAt < now ? closesAt : now
}

/** A listing of its own, live unless it is over or held: then somebody looks at it before others meet it. */
export async function makeRow(
  { database, machines, clock }: MakeParts,
  tx: Tx,
  row: KeyedRow,
  held: boolean,
): Promise<{ readonly id: number; readonly isLive: boolean }> {
  const [db, now] = [database.on<ListingsTables>(tx), clock.now()]
  const state = isOver(row, now) ? 'closed' : held ? 'pending' : 'live'
  const posted = row.postedAt === null ? now : new Date(row.postedAt)
  const id = await insertOpportunity(db, row.content, {
    state,
    organizerId: null,
    at: now,
    publishedAt: state === 'pending' ? null : posted < now ? posted : now,
    sourceUrl: row.sourceUrl,
    contentHash: row.hash,
    foldKey: row.foldKey,
  })
  await machines.begin(tx, opportunityMachine, { id, state, by: undefined })
  if (state === 'closed') await stampState(db, id, state, endOf(row, now), undefined)
  return { id, isLive: state === 'live' }
}
