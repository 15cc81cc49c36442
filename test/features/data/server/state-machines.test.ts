import assert from 'node:assert/strict'
import fc from 'fast-check'
import { sql } from 'kysely'
import { suite } from 'uvu'
import type { Database, Machine, StateMachines } from '../../../../features/data/contract'
import { database, migrations, stateMachines } from '../../../../features/data/contract'
import { contribute } from '../../../../kernel/index'
import type { TestServer } from '../../../support/database'
import { bootServer, eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'
import { featureWith } from './support'

type State = 'draft' | 'pending' | 'approved' | 'returned' | 'closed'
const STATES: readonly State[] = ['draft', 'pending', 'approved', 'returned', 'closed']
const machine: Machine<State> = {
  table: 'garden.plan',
  history: 'garden.plan_history',
  moves: {
    draft: ['pending'],
    pending: ['approved', 'returned'],
    returned: ['pending', 'closed'],
    approved: ['closed'],
    closed: [],
  },
}
const NOON = new Date('2026-05-03T12:00:00Z')
const tables = contribute(migrations, {
  id: 'garden.0001-plan',
  up: async (db) =>
    void (await sql`create table garden.plan (id int generated always as identity primary key, state text not null,
        version int not null default 1, updated_at timestamptz not null default now());
      create table garden.plan_history (id int generated always as identity primary key, of_id int not null,
        from_state text, to_state text not null, by_person int, why text, at timestamptz not null)`.execute(db)),
})

eachDatabase((kind) => {
  const test = suite(`state machines, ${kind}`)
  let server: TestServer | undefined
  let db: Database
  let machines: StateMachines

  const create = () =>
    db.transact(async (tx) => {
      const { rows } = await sql<{ id: number }>`insert into garden.plan (state) values ('draft') returning id`.execute(
        db.on(tx),
      )
      const id = Number(rows[0]?.id)
      await machines.begin(tx, machine, { id, state: 'draft', by: 7 })
      return id
    })
  const move = (id: number, to: State, more: { why?: string; from?: readonly State[]; by?: number } = {}) =>
    db.transact((tx) => machines.move(tx, machine, { by: undefined, ...more, id, to }))
  const read = async (id: number) =>
    (
      await sql<{
        state: State
        version: number
        updated_at: Date
      }>`select * from garden.plan where id = ${id}`.execute(db.of())
    ).rows[0]

  test.before(async () => {
    server = await bootServer([featureWith('garden', [tables])], { kind, now: NOON })
    db = server.kernel.get(database)
    machines = server.kernel.get(stateMachines)
  })
  test.after(() => server?.dispose())

  test('a move changes the state, counts the version and writes who, when, from, to and why', async () => {
    const id = await create()
    assert.deepEqual(await move(id, 'pending', { by: 7, why: 'ready' }), { from: 'draft', version: 2 })
    const row = await read(id)
    assert.deepEqual([row?.state, row?.version, row?.updated_at], ['pending', 2, NOON])
    assert.deepEqual(await machines.history(machine, id), [
      { from: null, to: 'draft', by: 7, why: null, at: NOON },
      { from: 'draft', to: 'pending', by: 7, why: 'ready', at: NOON },
    ])
  })

  test('a step that is not allowed is refused, naming both states and what may come', async () => {
    const error = await rejection(move(await create(), 'approved'))
    assert.equal(error.code, 'state-not-allowed')
    assert.match(error.message, /is draft and cannot become approved: from there it can become pending/)
  })

  test('where a caller names the states it may come from, others are refused even if the machine allows the step', async () => {
    const id = await create()
    assert.match((await rejection(move(id, 'pending', { from: ['returned'] }))).message, /it must be returned for that/)
  })

  test('there is no row: not-found', async () => {
    assert.equal((await rejection(move(999_999, 'pending'))).code, 'not-found')
  })

  test('of two who move the same row at once, one wins', async () => {
    const id = await create()
    await move(id, 'pending')
    const outcomes = await Promise.allSettled([move(id, 'approved'), move(id, 'returned')])
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  })

  test('whatever is tried, the state follows the moves and the history is the path', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...STATES), { maxLength: 8 }), async (wishes) => {
        const id = await create()
        const path: State[] = ['draft']
        for (const to of wishes) {
          const now = path.at(-1) as State
          const outcome = await move(id, to).then(
            () => 'moved',
            (error: { code: string }) => error.code,
          )
          assert.equal(outcome, machine.moves[now].includes(to) ? 'moved' : 'state-not-allowed')
          if (outcome === 'moved') path.push(to)
        }
        const history = await machines.history(machine, id)
        assert.deepEqual(
          history.map(({ to }) => to),
          path,
        )
        assert.deepEqual(
          history.map(({ from }) => from),
          [null, ...path.slice(0, -1)],
        )
        const row = await read(id)
        assert.deepEqual([row?.state, row?.version], [path.at(-1), path.length])
      }),
      { numRuns: 40 },
    ))

  test.run()
})
