import type { Database, Subscription } from '../../data/contract'
import { accountDisabled, accountEnabled } from '../../session/contract'
import type { Live, SharedCache } from '../../web/contract'
import { listOwn } from './collection-queries'
import { announceShared } from './live-topic'
import type { CollectionsTables } from './tables'

/** What they shared is gone at once, and back when they are. */
export const accountSubscriptions = [accountDisabled, accountEnabled].map(
  ({ eventName }) =>
    (database: Database, live: Live, cache: SharedCache): Subscription<{ readonly personId: number }> => ({
      id: `collections.on-${eventName.replace('session/', '')}`,
      event: eventName,
      handle: async ({ personId }, { tx }) =>
        announceShared({ live, cache }, await listOwn(database.on<CollectionsTables>(tx), personId), tx),
    }),
)
