import type { Clock, Database } from '../../../data/contract'
import type { Viewable } from '../../contract/viewables'
import type { TrackingTables } from '../tables'
import { leadOn } from './lead-on'
import type { ViewBatch } from './view-batch'
import { addToDay, addToHour, takeNumbers } from './view-queries'

/** So many calls are written with one transaction. */
const AT_ONCE = 500

export interface ViewCounter {
  /** Resolves when it is written. A batch that was counted before is not counted again. */
  count(batch: ViewBatch): Promise<void>
}

interface Waiting {
  readonly batch: ViewBatch
  readonly settle: { readonly resolve: () => void; readonly reject: (error: unknown) => void }
}

/**
 * Calls that come while a transaction is under way share the next one: nobody is answered before their views are safe, and a thousand calls a second cost
 * the database a few writes.
 */
export function createViewCounter(database: Database, clock: Clock, viewables: () => readonly Viewable[]): ViewCounter {
  let waiting: Waiting[] = []
  let isWriting = false

  /** A browser's second batch waits for the next turn: numbers are compared with what is written. */
  function takeTurn(): readonly Waiting[] {
    const senders = new Set<string>()
    const turn: Waiting[] = []
    const later: Waiting[] = []
    for (const each of waiting) {
      const sender = each.batch.order?.clientId
      const goes = turn.length < AT_ONCE && (sender === undefined || !senders.has(sender))
      if (goes && sender !== undefined) senders.add(sender)
      ;(goes ? turn : later).push(each)
    }
    waiting = later
    return turn
  }

  async function write(batches: readonly ViewBatch[]): Promise<void> {
    const at = clock.now()
    await database.transact(async (tx) => {
      const db = database.on<TrackingTables>(tx)
      const fresh = await takeNumbers(
        db,
        batches.flatMap(({ order }) => order ?? []),
        at,
      )
      const isFresh = ({ order }: ViewBatch) => !order || fresh.has(order.clientId)
      const counted = await leadOn(viewables(), tx, batches.filter(isFresh))
      const views = counted.flatMap((batch) => batch.views)
      if (views.length > 0) await addToHour(db, views, at)
      await addToDay(db, counted, at)
    })
  }

  async function drain(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const turn = takeTurn()
      await write(turn.map(({ batch }) => batch)).then(
        () => turn.forEach(({ settle }) => settle.resolve()),
        (error: unknown) => turn.forEach(({ settle }) => settle.reject(error)),
      )
    }
    isWriting = false
  }

  return {
    count: (batch) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ batch, settle: { resolve, reject } })
        if (!isWriting) void drain()
      }),
  }
}
