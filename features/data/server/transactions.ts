import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from 'kysely'
import type { Database, Tx } from '../contract'
import { dataErrors } from '../contract'
import type { Session } from './engine'
import { heard, transactionOn } from './kysely-of'
import { isOutdated } from './postgres/statement-names'
import { codeOf } from './unavailable'

const MOST_RUNS = 5
const SERIALISATION_FAILURE = '40001'
const DEADLOCK = '40P01'

interface Open {
  over: boolean
  /** The first error of a statement: those that were sent with it fail because of it, and may be heard before it. */
  failed?: unknown
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
/** PostgreSQL says so of what stands behind a statement that failed: the transaction is over, or what it was to prepare is not there. */
const BEHIND_A_FAILURE = new Set(['25P02', '26000'])
const mayRepeat = (error: unknown) =>
  [SERIALISATION_FAILURE, DEADLOCK].includes(codeOf(error) ?? '') || isOutdated(error)

type Isolation = 'read committed' | 'serializable'

const failedUnheard = (cause: unknown) =>
  mayRepeat(cause)
    ? cause
    : new Error('A statement of this transaction failed and its error was caught: nothing of it was written.', {
        cause,
      })

/** What a transaction leaves running may say nothing more on its session: it is somebody else's by then. */
const whileOpen = (session: Session, open: Open): Session => ({
  ...session,
  query: (text, values) =>
    open.over
      ? Promise.reject(new Error('This transaction is over: await all that it starts.'))
      : session.query(text, values).catch((error: unknown) => {
          open.failed ??= error
          throw error
        }),
})

const causeOf = (error: unknown, { failed }: Open) =>
  BEHIND_A_FAILURE.has(codeOf(error) ?? '') ? (failed ?? error) : error

const tell = (session: Session, said: readonly Said[]) =>
  session.query('select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as said (channel, payload)', [
    said.map(({ channel }) => channel),
    said.map(({ payload }) => payload),
  ])

/** Opens transactions, knows when we are inside one, and runs what waits for a commit. */
export function createTransactions(connect: () => Promise<Session>) {
  const inside = new AsyncLocalStorage<Open>()
  const beside = new AsyncLocalStorage<Company>()
  const afterCommit = new WeakMap<Tx, (() => void)[]>()
  const saidIn = new WeakMap<Tx, Said[]>()

  function refuseInside(what: string): void {
    const open = inside.getStore()
    if (open && !open.over) {
      throw dataErrors.queryOutsideTransaction(
        `${what} inside transact(): it would wait for that transaction for ever. Hand its tx on and use database.on(tx).`,
      )
    }
  }

  async function runIn<T>(session: Session, work: (tx: Tx) => Promise<T>, isolation: Isolation): Promise<[Tx, T]> {
    const open: Open = { over: false }
    const tx = transactionOn(whileOpen(session, open)) as unknown as Tx
    const company = beside.getStore()
    await session.query(`start transaction isolation level ${isolation}`, [])
    try {
      const result = await inside.run(open, async () => {
        const made = await work(tx)
        if (company && !company.over) await company.also(tx)
        return made
      })
      open.over = true
      const said = saidIn.get(tx)
      const telling = said && tell(session, said) // nobody hears it before the commit, so all of it goes there with it
      const [{ command }] = await Promise.all([session.query('commit', []), telling])
      if (command !== 'COMMIT') throw failedUnheard(open.failed)
      if (company) company.over = true
      return [tx, result]
    } catch (error) {
      open.over = true
      await session.query('rollback', []).catch(() => undefined) // what was wrong is told already
      throw causeOf(error, open)
    }
  }

  async function runOnce<T>(work: (tx: Tx) => Promise<T>, isolation: Isolation): Promise<T> {
    const session = heard(await connect())
    const [committed, result] = await runIn(session, work, isolation).finally(() => session.release())
    for (const run of afterCommit.get(committed) ?? []) run()
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
