import type { Kysely, RawBuilder, Transaction } from 'kysely'
import { token } from '../../../kernel/declare'

declare const open: unique symbol

/** An open transaction, handed from one feature's service to another's. Its SQL stays with the owner of the tables: see `Database.on`. */
export interface Tx {
  readonly [open]: true
}

/** The house's one database. A feature reads and writes its own SQL schema only. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /**
   * Queries outside a transaction, typed by the feature's own tables (`'listings.opportunity'`).
   * Used inside `transact` it throws `query-outside-transaction` on both databases instead of waiting for ever.
   */
  of<Tables>(): Kysely<Tables>
  /** For lists that may be moments behind: reads from DATABASE_REPLICA_URL where that is set, else the same as `of`. */
  replica<Tables>(): Kysely<Tables>
  /** The same tables inside the caller's transaction. */
  on<Tables>(tx: Tx): Transaction<Tables>
  /**
   * Runs `work` in one transaction, again from the start (at most 5 times) after a serialisation failure or a deadlock. Statements that are not awaited
   * one by one go to the database together, and run in the order in which they were asked. One that fails takes all with it, also where its error is caught.
   */
  transact<Result>(
    work: (tx: Tx) => Promise<Result>,
    options?: { readonly isolation?: 'read committed' | 'serializable' },
  ): Promise<Result>
  /** Runs `work` in this process when `tx` has committed, never when it has not; what is kept in memory must not lag. It must not throw. */
  onCommit(tx: Tx, work: () => void): void
  /**
   * Runs `work`, and at the end of each transaction that it opens, until one is committed, `also` in it: what must be known of an act is written with it or
   * not at all. Where `also` fails, the transaction is undone.
   */
  alongside<Result>(also: (tx: Tx) => Promise<void>, work: () => Promise<Result>): Promise<Result>
  /**
   * Deletes the rows of a table (`'banners.sighting'`) that are `old`, some thousand at a time, until none is left or the signal aborts. Returns how many.
   * For jobs: what has gathered for long ends no statement by its limit, and a run that is stopped goes on at the next.
   */
  forget(table: string, old: RawBuilder<unknown>, signal: AbortSignal): Promise<number>
  /** Tells every node, at commit. `payload` at most 7,900 bytes; it may be lost while a node reconnects. */
  notify(channel: string, payload: string, tx?: Tx): Promise<void>
  /**
   * Hears `notify` of all nodes, this one too. `onLost` is called when it hears again after its connection was lost: what was said in between is not
   * told any more, so whoever keeps something by what it hears reads it anew.
   */
  listen(channel: string, listener: (payload: string) => void, onLost?: () => void): Promise<() => Promise<void>>
}

export const database = token<Database>('data.database')
