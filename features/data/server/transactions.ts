import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Tx } from '../contract'
import { dataErrors } from '../contract'
import { isOutdated } from './postgres/statement-names'
import { codeOf } from './unavailable'

const MOST_RUNS = 5
const SERIALISATION_FAILURE = '40001'
const DEADLOCK = '40P01'

interface Open {
  over: boolean
}

interface Said {
  readonly channel: string
  readonly payload: string
}

/** What is written with an act, until the first of its transactions is committed or it is over: what it leaves running is no part of it. */
interface Company {
  readonly also: (tx: Tx) => Promise<void>
  over: boolean
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const mayRepeat = (error: unknown) =>
  [SERIALISATION_FAILURE, DEADLOCK].includes(codeOf(error) ?? '') || isOutdated(error)

/** Opens transactions, knows when we are inside one, and runs what waits for a commit. */
export function createTransactions(db: () => Kysely<unknown>) {
  const inside = new AsyncLocalStorage<Open>()
  const beside = new AsyncLocalStorage<Company>()
  const afterCommit = new WeakMap<Tx, (() => void)[]>()
  const saidIn = new WeakMap<Tx, Said[]>()

  /** Nobody hears it before the commit, so all of it goes there together. */
  async function sayAll(tx: Tx): Promise<void> {
    const said = saidIn.get(tx)
    if (!said) return
    const [channels, payloads] = [said.map(({ channel }) => channel), said.map(({ payload }) => payload)]
    await sql`select pg_notify(channel, payload) from unnest(${channels}::text[], ${payloads}::text[]) as said (channel, payload)`.execute(
      inTransaction(tx),
    )
  }

  function refuseInside(what: string): void {
    const open = inside.getStore()
    if (open && !open.over) {
      throw dataErrors.queryOutsideTransaction(
        `${what} inside transact(): it would wait for that transaction for ever. Hand its tx on and use database.on(tx).`,
      )
    }
  }

  async function runOnce<T>(work: (tx: Tx) => Promise<T>, isolation: 'read committed' | 'serializable'): Promise<T> {
    let committed: Tx | undefined
    const company = beside.getStore()
    const whole = async (tx: Tx) => {
      const result = await work(tx)
      if (company && !company.over) await company.also(tx)
      await sayAll(tx)
      return result
    }
    const result = await db()
      .transaction()
      .setIsolationLevel(isolation)
      .execute(async (transaction) => {
        const tx = transaction as unknown as Tx
        const open: Open = { over: false }
        committed = tx
        return inside
          .run(open, () => whole(tx))
          .finally(() => {
            open.over = true
          })
      })
    if (company) company.over = true
    for (const run of (committed && afterCommit.get(committed)) ?? []) run()
    return result
  }

  const transact: Database['transact'] = async (work, { isolation = 'read committed' } = {}) => {
    refuseInside('transact() was called')
    for (let run = 1; ; run += 1) {
      try {
        return await runOnce(work, isolation)
      } catch (error) {
        if (run === MOST_RUNS || !mayRepeat(error)) throw error
        await pause(2 ** run * 5 * (0.5 + Math.random())) // jitter: those who collided must not collide again
      }
    }
  }

  const alongside: Database['alongside'] = async (also, work) => {
    const company: Company = { also, over: false }
    try {
      return await beside.run(company, work)
    } finally {
      company.over = true
    }
  }

  return {
    transact,
    alongside,
    /** Throws `query-outside-transaction` when a transaction of this database is open around us. */
    refuseInside,
    /** Runs `work` when `tx` has committed, never when it has not. It must not throw. */
    onCommit(tx: Tx, work: () => void): void {
      afterCommit.set(tx, [...(afterCommit.get(tx) ?? []), work])
    },
    /** To be heard when `tx` commits, never when it does not. */
    say(tx: Tx, said: Said): void {
      saidIn.set(tx, [...(saidIn.get(tx) ?? []), said])
    },
  }
}

export type Transactions = ReturnType<typeof createTransactions>

export function inTransaction<Tables>(tx: Tx): Transaction<Tables> {
  return tx as unknown as Transaction<Tables>
}
