import assert from 'node:assert/strict'
import { Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { clock, type Database, database, jobs } from '../../../../features/data/contract'
import { apiRoutes, endpoint, webErrors } from '../../../../features/web/contract'
import { createIdempotent } from '../../../../features/web/server/idempotency'
import type { IdempotencyTables } from '../../../../features/web/server/idempotency-queries'
import type { Sent } from '../../../../features/web/server/run-endpoint'
import { contribute } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { rejection, until } from '../../../support/waiting'
import { deferred, featureWith } from '../../data/server/support'

const KEY = { 'idempotency-key': 'a-key-of-this-test' }
const NOW = new Date('2026-11-21T06:30:00Z')
const LATER = new Date(NOW.getTime() + 61_000)

eachDatabase((kind) => {
  const test = suite(`acts that are tried again, ${kind}`)
  let api: TestApi
  let acts: string[] = []
  let during: () => Promise<unknown> = async () => undefined

  const pick = endpoint({
    id: 'garden.pick',
    method: 'POST',
    path: '/api/garden/trees/:id/pick',
    access: 'public',
    strangers: 'same',
    request: { params: Type.Object({ id: Type.String() }) },
    response: { 200: Type.Object({ picked: Type.String() }) },
    async handle({ params: { id } }) {
      acts.push(id)
      await during()
      return { picked: id }
    },
  })

  test.before.each(async () => {
    acts = []
    during = async () => undefined
    api = await bootApi([featureWith('garden', [contribute(apiRoutes, pick)])], { kind, now: NOW })
  })
  test.after.each(() => api.dispose())
  const go = (id: string) => api.nobody.post(`/api/garden/trees/${id}/pick`, undefined, KEY)

  test('a repeat gets the first answer, and nothing is done', async () => {
    const [first, second] = [await go('5'), await go('5')]
    assert.deepEqual([first.status, second.status], [200, 200])
    assert.deepEqual(second.body, first.body)
    assert.deepEqual(acts, ['5'])
  })

  test('what failed may be tried again with its key', async () => {
    during = () => Promise.reject(new Error('a bird was there first'))
    assert.equal((await go('5')).status, 500)
    during = async () => undefined
    assert.equal((await go('5')).status, 200)
    assert.deepEqual(acts, ['5', '5'])
  })

  test('a key that comes for another thing is refused: neither the first answer is right, nor that nothing is done', async () => {
    await go('5')
    const other = await go('6')
    assert.deepEqual([other.status, other.body.code], [422, 'idempotency-mismatch'])
    assert.deepEqual(acts, ['5'])
  })

  test('who has acted is told so although the answer could not be kept, and a repeat does not act', async () => {
    const db = api.kernel.get(database).of()
    during = () => sql`alter table web.idempotency rename to idempotency_away`.execute(db)
    assert.equal((await go('5')).status, 200)
    await sql`alter table web.idempotency_away rename to idempotency`.execute(db)
    assert.equal((await go('5')).body.code, 'idempotency-in-flight')
    assert.deepEqual(acts, ['5'])
  })

  test('who was taken for dead and fails after all gives back nothing of whoever acts in their place', async () => {
    let fail = () => {}
    const next = deferred()
    const works = [new Promise((_, refuse) => (fail = () => refuse(new Error('late')))), next.promise]
    during = () => works[acts.length - 1] ?? Promise.resolve()
    const first = go('5')
    await until('the first one acts', () => acts.length === 1)
    api.setNow(LATER)
    const second = go('5')
    await until('the second one acts', () => acts.length === 2)
    fail()
    assert.equal((await first).status, 500)
    assert.equal((await go('5')).body.code, 'idempotency-in-flight')
    next.resolve()
    assert.equal((await second).status, 200)
    assert.equal(acts.length, 2)
  })

  test('a key is held as long as the act takes, and its answer kept once that can be done', async () => {
    const db = api.kernel.get(database).of<IdempotencyTables>()
    const silent = { info() {}, warn() {}, error() {} }
    const idempotent = createIdempotent(api.kernel.get(database), api.kernel.get(clock), silent, 5)
    const gate = deferred()
    const run = (): Promise<Sent> =>
      idempotent.run(pick, KEY['idempotency-key'], 'somebody', { url: '/', body: null }, async () => {
        acts.push('5')
        await gate.promise
        await sql`alter table web.idempotency rename to idempotency_away`.execute(db)
        return { status: 200, payload: 'picked', headers: {}, more: {} }
      })
    const row = () => db.selectFrom('web.idempotency').selectAll().executeTakeFirst()
    const first = run()
    await until('it acts', () => acts.length === 1)
    api.setNow(LATER)
    await until('its claim is renewed', async () => Number((await row())?.created_at) === LATER.getTime())
    assert.equal((await rejection(run())).code, 'idempotency-in-flight')
    gate.resolve()
    await first
    await sql`alter table web.idempotency_away rename to idempotency`.execute(db)
    await until('its answer is kept', async () => (await row())?.status === 200)
    assert.equal((await run()).payload, 'picked')
    assert.deepEqual(acts, ['5'])
  })

  /** As a node of its own: one that never ends has died. */
  const onNode = (act: (house: Database) => Promise<Sent>) => {
    const house = api.kernel.get(database)
    const node = createIdempotent(house, api.kernel.get(clock), { info() {}, warn() {}, error() {} })
    return node.run(pick, KEY['idempotency-key'], 'somebody', { url: '/', body: null }, () => act(house))
  }
  const picked = { status: 200, payload: 'picked', headers: {}, more: {} }

  async function dying(act: (house: Database) => Promise<unknown>) {
    const end = deferred()
    void onNode(async (house) => {
      await act(house)
      end.resolve()
      return new Promise<Sent>(() => {})
    })
    await end.promise
    api.setNow(LATER)
  }

  test('what a node has done that died before it answered is told, not done again, until whoever was told sends it once more', async () => {
    await dying((house) => house.transact(async () => void acts.push('5')))
    const again = () => onNode(async () => picked)
    assert.equal((await rejection(again())).code, 'idempotency-answer-lost')
    assert.deepEqual(await again(), picked)
  })

  test('what broke when something was done is told at once, and not done again', async () => {
    const broken = onNode(async (house) => {
      await house.transact(async () => undefined)
      throw new Error('the connection broke')
    })
    await rejection(broken)
    assert.equal((await rejection(onNode(async () => picked))).code, 'idempotency-answer-lost')
  })

  test('what was refused after something was counted may be tried again with its key', async () => {
    const refused = onNode(async (house) => {
      await house.transact(async () => undefined)
      throw webErrors.forbidden('Not this tree.')
    })
    await rejection(refused)
    assert.deepEqual(await onNode(async () => picked), picked)
  })

  test('a node that died before anything was committed has done nothing: a retry acts', async () => {
    await dying((house) => house.transact(() => Promise.reject(new Error('undone'))).catch(() => undefined))
    assert.deepEqual(await onNode(async () => picked), picked)
  })

  test('who was taken for dead commits nothing beside whoever acts in their place', async () => {
    const house = api.kernel.get(database)
    const gate = deferred()
    const transacted: string[] = []
    during = async () => {
      const mine = acts.length
      if (mine === 1) await gate.promise
      await house.transact(async (tx) => {
        await sql`create table if not exists web.picked (by integer)`.execute(house.on(tx))
        await sql`insert into web.picked values (${mine})`.execute(house.on(tx))
      })
      transacted.push(String(mine))
    }
    const first = go('5')
    await until('the first one acts', () => acts.length === 1)
    api.setNow(LATER)
    assert.equal((await go('5')).status, 200)
    gate.resolve()
    assert.equal((await first).body.code, 'idempotency-in-flight')
    const { rows } = await sql<{ by: number }>`select by from web.picked`.execute(house.of())
    assert.deepEqual([rows, transacted], [[{ by: 2 }], ['2']])
  })

  test('an act that hangs gives its key away after ten minutes', async () => {
    const db = api.kernel.get(database).of<IdempotencyTables>()
    const idempotent = createIdempotent(
      api.kernel.get(database),
      api.kernel.get(clock),
      { info() {}, warn() {}, error() {} },
      5,
    )
    const gate = deferred()
    const run = () =>
      idempotent.run(pick, KEY['idempotency-key'], 'somebody', { url: '/', body: null }, async () => {
        acts.push('5')
        await gate.promise
        return { status: 200, payload: 'picked', headers: {}, more: {} }
      })
    const all = [run()]
    await until('it acts', () => acts.length === 1)
    const claimedAt = async () => (await db.selectFrom('web.idempotency').selectAll().executeTakeFirst())?.created_at
    api.setNow(new Date(NOW.getTime() + 600_000))
    await until('its claim is renewed', async () => Number(await claimedAt()) === NOW.getTime() + 600_000)
    api.setNow(new Date(NOW.getTime() + 661_000))
    all.push(run())
    await until('the next one acts', () => acts.length === 2)
    gate.resolve()
    await Promise.all(all)
  })

  test('old keys are forgotten a few thousand at a time, all of them in one night', async () => {
    const db = api.kernel.get(database).of<IdempotencyTables>()
    await sql`insert into web.idempotency (scope, key, body_hash, created_at)
      select 'somebody', 'old-' || n, '', ${NOW}::timestamptz - interval '2 days'
      from generate_series(1, 10001) as n`.execute(db)
    await sql`create function web.refuse_many() returns trigger language plpgsql as $$ begin
        if (select count(*) from gone) > 5000 then raise 'too many at once'; end if;
        return null;
      end $$`.execute(db)
    await sql`create trigger few_at_once after delete on web.idempotency referencing old table as gone
      for each statement execute function web.refuse_many()`.execute(db)
    const job = api.kernel.view(jobs).find(({ id }) => id === 'web.purge-idempotency')
    const found = await job?.run({ now: NOW, signal: new AbortController().signal, data: undefined })
    assert.deepEqual(found, { dropped: 10_001 })
  })

  test.run()
})
