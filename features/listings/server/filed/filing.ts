import { setImmediate as othersTurn, setTimeout as wait } from 'node:timers/promises'
import type { Clock, Database } from '../../../data/contract'
import type { Log } from '../../../web/contract'
import type { Facet } from '../../contract'
import { loadSome } from '../catalogue/catalogue-queries'
import type { ListingsTables } from '../tables'
import { type Card, cardOf, emptyCard, formOf } from './file-card'
import { findUnfiled, writeCards } from './filed-queries'

/** A moment's work, for the embedded database too, which does one thing at a time. */
const BATCH = 10
/** Looking for what is not filed yet reads all that is: so many are looked for at once. */
const MOST_LOOKED_FOR = 4000
/** Transactions may commit later than the time they wrote. */
const OVERLAP_MS = 120_000
/** Should news have been lost. */
const LOOK_AGAIN_MS = 15_000
/** What nobody waits for is done for so long, with rests of so many times as long as each piece took: who is served meanwhile hardly notices. */
const SOME_MS = 5000
const REST = 4

/** Keeps a card of each public opportunity in the database: what filters and words find there. */
export interface Filing {
  /** Files what changed since. */
  catchUp(): Promise<void>
  /** Files for a while, gently; stops where it is when told to. */
  some(signal: AbortSignal): Promise<void>
  /** Whether all is filed, once it was looked at again where the last look was a while ago. Where more than `most` are not, none is filed. */
  isDone(most: number): Promise<boolean>
  /** What follows looks at all, not only at what changed lately. */
  startOver(): void
}

/** A value or a word that is too large, which costs only its card; anything else (no database) ends the work. */
const isOfCard = (error: unknown) => /^(?:22|54)...$/.test(String((error as { readonly code?: unknown } | null)?.code))

export function createFiling(database: Database, clock: Clock, facets: () => readonly Facet[], log: Log): Filing {
  const db = () => database.of<ListingsTables>()
  /** Until when all is filed, and in which form. */
  let upTo: { readonly at: number; readonly form: string } | undefined
  /** What was looked for before all was to be looked at again says nothing of that. */
  let starts = 0
  /** One after the other: two would do the same work. */
  let work: Promise<unknown> = Promise.resolve()

  async function write(cards: readonly Card[], unfiled: ReadonlyMap<number, Date>, form: string): Promise<void> {
    try {
      await writeCards(db(), form, cards, unfiled)
    } catch (error) {
      const [first, ...others] = cards
      if (!first || !isOfCard(error)) throw error
      if (others.length > 0) {
        for (const card of cards) await write([card], unfiled, form)
        return
      }
      const about = { opportunity: first.id, error }
      log.warn(about, 'No filter and no word finds this opportunity: the database does not take its card. Shorten it.')
      await writeCards(db(), form, [emptyCard(first.id)], unfiled)
    }
  }

  /** One look at what is to be filed: in one form, by the facets that it names. */
  async function look() {
    const [at, started, known] = [clock.now().getTime(), starts, facets()]
    const form = formOf(known)
    const since = upTo?.form === form ? new Date(upTo.at - OVERLAP_MS) : undefined
    return { at, started, known, form, unfiled: await findUnfiled(db(), form, since, MOST_LOOKED_FOR) }
  }
  type Look = Awaited<ReturnType<typeof look>>

  async function file(ids: readonly number[], { known, form, unfiled }: Look): Promise<void> {
    await Promise.all(known.map((each) => each.prepare?.(ids)))
    const cards: Card[] = []
    for (const row of await loadSome(db(), ids)) {
      cards.push(cardOf(row, known))
      await othersTurn()
    }
    await write(cards, unfiled, form)
  }

  function* batchesOf({ unfiled }: Look) {
    const all = [...unfiled.keys()]
    for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH)
  }

  function done({ at, started, form }: Look): void {
    if (started === starts) upTo = { at, form }
  }

  async function fileAll(): Promise<void> {
    const first = await look()
    for (let found = first; found.unfiled.size > 0; found = await look())
      for (const ids of batchesOf(found)) await file(ids, found)
    done(first)
  }

  /** Piece by piece, so that whoever waits for all comes in between. */
  async function fileSome(signal: AbortSignal): Promise<void> {
    const found = await queue(look)
    let workedMs = 0
    for (const ids of batchesOf(found)) {
      if (signal.aborted || workedMs > SOME_MS) return
      const tookMs = await queue(async () => {
        const began = performance.now()
        await file(ids, found)
        return performance.now() - began
      })
      workedMs += tookMs
      await wait(tookMs * REST, undefined, { ref: false, signal }).catch(() => {}) // it stops
    }
    if (found.unfiled.size < MOST_LOOKED_FOR) done(found)
  }

  /** Whether nothing is left to file. */
  async function fileFew(most: number): Promise<boolean> {
    const form = formOf(facets())
    const isKnown = upTo?.form === form
    if (isKnown && clock.now().getTime() - (upTo?.at ?? 0) < LOOK_AGAIN_MS) return true
    const isBounded = !isKnown && Number.isFinite(most)
    if (isBounded && (await findUnfiled(db(), form, undefined, most + 1)).size > most) return false
    await fileAll()
    return true
  }

  function queue<T>(step: () => Promise<T>): Promise<T> {
    const next = work.then(step)
    work = next.catch(() => undefined)
    return next
  }

  return {
    catchUp: () => queue(fileAll),
    some: fileSome,
    isDone: (most) => queue(() => fileFew(most)),
    startOver() {
      starts += 1
      upTo = undefined
    },
  }
}
