import type { Database, Tx } from '../../data/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic, SharedCache } from '../../web/contract'
import { SHARED_TOPIC } from '../contract'
import { findShared } from './collection-queries'
import type { CollectionRow, CollectionsTables } from './tables'

const NAME = 'collections'
/** So many open pages hear of one change, one by one; others see it at the next look. */
export const MOST_TOLD = 1000

/** `collections:12`: a collection of person 12 changed; for person 12 alone. */
export const collectionsTopic: LiveTopic = {
  id: 'collections.topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

/** `collections.shared:<key>`: what its link shows changed; for whoever has the link. */
export const sharedTopic = (database: Database): LiveTopic => ({
  id: 'collections.shared-topic',
  name: SHARED_TOPIC,
  may: async (_, key) => (await findShared(database.of<CollectionsTables>(), key)) !== undefined,
})

/** Whoever has a link open sees what it shows now; the drawn page, kept for a moment for all who ask, goes at once. */
export async function announceShared(
  { live, cache }: { readonly live: Live; readonly cache: SharedCache },
  rows: readonly Pick<CollectionRow, 'share_key'>[],
  tx: Tx,
): Promise<void> {
  const keys = rows.flatMap(({ share_key: key }) => key ?? [])
  if (keys.length > 0) await cache.forget('collections', tx)
  for (const key of keys.slice(0, MOST_TOLD)) await live.publish(`${SHARED_TOPIC}:${key}`, {}, tx)
}

export function announce(live: Live, personId: number, tx: Tx): Promise<void> {
  return live.publish(`${NAME}:${personId}`, {}, tx)
}
