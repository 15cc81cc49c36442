import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import type { TestServer } from '../../../support/database'
import { bootServer, eachDatabase } from '../../../support/database'
import { present } from './support'

/** How each type arrives, on both databases (TOOLCHAIN's table is about what would happen otherwise). */
const ARRIVES: readonly (readonly [text: string, value: unknown])[] = [
  ['9007199254740993::int8', '9007199254740993'],
  ['7::int4', 7],
  ['1.5::numeric', '1.5'],
  ['1.5::float8', 1.5],
  ['(select count(*) from (values (1), (2)) as v)', '2'],
  ['(select sum(v) from (values (1), (2)) as t(v))', '3'],
  ["'2024-01-02'::date", '2024-01-02'],
  ["'2024-01-02T18:30:00.5+05:30'::timestamptz", new Date('2024-01-02T13:00:00.500Z')],
  ["'13:45:00'::time", '13:45:00'],
  ["'1 day 02:00:00'::interval", '1 day 02:00:00'],
  ["'(1,2)'::point", '(1,2)'],
  [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
  [`'"text"'::json`, 'text'],
  ['true', true],
  ["'00000000-0000-4000-8000-000000000001'::uuid", '00000000-0000-4000-8000-000000000001'],
  ["'Mixed Case'::citext", 'Mixed Case'],
  ["'\\x00ff'::bytea", Buffer.from([0, 255])],
  ["array['a', null, 'c']", ['a', null, 'c']],
  ['array[1, 2]::int8[]', ['1', '2']],
  ['array[1.5]::numeric[]', ['1.5']],
  ["array['2024-01-02'::date]", ['2024-01-02']],
  ["array['Mixed', 'case']::citext[]", '{Mixed,case}'],
  ['null::int', null],
]

/** How parameters leave: what is JSON goes as text. */
const LEAVES: readonly (readonly [cast: string, parameter: unknown, value: unknown])[] = [
  ['int8', '9007199254740993', '9007199254740993'],
  ['timestamptz', new Date('2024-01-02T00:00:00Z'), new Date('2024-01-02T00:00:00Z')],
  ['date', '2024-01-02', '2024-01-02'],
  ['jsonb', JSON.stringify([1, 'two']), [1, 'two']],
  ['text[]', ['a', 'b,"c'], ['a', 'b,"c']],
  ['bytea', Buffer.from('é'), Buffer.from('é')],
  ['text', 'हिन्दी', 'हिन्दी'],
  ['bool', false, false],
]

eachDatabase((kind) => {
  const test = suite(`types, ${kind}`)
  let server: TestServer | undefined
  const one = async (text: ReturnType<typeof sql<{ value: unknown }>>) =>
    (await text.execute(present(server).kernel.get(database).of())).rows[0]?.value

  test.before(async () => {
    server = await bootServer([], { kind })
  })
  test.after(() => server?.dispose())

  for (const [text, value] of ARRIVES) {
    test(`${text} arrives as ${typeof value}`, async () => {
      assert.deepEqual(await one(sql<{ value: unknown }>`select ${sql.raw(text)} as value`), value)
    })
  }

  for (const [cast, parameter, value] of LEAVES) {
    test(`a parameter for ${cast} comes back as it was`, async () => {
      assert.deepEqual(await one(sql`select ${parameter}::${sql.raw(cast)} as value`), value)
    })
  }

  test('the session is in UTC, and what the house may use of extensions is there', async () => {
    assert.ok(['UTC', 'Etc/GMT0', 'GMT'].includes(String(await one(sql`select current_setting('TimeZone') as value`))))
    assert.equal(await one(sql`select unaccent('Café') || similarity('abc', 'abc') as value`), 'Cafe1')
  })

  test('a change says how many rows it touched', async () => {
    const db = present(server).kernel.get(database).of<{ 'data.seed': { id: string; size: number; at: Date } }>()
    const rows = ['a', 'b'].map((id) => ({ id, size: 1, at: new Date() }))
    const inserted = await db.insertInto('data.seed').values(rows).executeTakeFirst()
    const updated = await db.updateTable('data.seed').set({ size: 2 }).where('id', '=', 'a').executeTakeFirst()
    const deleted = await db.deleteFrom('data.seed').executeTakeFirst()
    assert.deepEqual([inserted.numInsertedOrUpdatedRows, updated.numUpdatedRows, deleted.numDeletedRows], [2n, 1n, 2n])
  })

  test('a notification is heard at commit, not before and not after a rollback', async () => {
    const db = present(server).kernel.get(database)
    const heard: string[] = []
    const stop = await db.listen('parity', (payload) => heard.push(payload))
    await db.transact(async (tx) => db.notify('parity', 'committed', tx))
    await db
      .transact(async (tx) => {
        await db.notify('parity', 'rolled back', tx)
        throw new Error('no')
      })
      .catch(() => undefined)
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`heard only ${heard}`)), 5_000)
      void db.listen('parity', (payload) => {
        if (payload !== 'last') return
        clearTimeout(late)
        resolve()
      })
      void db.notify('parity', 'last')
    })
    await stop()
    assert.deepEqual(heard, ['committed', 'last'])
  })

  test.run()
})
