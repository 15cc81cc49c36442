import type { Database } from '../../../../../features/data/contract'
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { createDatabase } from '../../../../../features/data/server/database'
import { createEmbeddedEngine } from '../../../../../features/data/server/embedded/engine'
import type { Engine } from '../../../../../features/data/server/engine'
import { createDataFolder, removeDataFolder } from '../../../../support/data-folder'
import { findTemplate } from '../../../../support/templates'
import { rejection, until } from '../../../../support/waiting'

const test = suite('watchdog of the embedded database')
const folder = createDataFolder()
const lines: string[] = []
const keep = (_about: object, says: string) => void lines.push(says)
let engine: Engine
let db: Database
const answers = () =>
  sql`select 1`.execute(db.of()).then(
    () => true,
    () => false,
  )
const endless = sql`select count(*) from generate_series(1, 2000000000)`

test.before(async () => {
  const options = { dataDir: folder, template: await findTemplate(), statementTimeoutMs: 1_000 }
  engine = createEmbeddedEngine(options, { info: keep, warn: keep, error: keep })
  await engine.open()
  db = createDatabase(engine)
  await sql`create table kept (id int)`.execute(db.of())
})
test.before.each(async () => void (await until('it answers', answers)))
test.after.each(() => void lines.splice(0))
test.after(async () => {
  await engine.close()
  removeDataFolder(folder)
})

test('a statement without an answer: it and all that wait fail with 503, one line is logged, service resumes', async () => {
  const hung = rejection(endless.execute(db.of()))
  const waiting = rejection(sql`select 2`.execute(db.of()))
  const errors = await Promise.all([hung, waiting])
  assert.deepEqual(
    errors.map(({ code }) => code),
    ['database-unavailable', 'database-unavailable'],
  )
  assert.equal((errors[0] as Error & { status?: number }).status, 503)
  const asked = performance.now()
  assert.equal((await rejection(sql`select 3`.execute(db.of()))).code, 'database-unavailable')
  assert.ok(performance.now() - asked < 500, 'new queries fail at once')
  await until('it answers again', answers)
  assert.equal(lines.length, 2)
  assert.match(lines[0] ?? '', /is down \(no answer within 1 s\)/)
  assert.match(lines[1] ?? '', /answers again/)
})

test('a transaction that was open does not go on in the new thread', async () => {
  const work = db.transact(async (tx) => {
    await sql`insert into kept values (1)`.execute(db.on(tx))
    await endless.execute(db.on(tx)).catch(() => undefined)
    await until('there is a new thread', () => lines.some((line) => line.includes('answers again')))
    await sql`insert into kept values (2)`.execute(db.on(tx))
  })
  assert.equal((await rejection(work)).code, 'database-unavailable')
  await until('it answers again', answers)
  assert.deepEqual((await sql`select id from kept`.execute(db.of())).rows, [])
})

test('a full disk is said in words, and the database is opened again', async () => {
  const full = sql.raw(`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  const error = await rejection(full.execute(db.of()))
  assert.deepEqual([error.code, /the disk is full/.test(error.message)], ['database-unavailable', true])
  await until('it answers again', answers)
})

test('whoever listened hears again after a restart', async () => {
  const heard: string[] = []
  const stop = await db.listen('news', (payload) => heard.push(payload))
  await rejection(endless.execute(db.of()))
  await until('it answers again', answers)
  await db.notify('news', 'back')
  await until('it is heard', () => heard.includes('back'))
  await stop()
})

test.run()
