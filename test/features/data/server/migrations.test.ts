import assert from 'node:assert/strict'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { suite } from 'uvu'
import type { Migration } from '../../../../features/data/contract'
import { database, migrations } from '../../../../features/data/contract'
import { contribute } from '../../../../kernel/index'
import type { TestServer } from '../../../support/database'
import { bootServer, eachDatabase } from '../../../support/database'
import { featureWith } from './support'

const garden = (...items: readonly Migration[]) =>
  featureWith(
    'rose-garden',
    items.map((item) => contribute(migrations, item)),
  )
const step = (id: string, statement: string): Migration => ({
  id: `rose-garden.${id}`,
  up: async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db)),
})
const beds = step('0001-beds', 'create table rose_garden.bed (id int primary key, name text)')
const roses = step('0002-roses', 'create table rose_garden.rose (bed_id int references rose_garden.bed)')

eachDatabase((kind) => {
  const test = suite(`migrations, ${kind}`)
  const opened: TestServer[] = []
  const open = async (items: readonly Migration[], beside?: TestServer, withProblems = false) => {
    const server = await bootServer([garden(...items)], { kind, withProblems, ...(beside ? { beside } : {}) })
    opened.push(server)
    return server
  }
  const applied = async (server: TestServer) => {
    const { rows } = await sql<{
      id: string
    }>`select id from data.migration where id like 'rose%' order by at, id`.execute(server.kernel.get(database).of())
    return rows.map((row) => row.id)
  }
  test.after.each(async () => {
    for (const server of opened.splice(0).reverse()) await server.dispose()
  })

  test('run once, in the order of their ids, in a schema named after the feature', async () => {
    const first = await open([roses, beds])
    assert.deepEqual(await applied(first), ['rose-garden.0001-beds', 'rose-garden.0002-roses'])
    await sql`insert into rose_garden.bed values (1, 'north')`.execute(first.kernel.get(database).of())
    await first.kernel.apply([{ by: 'a test', off: ['rose-garden'] }])
    await first.kernel.apply([])
    assert.equal(first.kernel.isRunning('rose-garden'), true)
    const { rows } = await sql`select name from rose_garden.bed`.execute(first.kernel.get(database).of())
    assert.deepEqual(rows, [{ name: 'north' }])
  })

  test('one that fails leaves nothing, names itself, and costs only its feature', async () => {
    const broken = step('0002-broken', 'create table rose_garden.half (id int); select 1/0')
    const server = await open([beds, broken])
    assert.equal(server.kernel.isRunning('rose-garden'), false)
    assert.deepEqual(await applied(server), ['rose-garden.0001-beds'])
    assert.match(server.kernel.explain('rose-garden')[0]?.text ?? '', /Migration "rose-garden\.0002-broken" failed/)
    const { rows } = await sql`select to_regclass('rose_garden.half') as half`.execute(server.kernel.get(database).of())
    assert.deepEqual(rows, [{ half: null }])
  })

  test("another feature's migration and an id of another form are refused", async () => {
    const stray = { ...beds, id: 'tulips.0001-beds' }
    const server = await open([stray])
    assert.match(server.kernel.explain('rose-garden')[0]?.text ?? '', /name it "rose-garden\.0001-what"/)
  })

  if (kind === 'postgres') {
    test('two nodes that start at once run each migration once', async () => {
      const first = await open([])
      const slow = step('0001-beds', 'create table rose_garden.bed (id int); select pg_sleep(0.2)')
      await Promise.all([open([slow, roses2], first), open([slow, roses2], first)])
      assert.deepEqual(await applied(first), ['rose-garden.0001-beds', 'rose-garden.0002-roses'])
      assert.ok(opened.every((server) => server.kernel.isRunning('rose-garden')))
    })

    test('a database that a newer version has migrated says so, and the feature runs', async () => {
      const newer = await open([beds, roses])
      const older = await open([beds], newer)
      assert.equal(older.kernel.isRunning('rose-garden'), true)
      const warning = older.logs.find((line) => line.level === 'warn')
      assert.match(
        warning?.says ?? '',
        /has run rose-garden\.0002-roses, which this version of "rose-garden" does not know/,
      )
    })
  }

  test.run()
})

const roses2 = step('0002-roses', 'create table rose_garden.rose (id int)')
