import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import type { Database, Tx } from '../../../../features/data/contract'
import { database } from '../../../../features/data/contract'
import type { TestServer } from '../../../support/database'
import { bootServer, eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'
import { deferred, present } from './support'

interface Tables {
  'data.seed': { id: string; size: number; at: Date }
}

eachDatabase((kind) => {
  const test = suite(`transactions, ${kind}`)
  let server: TestServer | undefined
  let db: Database
  const write = (tx: Tx, id: string) =>
    db.on<Tables>(tx).insertInto('data.seed').values({ id, size: 1, at: new Date() }).execute()
  const ids = async () =>
    (await db.of<Tables>().selectFrom('data.seed').select('id').orderBy('id').execute()).map((row) => row.id)

  test.before(async () => {
    server = await bootServer([], { kind })
    db = server.kernel.get(database)
  })
  test.before.each(async () => void (await db.of<Tables>().deleteFrom('data.seed').execute()))
  test.after(() => server?.dispose())

  test('what was written stays when the work resolves, and returns what the work returns', async () => {
    assert.equal(await db.transact(async (tx) => (await write(tx, 'kept'), 7)), 7)
    assert.deepEqual(await ids(), ['kept'])
  })

  test('nothing stays when the work throws, and the error arrives as it was', async () => {
    const cause = new Error('changed my mind')
    const work = db.transact(async (tx) => {
      await write(tx, 'gone')
      throw cause
    })
    assert.equal(await rejection(work), cause)
    assert.deepEqual(await ids(), [])
  })

  test('a query through of() inside is refused instead of waiting for ever, and so is a second transact', async () => {
    const query = await rejection(db.transact(async () => ids()))
    const nested = await rejection(db.transact(async () => db.transact(async () => 1)))
    assert.equal(query.code, 'query-outside-transaction')
    assert.equal(nested.code, 'query-outside-transaction')
    assert.match(nested.message, /transact\(\) was called inside transact\(\)/)
    assert.match(query.message, /database\.on\(tx\)/)
  })

  test('what goes alongside is written with the first transaction that is committed, and with none after it', async () => {
    const { promise, resolve } = deferred()
    let later: Promise<unknown> | undefined
    await db.alongside(
      (tx) => write(tx, 'noted').then(() => undefined),
      async () => {
        await db.transact(() => Promise.reject(new Error('undone'))).catch(() => undefined)
        assert.deepEqual(await ids(), [])
        await db.transact((tx) => write(tx, 'first'))
        assert.deepEqual(await ids(), ['first', 'noted'])
        await db.transact((tx) => write(tx, 'second'))
        later = promise.then(() => db.transact((tx) => write(tx, 'third')))
      },
    )
    resolve()
    await later
    assert.deepEqual(await ids(), ['first', 'noted', 'second', 'third'])
  })

  test('where what goes alongside fails nothing is written, and what is left running when the act is over has nothing beside it', async () => {
    const refused = new Error('somebody else has it')
    const { promise, resolve } = deferred()
    let later: Promise<unknown> | undefined
    const act = db.alongside(
      () => Promise.reject(refused),
      async () => {
        later = promise.then(() => db.transact((tx) => write(tx, 'later')))
        await db.transact((tx) => write(tx, 'gone'))
      },
    )
    assert.equal(await rejection(act), refused)
    resolve()
    await later
    assert.deepEqual(await ids(), ['later'])
  })

  test('what a transaction started and left running may query once it is over', async () => {
    let later: Promise<string[]> | undefined
    const { promise, resolve } = deferred()
    await db.transact(async () => void (later = promise.then(ids)))
    resolve()
    assert.deepEqual(await later, [])
  })

  test('what does not wait for each other is answered each to its own asker, in the order of asking', async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => n)
    const answers = await db.transact(async (tx) => {
      await write(tx, 'first')
      const asked = numbers.map(async (n) => {
        const { rows } = await sql<{ n: number; rows: number }>`with made as (insert into data.seed
          values (${`row ${n}`}, 1, now()) returning 1) select ${n}::int as n, (select count(*)::int from data.seed) as rows`.execute(
          db.on(tx),
        )
        return rows[0]
      })
      return Promise.all(asked)
    })
    assert.deepEqual(
      answers,
      numbers.map((n) => ({ n, rows: n + 1 })),
    )
    assert.equal((await ids()).length, numbers.length + 1)
  })

  test('one of those that go together fails: its error arrives, nothing stays, and what it left running says nothing more', async () => {
    const { promise, resolve } = deferred()
    let later: Promise<unknown> | undefined
    const work = db.transact(async (tx) => {
      await write(tx, 'twin')
      later = promise.then(() => write(tx, 'late'))
      await Promise.all([write(tx, 'beside'), write(tx, 'twin'), write(tx, 'behind')])
    })
    assert.equal((await rejection(work)).code, '23505')
    resolve()
    assert.match((await rejection(present(later))).message, /This transaction is over/)
    assert.deepEqual(await ids(), [])
  })

  test('of those that fail together the one counts that failed first, however deep it was asked', async () => {
    const deep = async (depth: number, work: () => Promise<unknown>): Promise<unknown> =>
      depth === 0 ? work() : deep(depth - 1, work)
    const work = db.transact(async (tx) => {
      await write(tx, 'twin')
      await Promise.all([deep(20, () => write(tx, 'twin')), write(tx, 'behind'), write(tx, 'behind it')])
    })
    assert.equal((await rejection(work)).code, '23505')
    let runs = 0
    const clash = sql`do $$ begin raise exception 'could not serialize' using errcode = '40001'; end $$`
    await db.transact(async (tx) => {
      runs += 1
      if (runs < 3) await Promise.all([deep(20, () => clash.execute(db.on(tx))), write(tx, 'behind')])
    })
    assert.equal(runs, 3)
  })

  test('a statement whose failure was caught takes all with it, and that is said', async () => {
    const work = db.transact(async (tx) => {
      await write(tx, 'twin')
      await write(tx, 'twin').catch(() => undefined)
    })
    const told = await rejection(work)
    assert.match(told.message, /nothing of it was written/)
    assert.equal((told.cause as { code?: string }).code, '23505')
    assert.deepEqual(await ids(), [])
  })

  test('a constraint says which it was on both databases', async () => {
    const error = (await rejection(db.transact(async (tx) => (await write(tx, 'twin'), write(tx, 'twin'))))) as Error &
      Record<'code' | 'constraint' | 'table' | 'detail', string>
    const { code, constraint, table, detail } = error
    assert.deepEqual({ code, constraint, table }, { code: '23505', constraint: 'seed_pkey', table: 'seed' })
    assert.match(detail, /twin/)
  })

  test('a serialisation failure is tried again from the start, at most five times', async () => {
    let runs = 0
    const unlucky = () => Object.assign(new Error('could not serialize'), { code: '40001' })
    await db.transact(async (tx) => {
      await write(tx, 'lucky')
      runs += 1
      if (runs < 3) throw unlucky()
    })
    assert.deepEqual([runs, await ids()], [3, ['lucky']])
    runs = 0
    const error = await rejection(
      db.transact(async () => {
        runs += 1
        throw unlucky()
      }),
    )
    assert.deepEqual([runs, error.code], [5, '40001'])
  })

  if (kind === 'postgres') {
    test('two serializable transactions that exclude each other both succeed, one after the other', async () => {
      let runs = 0
      const bothRead = barrier(2)
      const addNext = () =>
        db.transact(
          async (tx) => {
            runs += 1
            const { rows } = await sql<{ n: string }>`select count(*) as n from data.seed`.execute(db.on(tx))
            await bothRead()
            await write(tx, `row ${rows[0]?.n}`)
          },
          { isolation: 'serializable' },
        )
      await Promise.all([addNext(), addNext()])
      assert.deepEqual([await ids(), runs], [['row 0', 'row 1'], 3])
    })
  }

  test.run()
})

/** Holds the first `count` that come until they are all there. */
function barrier(count: number) {
  const { promise, resolve } = deferred()
  let here = 0
  return () => {
    here += 1
    if (here === count) resolve()
    return promise
  }
}
