import { LRUCache } from 'lru-cache'
import type { Subject } from '../../../kernel/index'
import type { Database, Tx } from '../../data/contract'
import { findPerson } from '../../session/contract'
import { listHidden } from './hidden-queries'
import type { SavedTables } from './tables'

const CHANNEL = 'saved.hidden'
const MANY = 'many'
const MOST_PEOPLE = 5000
/** Should the news of a change be lost. */
const TRUSTED_MS = 15_000

/** What people hid, at hand: every list of theirs asks. */
export interface HiddenKnown {
  of(subject: Subject): Promise<readonly number[]>
  /** Tells all nodes at commit. */
  changed(tx: Tx, personId: number): Promise<void>
  /** The same, of so many that they are not named. */
  changedForMany(tx: Tx): Promise<void>
  /** On this node at once: who changed it asks next. */
  forget(personId: number): void
  listen(): Promise<() => Promise<void>>
}

export function createHiddenKnown(database: Database): HiddenKnown {
  const known = new LRUCache<number, Promise<readonly number[]>>({ max: MOST_PEOPLE, ttl: TRUSTED_MS })

  async function read(personId: number): Promise<readonly number[]> {
    const rows = await listHidden(database.of<SavedTables>(), personId)
    return rows.map((row) => row.opportunity_id)
  }

  return {
    of(subject) {
      const personId = findPerson(subject)?.id
      if (personId === undefined) return Promise.resolve([])
      const before = known.get(personId)
      if (before) return before
      const asked = read(personId)
      known.set(personId, asked)
      asked.catch(() => known.delete(personId))
      return asked
    },
    changed: (tx, personId) => database.notify(CHANNEL, String(personId), tx),
    changedForMany: (tx) => database.notify(CHANNEL, MANY, tx),
    forget: (personId) => void known.delete(personId),
    listen: () =>
      database.listen(
        CHANNEL,
        (payload) => void (payload === MANY ? known.clear() : known.delete(Number(payload))),
        () => known.clear(),
      ),
  }
}
