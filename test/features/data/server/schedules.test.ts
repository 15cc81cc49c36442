import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import type { Job, Migration } from '../../../../features/data/contract'
import { database, jobQueue, jobs, migrations } from '../../../../features/data/contract'
import type { Feature } from '../../../../kernel/index'
import { contribute } from '../../../../kernel/index'
import type { TestServer } from '../../../support/database'
import { bootServer, eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { featureWith } from './support'

const BEFORE = new Date('2026-11-25T04:04:30Z')
const AFTER = new Date('2026-11-25T04:05:10Z')
const LONG_AFTER = new Date('2026-11-25T04:07:00Z')
const NEXT_DAY = new Date('2026-11-26T04:05:10Z')
const FAR_AHEAD = new Date('2026-12-25T04:05:10Z')

eachDatabase((kind) => {
  const test = suite(`schedules, ${kind}`)
  let rang: string[] = []
  let watered = 0
  let opened: TestServer[] = []

  const water: Job = { id: 'garden.water', run: async () => void watered++ }
  const weed: Job = { id: 'garden.weed', cron: '5 4 * * *', run: async ({ now }) => void rang.push(now.toISOString()) }

  let weird: Job | undefined

  async function open(beside?: TestServer, follows = true, ...others: Feature[]): Promise<TestServer> {
    const brought = [water, weed, ...(weird ? [weird] : [])].map((job) => contribute(jobs, job))
    const server = await bootServer([featureWith('garden', brought), ...others], {
      kind,
      now: BEFORE,
      settings: { data: { followsSchedule: follows } },
      ...(beside && { beside }),
    })
    opened.unshift(server)
    return server
  }

  /** Every round looks at the schedule before it takes what was sent. */
  async function goRound(server: TestServer, now: Date): Promise<void> {
    server.setNow(now)
    const before = watered
    await server.kernel.get(database).transact((tx) => server.kernel.get(jobQueue).send(tx, 'garden.water'))
    await until('a round is over', () => watered > before)
  }

  const sent = async (server: TestServer) => {
    const found = sql`select id from jobs.job where name = 'garden.weed'`
    return (await found.execute(server.kernel.get(database).of())).rows.length
  }

  test.after.each(async () => {
    for (const server of opened) await server.dispose()
    opened = []
    rang = []
    weird = undefined
  })

  test('a scheduled job runs when its instant has come, and again at the next', async () => {
    const server = await open()
    await goRound(server, BEFORE)
    assert.deepEqual(rang, [])
    await goRound(server, AFTER)
    await until('it ran', () => rang.length === 1)
    await goRound(server, AFTER)
    await goRound(server, NEXT_DAY)
    await until('it ran again', () => rang.length === 2)
    assert.deepEqual(rang, [AFTER.toISOString(), NEXT_DAY.toISOString()])
  })

  test('what nobody was up for is left out, and a feature that was off begins anew', async () => {
    const server = await open()
    await goRound(server, BEFORE)
    await server.kernel.apply([{ by: 'a test', off: ['garden'] }])
    server.setNow(LONG_AFTER)
    await server.kernel.apply([])
    await goRound(server, LONG_AFTER)
    assert.equal(await sent(server), 0)
    await goRound(server, NEXT_DAY)
    assert.equal(await sent(server), 1)
  })

  test('a node that starts just after its instant sends it, once', async () => {
    const server = await open()
    await goRound(server, AFTER)
    await goRound(server, AFTER)
    await until('it ran', () => rang.length > 0)
    assert.equal(await sent(server), 1)
  })

  test('a clock that ran ahead and was set back stops nothing', async () => {
    const server = await open()
    for (const now of [BEFORE, FAR_AHEAD]) await goRound(server, now)
    await until('it ran', () => rang.length === 1)
    for (const now of [AFTER, NEXT_DAY]) await goRound(server, now)
    await until('it ran again', () => rang.length === 2)
  })

  test('a pattern that is none keeps nobody else from running, and says whose it is', async () => {
    weird = { id: 'garden.weird', cron: 'at dawn', run: async () => undefined }
    const server = await open()
    for (const now of [BEFORE, AFTER]) await goRound(server, now)
    await until('it ran', () => rang.length === 1)
    const lines = server.logs.filter(({ about }) => (about as { job?: string }).job === 'garden.weird')
    assert.equal(lines.length, 1)
  })

  test('a job waits for the tables of its feature, however long they take to make', async () => {
    const done: string[] = []
    const count: Job = { id: 'orchard.count', cron: '* * * * *', run: async () => void done.push('counted') }
    const plant: Migration = {
      id: 'orchard.0001-tree',
      async up(db) {
        await sql`create table orchard.tree (id integer); select pg_sleep(1)`.execute(db)
        done.push('planted')
      },
    }
    await open(undefined, true, featureWith('orchard', [contribute(jobs, count), contribute(migrations, plant)]))
    await until('it ran', () => done.includes('counted'))
    assert.deepEqual(done, ['planted', 'counted'])
  })

  test('a node that follows no schedule sends nothing', async () => {
    const server = await open(undefined, false)
    for (const now of [BEFORE, AFTER]) await goRound(server, now)
    assert.equal(await sent(server), 0)
  })

  if (kind === 'postgres') {
    test('of several nodes one sends it', async () => {
      const one = await open()
      const other = await open(one)
      for (const now of [BEFORE, AFTER]) for (const node of [one, other]) await goRound(node, now)
      await opened.shift()?.dispose() // when it is gone, its rounds are over
      assert.equal(await sent(one), 1)
      await until('it ran', () => rang.length === 1)
    })

    test('a node that was away sends nothing again that another has sent since', async () => {
      const one = await open()
      const late = await open(one)
      for (const node of [one, late]) await goRound(node, BEFORE)
      for (const [nth, now] of [AFTER, NEXT_DAY].entries()) {
        await goRound(one, now)
        await until('it ran', () => rang.length === nth + 1) // as long as one waits, another is not sent
      }
      await goRound(late, NEXT_DAY)
      await opened.shift()?.dispose()
      assert.equal(await sent(one), 2)
    })
  }

  test.run()
})
