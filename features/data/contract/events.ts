import { point, token } from '../../../kernel/declare'
import type { Tx } from './database'

/** Something that happened and must not be lost, as its publisher writes it into the outbox. */
export interface PublishedEvent<T> {
  readonly name: string
  readonly detail: T
}

/** Makes one event: `registered({ registrationId, personId })`. */
export interface DurableEvent<T> {
  (detail: T): PublishedEvent<T>
  readonly eventName: string
}

/** Declares a durable event, `<feature>/<past tense>`. Details are JSON: ids and instants in ISO text, no rows. @__NO_SIDE_EFFECTS__ */
export function durableEvent<T extends object>(name: string): DurableEvent<T> {
  return Object.assign((detail: T) => ({ name, detail }), { eventName: name })
}

/** Writes an event in the caller's transaction: it is delivered if and only if that commits. */
export interface Outbox {
  publish<T extends object>(tx: Tx, event: PublishedEvent<T>): Promise<void>
}

export const outbox = token<Outbox>('data.outbox')

/**
 * Runs at least once for each event, in its own transaction, in the order of one publisher's commits; it must be
 * idempotent by `eventId`. What it writes through `tx` is written exactly once. A handler that throws is tried again with
 * backoff (others overtake it meanwhile), after ten tries it is set aside visibly. While its feature is off, events wait.
 * It hears what is published after its feature ran for the first time on this database.
 */
export interface Subscription<T = never> {
  readonly id: string
  readonly event: string
  handle(detail: T, about: { readonly tx: Tx; readonly eventId: string; readonly at: Date }): Promise<void>
  /** As `handle` for each of several that wait, in fewer statements: all of them in one transaction, or one by one by `handle` when it throws. */
  handleAll?(events: readonly HeardEvent<T>[], tx: Tx): Promise<void>
}

export interface HeardEvent<T> {
  readonly detail: T
  readonly eventId: string
  readonly at: Date
}

export const subscriptions = point<Subscription>('data.subscriptions', { key: (each) => each.id })
