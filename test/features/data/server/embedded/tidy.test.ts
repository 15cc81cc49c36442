import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database, jobQueue, migrations } from '../../../../../features/data/contract'
import { contribute } from '../../../../../kernel/index'
import { bootServer, type TestServer } from '../../../../support/database'
import { until } from '../../../../support/waiting'
import { featureWith } from '../support'

const ROWS = 4_000
const ROUNDS = 5

const makeBeds = contribute(migrations, {
  id: 'garden.0001-beds',
  async up(db) {
    await sql`create table garden.bed (id int primary key, watered int not null default 0)`.execute(db)
    await sql`insert into garden.bed (id) select generate_series(1, ${sql.lit(ROWS)})`.execute(db)
  },
})

const test = suite('tidying, embedded')
let server: TestServer

test.before.each(async () => {
  server = await bootServer([featureWith('garden', [makeBeds])], { kind: 'embedded' })
})
test.after.each(() => server.dispose())

async function valueOf<T>(query: ReturnType<typeof sql<{ value: T }>>): Promise<T | undefined> {
  return (await query.execute(server.kernel.get(database).of())).rows[0]?.value
}
const size = async () =>
  (await valueOf(sql<{ value: number }>`select pg_relation_size('garden.bed')::int as value`)) ?? 0
const ended = () =>
  valueOf(sql<{ value: number }>`
  select count(*)::int as value from jobs.job where name = 'data.tidy' and state = 'completed'`)

async function tidy(): Promise<void> {
  const before = await ended()
  await server.kernel.get(database).transact((tx) => server.kernel.get(jobQueue).send(tx, 'data.tidy'))
  await until('it is tidy', async () => (await ended()) !== before)
}

test('a table whose rows are changed again and again does not grow with each change', async () => {
  const first = await size()
  for (let round = 0; round < ROUNDS; round++) {
    await sql`update garden.bed set watered = watered + 1`.execute(server.kernel.get(database).of())
    await tidy()
  }
  assert.ok((await size()) <= 2.5 * first, `${await size()} bytes, and ${first} before the first change`)
})

test('what it holds is counted anew, so that plans are made for what is there', async () => {
  await tidy()
  const counted = await valueOf(sql<{ value: number }>`
    select reltuples::int as value from pg_class where oid = 'garden.bed'::regclass`)
  assert.equal(counted, ROWS)
})

test.run()
