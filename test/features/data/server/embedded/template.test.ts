import assert from 'node:assert/strict'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database, databaseTools } from '../../../../../features/data/contract'
import { dataServer } from '../../../../../features/data/server/feature'
import { boot, plan } from '../../../../../kernel/index'
import { createDataFolder, removeDataFolder } from '../../../../support/data-folder'
import { bootServer, eachDatabase } from '../../../../support/database'
import { findTemplate } from '../../../../support/templates'
import { rejection } from '../../../../support/waiting'

const test = suite('template of the embedded database')
const folder = createDataFolder()
const open = (name: string, template: string) =>
  boot(plan([dataServer], { settings: { data: { dataDir: join(folder, name, 'deeper'), template } } }), {
    eager: true,
    report: () => undefined,
  })

test.after(() => removeDataFolder(folder))

test('what was packed from a running database is what a new folder begins with', async () => {
  const first = await open('first', await findTemplate())
  await sql`create table public.kept as select 7 as n`.execute(first.get(database).of())
  await first.get(databaseTools).pack(join(folder, 'packed'))
  await sql`insert into public.kept values (8)`.execute(first.get(database).of())
  await first.dispose()
  const second = await open('second', join(folder, 'packed'))
  const { rows } = await sql`select n from public.kept`.execute(second.get(database).of())
  await second.dispose()
  assert.deepEqual(rows, [{ n: 7 }])
})

test('while it is packed the process goes on', async () => {
  const house = await open('packing', await findTemplate())
  const target = join(folder, 'packed-beside')
  const files = () => (existsSync(target) ? readdirSync(target, { recursive: true }).length : 0)
  const seen = new Set<number>()
  let isPacked = false
  const packing = house
    .get(databaseTools)
    .pack(target)
    .finally(() => (isPacked = true))
  while (!isPacked) {
    seen.add(files())
    // Counting thousands of files without a pause would keep the packing itself from going on.
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await packing
  await house.dispose()
  seen.delete(0)
  seen.delete(files())
  assert.ok(seen.size > 0, 'nobody saw it half done')
})

test('a folder whose making was interrupted starts over; one that is finished keeps its rows', async () => {
  const first = await open('third', await findTemplate())
  await sql`create table public.kept as select 1 as n`.execute(first.get(database).of())
  await first.dispose()
  const again = await open('third', await findTemplate())
  const { rows } = await sql`select n from public.kept`.execute(again.get(database).of())
  await again.dispose()
  assert.deepEqual(rows, [{ n: 1 }])
  const dataDir = join(folder, 'third', 'deeper')
  writeFileSync(join(dataDir, 'database.unfinished'), '')
  rmSync(join(dataDir, 'database', 'PG_VERSION'))
  const anew = await open('third', await findTemplate())
  const found = await sql<{ kept: unknown }>`select to_regclass('public.kept') as kept`.execute(anew.get(database).of())
  await anew.dispose()
  assert.deepEqual(found.rows, [{ kept: null }])
})

test('a second house on the same folder is refused, and names who has it', async () => {
  const first = await open('fourth', await findTemplate())
  const refusal = await rejection(open('fourth', await findTemplate()))
  await first.dispose()
  assert.match(refusal.message, /This process already has the database in .*fourth.* open/)
})

test('settings that cannot be say which variable to correct', () => {
  const settings = { dataDir: '', databaseUrl: 'mysql://x', filesUrl: 's3://bucket', poolSize: 1 }
  const said = plan([dataServer], { settings: { data: settings } }).problems.map(({ text }) => text)
  assert.equal(said.length, 4)
  for (const words of [
    /DATA_DIR must name a folder/,
    /DATABASE_URL must read postgres:/,
    /FILES_URL must be a file:/,
    /at least 2/,
  ]) {
    assert.ok(
      said.some((text) => words.test(text)),
      String(words),
    )
  }
})

test('an address whose password stands in its way says how to write it, and not the password', () => {
  const settings = { dataDir: 'x', databaseUrl: 'postgres://foothold:pa#ss@127.0.0.1:5432/foothold' }
  const [problem, ...more] = plan([dataServer], { settings: { data: settings } }).problems
  assert.match(problem?.text ?? '', /DATABASE_URL is no address: write #, \/ and \? of a password as %23/)
  assert.ok(!problem?.text.includes('pa#ss'))
  assert.deepEqual(more, [])
})

test.run()

eachDatabase((kind) => {
  if (kind !== 'postgres') return
  const packing = suite('packing PostgreSQL')
  packing('is refused with what to use instead, without the password', async () => {
    const server = await bootServer([], { kind })
    const refusal = await rejection(server.kernel.get(databaseTools).pack('/nowhere'))
    await server.dispose()
    assert.match(refusal.message, /Use pg_dump on 127\.0\.0\.1/)
  })
  packing.run()
})
