import type { PostgresPoolClient } from 'kysely'
import { token } from '../../../kernel/index'

/** What a query comes back with, in the words of `pg`. */
export interface Reply {
  readonly command: string
  readonly rowCount: number
  readonly rows: unknown[]
}

/** One connection, ours until it is released. What is asked together is answered in the order of asking. */
export interface Session {
  query(sql: string, parameters: readonly unknown[]): Promise<Reply>
  release(): void
}

/**
 * What differs between the two databases. Everything above it (kysely, transactions, migrations, outbox, jobs) is
 * written once; sessions of both look like clients of `pg`, so that kysely's own PostgreSQL dialect runs on both.
 */
export interface Engine {
  readonly kind: 'embedded' | 'postgres'
  /** How many transactions run at once. */
  readonly width: number
  open(): Promise<void>
  /** A connection, once one is free. Throws `database-unavailable`, within seconds. */
  connect(): Promise<Session>
  /** The same on the replica, where there is one. */
  connectReplica(): Promise<Session>
  listen(channel: string, listener: (payload: string) => void, onLost?: () => void): Promise<() => Promise<void>>
  /** Runs `work` while no other process is in the section of this name. */
  exclusive<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Lets statements run long while `work` does: migrations and packing. */
  unhurried<T>(work: () => Promise<T>): Promise<T>
  /** Copies the files of an embedded database into a new folder. */
  pack(folder: string): Promise<void>
  close(): Promise<void>
}

/** Of this feature only: not in the contract. */
export const engine = token<Engine>('data.engine')

/** Kysely's type for a client has a second form for cursors, which neither database of ours offers. */
export const asClient = (session: Session) => session as unknown as PostgresPoolClient
