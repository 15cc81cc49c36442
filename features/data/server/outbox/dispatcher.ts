import { token } from '../../../../kernel/index'
import type { Log } from '../../../web/contract'
import type { Clock, Database, Subscription, Tx } from '../../contract'
import { createLanes } from '../lanes'
import { comeToWork, newStint, type Stint } from '../manners'
import { isTooSlow, isUnavailable } from '../unavailable'
import { createWakeable } from '../wakeable'
import { findDueSubscriptions, lockNextDeliveries, rememberSubscriptions, updateDeliveries } from './outbox-queries'
import type { DueDelivery, OutboxTables } from './tables'

const POLL_MS = 5_000
const MOST_ATTEMPTS = 10
const HANDLER_LIMIT_MS = 30_000
/** Of one subscription, so many are delivered in one transaction, none begun after so long: who waits for the same rows does not wait for a crowd. */
const TOGETHER = { most: 20, ms: 40 }
/** Of those that are heard together it is a few statements however many they are. */
const HEARD_TOGETHER = 100
const ERROR_LENGTH = 2_000
/** Timers may ring a millisecond early, and then nothing is due yet. */
const TIMER_SLACK_MS = 20

/** Seconds until attempt n + 1: 1, 4, 16 … at most an hour. */
const backoffMs = (attempts: number) => Math.min(1_000 * 4 ** (attempts - 1), 3_600_000)

/** As its handlers are called: the point is typed for no detail in particular. */
type Handlers = Subscription<object>

/** What may be left of a subscription's: nothing, more, or what was not delivered together and is to be tried one by one. */
type Left = 'nothing' | 'more' | 'to try one by one'

/** Delivers published events to the subscriptions that run here. */
export interface Dispatcher {
  /** From now on these are delivered, and what waited for them. The returned function ends it; what is published then waits. */
  add(subscriptions: readonly Subscription[]): Promise<() => Promise<void>>
  /** Something was published. */
  wake(): void
  /** Writes down that the running ones are still wanted, so that they are not forgotten. */
  remember(): Promise<void>
  close(): Promise<void>
}

export const dispatcher = token<Dispatcher>('data.dispatcher')

async function withinLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${HANDLER_LIMIT_MS / 1000} s`)), HANDLER_LIMIT_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

export function createDispatcher(database: Database, clock: Clock, log: Log): Dispatcher {
  const active = new Map<string, Subscription>()
  const lanes = createLanes()
  const stints = new Map<string, Stint>()
  const on = (tx: Tx) => database.on<OutboxTables>(tx)

  async function fail(subscription: Subscription, due: DueDelivery, error: unknown): Promise<void> {
    const attempts = due.attempts + 1
    const isLast = attempts >= MOST_ATTEMPTS
    const now = clock.now()
    if (!isLast) setTimeout(loop.wake, backoffMs(attempts) + TIMER_SLACK_MS).unref()
    const says = error instanceof Error ? error.message : String(error)
    const about = { subscription: subscription.id, event: due.eventId, attempts, error }
    log.warn(
      about,
      isLast ? 'An event was set aside: its handler failed too often.' : 'A handler failed; trying later.',
    )
    await updateDeliveries(
      database.of<OutboxTables>(),
      { eventIds: [due.eventId], subscription: subscription.id },
      {
        attempts,
        error: says.slice(0, ERROR_LENGTH),
        next_at: new Date(now.getTime() + backoffMs(attempts)),
        ...(isLast ? { set_aside_at: now } : {}),
      },
    )
  }

  /** Which of them were delivered: all, or those that there was time for. */
  async function deliverEach(
    tx: Tx,
    handlers: Handlers,
    waiting: readonly DueDelivery[],
    begin: (due: DueDelivery) => void,
  ) {
    const began = performance.now()
    const done: DueDelivery[] = []
    for (const due of waiting) {
      if (done.length > 0 && performance.now() - began > TOGETHER.ms) break
      begin(due)
      await withinLimit(handlers.handle(due.detail, { tx, eventId: due.eventId, at: due.at }))
      done.push(due)
    }
    return done
  }

  /** Some deliveries in one transaction with what their handler writes; one that fails takes the others back, and they come again without it. */
  async function deliverSome(subscription: Subscription, mayTogether: boolean): Promise<Left> {
    const handlers = subscription as Handlers
    const most = mayTogether && handlers.handleAll ? HEARD_TOGETHER : TOGETHER.most
    let begun: DueDelivery | 'all' | undefined
    try {
      return await database.transact(async (tx) => {
        const now = clock.now()
        const waiting = await lockNextDeliveries(on(tx), subscription.id, now, most)
        let done = waiting
        if (mayTogether && handlers.handleAll && waiting.length > 1) {
          begun = 'all'
          await withinLimit(handlers.handleAll(waiting, tx))
        } else done = await deliverEach(tx, handlers, waiting, (due) => (begun = due))
        const eventIds = done.map(({ eventId }) => eventId)
        if (eventIds.length > 0)
          await updateDeliveries(on(tx), { eventIds, subscription: subscription.id }, { done_at: now, error: null })
        return done.length < waiting.length || waiting.length === most ? 'more' : 'nothing'
      })
    } catch (error) {
      if (!begun || (isUnavailable(error) && !isTooSlow(error))) throw error
      if (begun === 'all') return 'to try one by one'
      await fail(subscription, begun, error)
      return 'more'
    }
  }

  async function drain(subscription: Subscription): Promise<void> {
    const stint = stints.get(subscription.id) ?? newStint()
    stints.set(subscription.id, stint)
    const manners = comeToWork(stint)
    let mayTogether = true
    try {
      while (active.get(subscription.id) === subscription) {
        const left = await deliverSome(subscription, mayTogether)
        if (left === 'nothing') break
        if (left === 'to try one by one') mayTogether = false
        await manners.giveWay()
      }
    } catch (error) {
      if (!isUnavailable(error)) log.warn({ subscription: subscription.id, error }, 'Events of this subscription wait.')
    } finally {
      manners.leave()
    }
  }

  async function round(): Promise<void> {
    const due = await findDueSubscriptions(database.of<OutboxTables>(), [...active.keys()], clock.now())
    for (const id of due) {
      const subscription = active.get(id)
      if (subscription) lanes.run(id, () => drain(subscription))
    }
  }

  const loop = createWakeable(POLL_MS, round, (error) =>
    log.warn({ error }, 'Events wait: the database does not let them be delivered.'),
  )

  return {
    async add(subscriptions) {
      await rememberSubscriptions(database.of<OutboxTables>(), subscriptions, clock.now())
      for (const each of subscriptions) active.set(each.id, each)
      loop.wake()
      return async () => {
        for (const each of subscriptions) if (active.get(each.id) === each) active.delete(each.id)
        await lanes.settled(subscriptions.map(({ id }) => id))
      }
    },
    wake: loop.wake,
    async remember() {
      const known = [...active.values()]
      if (known.length > 0) await rememberSubscriptions(database.of<OutboxTables>(), known, clock.now())
    },
    async close() {
      active.clear()
      await loop.close()
      await lanes.settled()
    },
  }
}
