import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { type Database, database, hold } from '../../../../features/data/contract'
import type { TestServer } from '../../../support/database'
import { bootServer, eachDatabase } from '../../../support/database'
import { rejection, until } from '../../../support/waiting'
import { deferred } from './support'

eachDatabase((kind) => {
  const test = suite(`hold, ${kind}`)
  let server: TestServer | undefined
  let db: Database

  test.before(async () => {
    server = await bootServer([], { kind })
    db = server.kernel.get(database)
  })
  test.after(() => server?.dispose())

  const waiting = async () => {
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db.of())
    return rows.length > 0
  }

  test('whoever asks for a name that is held waits until that transaction ends', async () => {
    const order: string[] = []
    const begun = deferred()
    const seen = deferred()
    const first = db.transact(async (tx) => {
      await hold(db.on(tx), 'data.test 1')
      begun.resolve()
      await seen.promise
      order.push('first ends')
    })
    await begun.promise
    const second = db.transact(async (tx) => {
      await hold(db.on(tx), 'data.test 1')
      order.push('second holds it')
    })
    // The embedded one runs a transaction after the other: there is nobody to be seen waiting.
    if (kind === 'postgres') await until('the second waits', waiting)
    seen.resolve()
    await Promise.all([first, second])
    assert.deepEqual(order, ['first ends', 'second holds it'])
  })

  test('its key follows from the name alone: a node of another version waits for the same', async () => {
    const held = await db.transact(async (tx) => {
      await hold(db.on(tx), 'data.test 1')
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and granted
        and (classid::bigint << 32 | objid::bigint) = hashtextextended('data.test 1', 0)`.execute(db.on(tx))
      return rows.length
    })
    assert.equal(held, 1)
  })

  test('outside a transaction it is refused: it would be let go of at once', async () => {
    const refusal = await rejection(hold(db.of(), 'data.test 1'))
    assert.equal(refusal.code, 'query-outside-transaction')
  })

  test.run()
})
