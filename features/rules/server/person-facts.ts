import type { Clock, Database, Tx } from '../../data/contract'
import type { ProfileRecords } from '../../profile/contract'
import type { Directory, Listed } from '../../session/contract'
import { type Condition, type Fact, type Facts, todayOf } from '../contract'
import { findOwnFacts, findOwnFactsOf, listWritten, nothing, unwritePeople, writePeople } from './fact-queries'
import { nobodySpelled, readFacts, type SpelledFacts } from './read-facts'
import type { RulesTables } from './tables'

/** What is written down of people, read where they say it, so that a change counts with the next question. */
export interface PersonFacts {
  /** `asked`: of nothing else need be known. */
  of(personId: number, tx?: Tx, asked?: readonly Condition[]): Promise<SpelledFacts>
  /** Writes the row that the database counts by. */
  project(personId: number, tx?: Tx): Promise<void>
  /** The same for everybody, batch by batch; whose account is no longer open has no row afterwards. Answers how many. */
  projectAll(signal: AbortSignal): Promise<number>
}

/** What people say of themselves for rules alone. */
const OWN: readonly Fact[] = ['gender', 'age', 'backlogs']

const BATCH = 200
/** Of rows that are only looked at. */
const ROWS = 5_000

export function createPersonFacts(
  database: Database,
  directory: Directory,
  profile: () => ProfileRecords | undefined,
  clock: Clock,
): PersonFacts {
  const on = (tx: Tx | undefined) => (tx ? database.on<RulesTables>(tx) : database.of<RulesTables>())

  async function read(personId: number, tx?: Tx, of?: readonly Condition[]): Promise<SpelledFacts | undefined> {
    const asksOwn = of?.some(({ fact }) => OWN.includes(fact)) ?? true
    const [listed, own, written] = await Promise.all([
      directory.find(personId, tx),
      asksOwn ? findOwnFacts(on(tx), personId) : nothing,
      profile()?.of(personId, tx),
    ])
    return listed && readFacts({ account: listed, profile: written, own }, todayOf(clock.now()))
  }

  /** Few questions for many people: most have said nothing but who they are. */
  async function writeAll(batch: readonly Listed[]): Promise<void> {
    const ids = batch.map(({ id }) => id)
    const own = await findOwnFactsOf(on(undefined), ids)
    const having = await profile()?.having(ids)
    const people: [number, Facts][] = []
    const today = todayOf(clock.now())
    for (const listed of batch) {
      const written = having?.has(listed.id) ? await profile()?.of(listed.id) : undefined
      const sources = { account: listed, profile: written, own: own.get(listed.id) ?? nothing }
      people.push([listed.id, readFacts(sources, today)])
    }
    await writePeople(on(undefined), people, clock.now())
  }

  /** Who was erased while a batch of people was read has been written anew, and would stand there for ever. */
  async function unwriteClosed(signal: AbortSignal): Promise<void> {
    const db = on(undefined)
    for (let ids = await listWritten(db, 0, ROWS); ids.length > 0 && !signal.aborted; ) {
      const open = new Set((await directory.list(ids)).map(({ id }) => id))
      const closed = ids.filter((id) => !open.has(id))
      if (closed.length > 0) await unwritePeople(db, closed)
      ids = await listWritten(db, ids.at(-1) ?? 0, ROWS)
    }
  }

  return {
    of: async (personId, tx, asked) => (await read(personId, tx, asked)) ?? nobodySpelled,
    async project(personId, tx) {
      const known = await read(personId, tx)
      if (known) await writePeople(on(tx), [[personId, known]], clock.now())
    },
    async projectAll(signal) {
      let count = 0
      for (let batch = await directory.after(0, BATCH); batch.length > 0 && !signal.aborted; ) {
        await writeAll(batch)
        count += batch.length
        batch = batch.length < BATCH ? [] : await directory.after(batch.at(-1)?.id ?? 0, BATCH)
      }
      await unwriteClosed(signal)
      return count
    },
  }
}
