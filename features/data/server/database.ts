import { type Kysely, type RawBuilder, sql } from 'kysely'
import { token } from '../../../kernel/index'
import { type Database, inBatches } from '../contract'
import type { Engine, Session } from './engine'
import { kyselyOf } from './kysely-of'
import type { Transactions } from './transactions'
import { createTransactions, inTransaction } from './transactions'

/** The same database before the house has it: what migrations, jobs and the outbox are built on. */
export const ownDatabase = token<Database>('data.own-database')

export function createDatabase(engine: Engine): Database {
  const transactions: Transactions = createTransactions(engine.connect)
  // An `async` step here would be a microtask for each query; the guard itself is synchronous.
  const guarded = (connect: () => Promise<Session>) => () => {
    transactions.refuseInside('A query left through database.of()')
    return connect()
  }
  const everywhere = kyselyOf(guarded(engine.connect))
  const reading = kyselyOf(guarded(engine.connectReplica))

  return {
    kind: engine.kind,
    of: <Tables>() => everywhere as Kysely<Tables>,
    replica: <Tables>() => reading as Kysely<Tables>,
    on: inTransaction,
    transact: transactions.transact,
    onCommit: transactions.onCommit,
    alongside: transactions.alongside,
    forget: (table, old, signal) => inBatches(signal, (limit) => deleteSome(everywhere, table, old, limit)),
    async notify(channel, payload, tx) {
      if (tx) transactions.say(tx, { channel, payload })
      else await sql`select pg_notify(${channel}, ${payload})`.execute(everywhere)
    },
    listen: engine.listen,
  }
}

/** Whatever the table's key is. */
async function deleteSome(db: Kysely<unknown>, table: string, old: RawBuilder<unknown>, limit: number) {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${old} limit ${limit}
    ))`.execute(db)
  return Number(numAffectedRows)
}
