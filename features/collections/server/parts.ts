import { type Clock, type Database, dataErrors, type Tx } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { People } from '../../session/contract'
import type { Live, SharedCache } from '../../web/contract'
import { itemsOf, lockOwn, setItems, updateCollection } from './collection-queries'
import { announce, announceShared } from './live-topic'
import type { CollectionRow, CollectionsDb, CollectionsTables } from './tables'

export interface CollectionParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly live: Live
  readonly clock: Clock
  readonly cache: SharedCache
  readonly people: People
  /** A key that nobody guesses. */
  readonly makeKey: () => string
}

export const rateLimit = { max: 120, seconds: 60 } as const

export const missing = () =>
  dataErrors.notFound('You have no such collection. It may have been taken away on another device.')

interface Held {
  readonly tx: Tx
  readonly db: CollectionsDb
  readonly row: CollectionRow
  /** Its opportunities, in order. */
  readonly ids: readonly number[]
}

/** Changes one's own collection while nobody else does, and tells the other devices and whoever has its link open. `work` returns the new order, or nothing to leave it. */
export async function changeOwn(
  { database, live, clock, cache }: CollectionParts,
  id: number,
  personId: number,
  work: (held: Held) => Promise<readonly number[] | void>,
): Promise<void> {
  await database.transact(async (tx) => {
    const db = database.on<CollectionsTables>(tx)
    const row = await lockOwn(db, id, personId)
    if (!row) throw missing()
    const ids = (await itemsOf(db, [id])).get(id) ?? []
    const next = await work({ tx, db, row, ids })
    if (next) await setItems(db, id, next)
    await updateCollection(db, id, { changed_at: clock.now() })
    await announce(live, personId, tx)
    await announceShared({ live, cache }, [row], tx)
  })
}
