import assert from 'node:assert/strict'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database } from '../../../../../features/data/contract'
import { createPostgresEngine } from '../../../../../features/data/server/postgres/engine'
import type { TestServer } from '../../../../support/database'
import { bootServer, eachDatabase } from '../../../../support/database'
import { rejection, until } from '../../../../support/waiting'

/** Passes bytes on, until it falls silent on the connections that it has. */
async function startProxy(port: number, host: string) {
  const pairs = new Set<readonly Socket[]>()
  const proxy = createServer((near) => {
    const far = connect(port, host)
    pairs.add([near, far])
    for (const each of [near, far]) each.on('error', () => undefined)
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  return {
    port: (proxy.address() as AddressInfo).port,
    fallSilent() {
      for (const pair of pairs) for (const each of pair) each.unpipe().pause()
    },
    async close() {
      for (const pair of pairs) for (const each of pair) each.destroy()
      await new Promise((done) => proxy.close(done))
    },
  }
}

eachDatabase((kind) => {
  if (kind !== 'postgres') return
  const test = suite('outages of PostgreSQL')
  let server: TestServer | undefined
  const db = () => {
    if (!server) throw new Error('the server is not up')
    return server.kernel.get(database)
  }
  /** Ends all other connections to this database, as a restart of the server does. */
  const cutOthers = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db().of())

  test.before(async () => {
    server = await bootServer([], { kind, settings: { data: { statementTimeoutMs: 2_600, poolSize: 3 } } })
  })
  test.after(() => server?.dispose())

  test('a statement that takes too long is a 503, and the next one works', async () => {
    const error = await rejection(sql`select pg_sleep(20)`.execute(db().of()))
    assert.deepEqual([error.code, /took too long/.test(error.message)], ['database-unavailable', true])
    await sql`select 1`.execute(db().of())
  })

  test('a connection lost under a query is a 503, and the pool opens another', async () => {
    const slow = rejection(sql`select pg_sleep(2)`.execute(db().of()))
    await until('it runs', async () => {
      const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and query like 'select pg_sleep%'`.execute(db().of())
      return rows[0]?.n === '1'
    })
    await cutOthers()
    assert.equal((await slow).code, 'database-unavailable')
    await sql`select 1`.execute(db().of())
  })

  test('a server that falls silent is a 503 after a while, not a hang, and another connection is opened', async () => {
    const url = new URL(server?.settings.databaseUrl ?? '')
    const proxy = await startProxy(Number(url.port || 5432), url.hostname)
    url.host = `127.0.0.1:${proxy.port}`
    const options = { databaseUrl: url.href, replicaUrl: undefined, poolSize: 1, statementTimeoutMs: 200 }
    const engine = createPostgresEngine(options, { info() {}, warn() {}, error() {} })
    try {
      const session = await engine.connect()
      await session.query('begin', [])
      proxy.fallSilent()
      assert.equal((await rejection(session.query('select 1', []))).code, 'database-unavailable')
      assert.equal((await rejection(session.query('rollback', []), 1000)).code, 'database-unavailable')
      session.release()
      const next = await engine.connect()
      assert.equal((await next.query('select 1', [])).rowCount, 1)
      next.release()
    } finally {
      await engine.close()
      await proxy.close()
    }
  })

  test('a listener whose connection was lost hears again, and is told that news may be lost', async () => {
    const heard: string[] = []
    const stop = await db().listen(
      'news',
      (payload) => heard.push(payload),
      () => heard.push('some may be lost'),
    )
    const failing = await db().listen(
      'others',
      () => {},
      () => {
        throw new Error('not my day')
      },
    )
    await cutOthers()
    await until('it is heard', async () => {
      await db().notify('news', 'back')
      return heard.includes('back')
    })
    await until('it is told', async () => heard.includes('some may be lost'))
    assert.equal(heard.filter((each) => each === 'some may be lost').length, 1)
    await stop()
    await failing()
  })

  test('a pool that is used up is a 503 within seconds, not a hang', async () => {
    let release: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const holders = [1, 2, 3].map(() => db().transact(() => held))
    const error = await rejection(sql`select 1`.execute(db().of()))
    release()
    await Promise.all(holders)
    assert.equal(error.code, 'database-unavailable')
  })

  test('a server that is not there is named with its variable, without the password', async () => {
    const databaseUrl = 'postgres://me:secret@127.0.0.1:1/nothing'
    const error = await rejection(bootServer([], { kind, settings: { data: { databaseUrl } } }))
    assert.match(error.message, /127\.0\.0\.1:1\/nothing does not answer .*DATABASE_URL/)
    assert.doesNotMatch(error.message, /secret/)
  })

  test.run()
})
