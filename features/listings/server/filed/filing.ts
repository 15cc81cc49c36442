import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Clock, Database } from '../../../data/contract'
import type { Log } from '../../../web/contract'
import type { Facet } from '../../contract'
import { loadSome } from '../catalogue/catalogue-queries'
import type { ListingsTables } from '../tables'
import { type Card, cardOf, emptyCard, formOf } from './file-card'
import { findUnfiled, writeCards } from './filed-queries'

/** A moment's work for the embedded database, which does one thing at a time. */
const BATCH = 40
/** Looking for what is not filed yet reads all that is: so many are looked for at once. */
const MOST_LOOKED_FOR = 4000
/** Transactions may commit later than the time they wrote. */
const OVERLAP_MS = 120_000
/** Should news have been lost. */
const LOOK_AGAIN_MS = 15_000

/** Keeps a card of each public opportunity in the database: what filters and words find there. */
export interface Filing {
  /** Files what changed since. */
  catchUp(): Promise<void>
  /** Files so many at most. */
  some(most: number): Promise<void>
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

  async function file(unfiled: ReadonlyMap<number, Date>, form: string): Promise<void> {
    const [all, known] = [[...unfiled.keys()], facets()]
    for (let at = 0; at < all.length; at += BATCH) {
      const ids = all.slice(at, at + BATCH)
      await Promise.all(known.map((each) => each.prepare?.(ids)))
      const cards: Card[] = []
      for (const row of await loadSome(db(), ids)) {
        cards.push(cardOf(row, known))
        await othersTurn()
      }
      await write(cards, unfiled, form)
    }
  }

  /** Whether nothing is left to file. */
  async function fileUpTo(most: number): Promise<boolean> {
    const [at, form] = [clock.now().getTime(), formOf(facets())]
    const since = upTo?.form === form ? new Date(upTo.at - OVERLAP_MS) : undefined
    for (let filed = 0; ; ) {
      const unfiled = await findUnfiled(db(), form, since, MOST_LOOKED_FOR)
      if (unfiled.size === 0) break
      if (filed >= most) return false
      await file(unfiled, form)
      filed += unfiled.size
    }
    upTo = { at, form }
    return true
  }

  async function fileFew(most: number): Promise<boolean> {
    const form = formOf(facets())
    const isKnown = upTo?.form === form
    if (isKnown && clock.now().getTime() - (upTo?.at ?? 0) < LOOK_AGAIN_MS) return true
    const isBounded = !isKnown && Number.isFinite(most)
    if (isBounded && (await findUnfiled(db(), form, undefined, most + 1)).size > most) return false
    return fileUpTo(Number.POSITIVE_INFINITY)
  }

  function queue<T>(step: () => Promise<T>): Promise<T> {
    const next = work.then(step)
    work = next.catch(() => undefined)
    return next
  }

  return {
    catchUp: async () => void (await queue(() => fileUpTo(Number.POSITIVE_INFINITY))),
    some: async (most) => void (await queue(() => fileUpTo(most))),
    isDone: (most) => queue(() => fileFew(most)),
    startOver() {
      upTo = undefined
    },
  }
}
