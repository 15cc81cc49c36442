import { type Static, Type } from '@sinclair/typebox'
import { MOST_ROWS } from '../../web/contract'
import type { Absence } from '../../listings/contract'
import { Listing } from '../../listings/contract/wire'
import type { OutcomeWord, WatchlistState } from './index'

export const OpportunityId = Type.Object({
  opportunityId: Type.String({ pattern: '^[1-9]\\d{0,8}$', says: 'This is the number of no opportunity' }),
})

/** The opportunities on one's watchlist, for the marks on rows and pages; `hidden`: those left out of the lists that one sees. */
export const SavedIds = Type.Object({ ids: Type.Array(Type.Integer()), hidden: Type.Array(Type.Integer()) })
export type SavedIds = Static<typeof SavedIds>

export const WatchlistQuery = Type.Object({
  kind: Type.Optional(Type.String({ maxLength: 40 })),
  state: Type.Optional(
    Type.Unsafe<WatchlistState>(Type.String({ pattern: '^(live|closed|all)$', says: 'live, closed or all' })),
  ),
  after: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
})

/** One that was saved or looked at. `listing` is null where its person does not meet it now, and `state` says why. */
const Kept = Type.Object({
  id: Type.Integer(),
  opportunityId: Type.Integer(),
  listing: Type.Union([Listing, Type.Null()]),
  state: Type.Unsafe<'shown' | Absence>(Type.String()),
  /** What became of it for oneself; on the watchlist alone. */
  outcome: Type.Optional(Type.Unsafe<OutcomeWord>(Type.String())),
  at: Type.String(),
})
export type Kept = Static<typeof Kept>

export const Watchlist = Type.Object({
  items: Type.Array(Kept),
  next: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  /** Of the kind that was asked for. Live: open or still to open. */
  counts: Type.Object({ live: Type.Integer(), closed: Type.Integer(), all: Type.Integer() }),
  now: Type.String(),
})
export type Watchlist = Static<typeof Watchlist>

/** What one hid, last first. */
export const HiddenList = Type.Object({ items: Type.Array(Kept), now: Type.String() })
export type HiddenList = Static<typeof HiddenList>

export const RecentlyViewed = Type.Object({ items: Type.Array(Kept), now: Type.String() })
export type RecentlyViewed = Static<typeof RecentlyViewed>
