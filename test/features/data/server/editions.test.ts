import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database, type Editions, editions } from '../../../../features/data/contract'
import { bootServer, eachDatabase, type TestServer } from '../../../support/database'

interface Menu {
  readonly soup: string
  readonly price?: number | undefined
}

eachDatabase((kind) => {
  const test = suite(`versions of what is written, ${kind}`)
  let server: TestServer
  let menus: Editions<Menu>
  test.before(async () => {
    server = await bootServer([], { kind, now: new Date('2026-05-03T12:00:00Z') })
    await sql`create table data.menu (id int primary key generated always as identity, about int not null, version int not null,
      written jsonb not null, made_by int, made_at timestamptz not null, unique (about, version))`.execute(
      server.kernel.get(database).of<object>(),
    )
    menus = server.kernel.get(editions).open<Menu>('data.menu')
  })
  test.after(() => server.dispose())

  const add = (about: number, written: Menu, by: number | null = 1) =>
    server.kernel.get(database).transact((tx) => menus.add(tx, about, written, by))

  test('each is kept under its number; what says the same makes none, in whatever order it says it', async () => {
    assert.equal(await menus.latest(1), undefined)
    assert.equal(await add(1, { soup: 'Rasam', price: 40 }), true)
    assert.equal(await add(1, { price: 40, soup: 'Rasam' }), false)
    assert.equal(await add(1, { soup: 'Shorba' }), true)
    assert.equal(await add(1, { soup: 'Shorba', price: undefined }), false)
    assert.deepEqual(await menus.latest(1), { version: 2, written: { soup: 'Shorba' } })
    assert.equal(await menus.latest(2), undefined)
  })

  test('who made them is told, and forgotten', async () => {
    await add(5, { soup: 'Dal' }, 9)
    assert.deepEqual(await menus.madeBy(9), [{ about: 5, version: 1, at: '2026-05-03T12:00:00.000Z' }])
    await server.kernel.get(database).transact((tx) => menus.forget(tx, 9))
    assert.deepEqual([await menus.madeBy(9), (await menus.latest(5))?.version], [[], 1])
  })

  test('what a transaction that fails wrote is not there', async () => {
    const failing = server.kernel.get(database).transact(async (tx) => {
      await menus.add(tx, 6, { soup: 'Dal' }, null)
      assert.equal((await menus.latest(6, tx))?.version, 1)
      throw new Error('burnt')
    })
    await assert.rejects(failing, /burnt/)
    assert.equal(await menus.latest(6), undefined)
  })

  test.run()
})
