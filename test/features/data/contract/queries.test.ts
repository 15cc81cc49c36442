import assert from 'node:assert/strict'
import { type Kysely, sql } from 'kysely'
import { suite } from 'uvu'
import { builtOnce, database } from '../../../../features/data/contract'
import { bootServer, eachDatabase, type TestServer } from '../../../support/database'

interface Tables {
  'data.seed': { id: string; size: number; at: Date }
}

eachDatabase((kind) => {
  const test = suite(`queries that are built once, ${kind}`)
  let server: TestServer
  let built = 0
  const between = builtOnce((db: Kysely<Tables>, from: number, to: number, ids: readonly string[]) => {
    built += 1
    return db
      .selectFrom('data.seed')
      .select(['id', 'size'])
      .where('size', '>=', from)
      .where('size', '<=', to)
      .where(sql<boolean>`id = any(${ids})`)
      .orderBy('size')
      .compile()
  })

  test.before(async () => {
    server = await bootServer([], { kind })
    const rows = ['a', 'b', 'c'].map((id, at) => ({ id, size: at + 1, at: new Date() }))
    await server.kernel.get(database).of<Tables>().insertInto('data.seed').values(rows).execute()
  })
  test.after(() => server?.dispose())

  test('each call has its own arguments, each where it belongs', async () => {
    const db = server.kernel.get(database).of<Tables>()
    const all = ['a', 'b', 'c']
    const answers = await Promise.all([between(db, 1, 2, all), between(db, 2, 3, all), between(db, 1, 3, ['c'])])
    assert.deepEqual(
      answers.map((rows) => rows.map(({ id }) => id)),
      [['a', 'b'], ['b', 'c'], ['c']],
    )
    assert.equal(built, 1)
  })

  test('it sees what the transaction that it is handed has written', async () => {
    const data = server.kernel.get(database)
    const seen = await data.transact(async (tx) => {
      await data.on<Tables>(tx).insertInto('data.seed').values({ id: 'd', size: 4, at: new Date() }).execute()
      return between(data.on<Tables>(tx), 4, 4, ['d'])
    })
    assert.deepEqual(seen, [{ id: 'd', size: 4 }])
  })

  test.run()
})
