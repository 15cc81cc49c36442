import type { Database, Tx } from '../../data/contract'

const CHANNEL = 'listings.changed'
const ALL = 'all'
const MOST = 500

/** Tells all nodes, at commit, which opportunities look different now; for many at once, that all may. */
export function announceChange(database: Database, ids: readonly number[] | 'all', tx?: Tx): Promise<void> {
  const payload = ids === ALL || ids.length > MOST ? ALL : ids.join(',')
  return database.notify(CHANNEL, payload, tx)
}

/** The same for any number of which what lists find is the same as before: no node reads all its lists anew for them. */
export async function announceLooks(database: Database, ids: readonly number[], tx: Tx): Promise<void> {
  for (let at = 0; at < ids.length; at += MOST) await announceChange(database, ids.slice(at, at + MOST), tx)
}

/** News that is lost while a node reconnects does not count: whoever keeps lists asks every 15 s what changed, and a million rows are not read anew for a moment. */
export function onChange(
  database: Database,
  listener: (ids: readonly number[] | 'all') => void,
): Promise<() => Promise<void>> {
  return database.listen(CHANNEL, (payload) =>
    listener(payload === ALL ? ALL : payload.split(',').map(Number).filter(Number.isSafeInteger)),
  )
}
