import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { type Database, database, type Tx } from '../../../../features/data/contract'
import { createStatementNames } from '../../../../features/data/server/postgres/statement-names'
import type { TestServer } from '../../../support/database'
import { bootServer, eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'

const names = suite('names of prepared statements')

names('a statement is worth a name from its fifth use on, and keeps it', () => {
  const known = createStatementNames()
  const given = Array.from({ length: 7 }, () => known.of('select $1', 1))
  assert.deepEqual(given.slice(0, 4), [undefined, undefined, undefined, undefined])
  assert.ok(given[4])
  assert.deepEqual(given.slice(5), [given[4], given[4]])
})

names('two statements never share one, also when they are named anew', () => {
  const known = createStatementNames()
  const nameOf = (text: string) => Array.from({ length: 5 }, () => known.of(text, 1)).at(-1)
  const before = [nameOf('select $1'), nameOf('select $2')]
  known.renew()
  const after = [nameOf('select $2'), nameOf('select $1')]
  assert.equal(new Set([...before, ...after]).size, 4)
})

names('however many different ones there are, the server keeps 256', () => {
  const known = createStatementNames()
  const given = new Set<string | undefined>()
  for (let text = 0; text < 400; text++) for (let use = 0; use < 5; use++) given.add(known.of(`select ${text} + $1`, 1))
  given.delete(undefined)
  assert.equal(given.size, 256)
})

names('what has no parameters, or those of a crowd, has no name however often it comes', () => {
  const known = createStatementNames()
  for (const parameters of [0, 25, 300])
    for (let use = 0; use < 9; use++) assert.equal(known.of(`select of ${parameters}`, parameters), undefined)
})

names.run()

eachDatabase((kind) => {
  const test = suite(`prepared statements, ${kind}`)
  let server: TestServer
  let db: Database
  /** More often than it takes to be prepared on all connections. */
  const times = async (work: () => Promise<unknown>) => {
    for (let turn = 0; turn < 8; turn++) await work()
  }
  const allOf = (tx?: Tx) => sql<object>`select * from data.seed where size < ${9}`.execute(tx ? db.on(tx) : db.of())
  const addColumn = (name: string) => sql`alter table data.seed add ${sql.ref(name)} text`.execute(db.of())

  test.before(async () => {
    server = await bootServer([], { kind, ...(kind === 'postgres' && { settings: { data: { poolSize: 2 } } }) })
    db = server.kernel.get(database)
    await sql`insert into data.seed (id, size, at) values ('one', 1, now())`.execute(db.of())
  })
  test.after(() => server?.dispose())

  test('what comes often with parameters is prepared, what has none is sent as it is', async () => {
    const prepared = await db.transact(async (tx) => {
      await times(() => sql`select ${'often'}::text`.execute(db.on(tx)))
      await times(() => sql`select 'bare'`.execute(db.on(tx)))
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db.on(tx))
      return rows.map(({ statement }) => statement)
    })
    assert.ok(prepared.includes('select $1::text'))
    assert.ok(!prepared.some((text) => text.includes('bare')))
  })

  test('an answer is the same once it is prepared, whatever the types', async () => {
    const at = new Date('2026-11-21T10:00:00.123Z')
    const ask = async () =>
      (
        await sql<object>`select ${at}::timestamptz as at, ${'12'}::int8 as big, ${[1, 2]}::int[] as list,
          ${JSON.stringify({ a: 1 })}::jsonb as doc, ${null}::text as none, ${Buffer.from('x')}::bytea as bytes,
          ${true}::boolean as yes, ${1.5}::float8 as half, ${'ü'}::text as word`.execute(db.of())
      ).rows
    const first = await ask()
    await times(ask)
    assert.deepEqual(await ask(), first)
  })

  test('a failure is told as before it was prepared, and what comes after it runs', async () => {
    const insert = (id: string) => sql`insert into data.seed (id, size, at) values (${id}, 2, now())`.execute(db.of())
    for (let turn = 0; turn < 8; turn++) {
      const failure = await rejection(insert('one'))
      assert.equal(failure.code, '23505')
    }
    await insert('two')
    assert.equal((await allOf()).rows.length, 2)
  })

  test('columns that a migration adds come with the next answer', async () => {
    await times(allOf)
    await addColumn('added_first')
    const { rows } = await allOf()
    assert.ok('added_first' in (rows[0] ?? {}))
  })

  test('a transaction that meets a migration starts over', async () => {
    await db.transact((tx) => times(() => allOf(tx)))
    await addColumn('added_second')
    let runs = 0
    const { rows } = await db.transact((tx) => {
      runs += 1
      return allOf(tx)
    })
    assert.ok('added_second' in (rows[0] ?? {}))
    assert.ok(runs <= 2)
  })

  test.run()
})
