import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import type { Job, JobRun } from '../../../../features/data/contract'
import { database, databaseTools, jobQueue, jobs } from '../../../../features/data/contract'
import { createBoss } from '../../../../features/data/server/jobs/boss'
import { log } from '../../../../features/web/contract'
import type { Token } from '../../../../kernel/index'
import { contribute } from '../../../../kernel/index'
import type { TestServer } from '../../../support/database'
import { bootServer, eachDatabase } from '../../../support/database'
import { rejection, until } from '../../../support/waiting'
import { deferred, featureWith, present } from './support'

eachDatabase((kind) => {
  const test = suite(`jobs, ${kind}`)
  let opened: TestServer | undefined
  let runs: unknown[] = []
  let behave: (run: JobRun) => Promise<object | void> = async () => undefined

  const water: Job = {
    id: 'garden.water',
    run: async (run) => {
      runs.push(run.data)
      return behave(run)
    },
  }
  const the = <T>(what: Token<T>) => {
    if (!opened) throw new Error('the server is not up')
    return opened.kernel.get(what)
  }
  const send = (data?: object, options?: Parameters<ReturnType<typeof queue>['send']>[3]) =>
    the(database).transact((tx) => the(jobQueue).send(tx, 'garden.water', data, options))
  const queue = () => the(jobQueue)
  const ran = (count: number) => until(`${count} ran`, () => runs.length >= count && runs)
  const rows = async <Row>(text: ReturnType<typeof sql<Row>>) => (await text.execute(the(database).of())).rows
  const states = () =>
    rows(sql<{ state: string }>`select state::text from jobs.job where name = 'garden.water' order by created_on`)

  test.before(async () => {
    opened = await bootServer([featureWith('garden', [contribute(jobs, water)])], { kind })
  })
  test.after.each(async () => {
    runs = []
    behave = async () => undefined
    await sql`delete from jobs.job where name = 'garden.water'`.execute(the(database).of())
  })
  test.after(() => opened?.dispose())

  test('what is sent runs once, with its data, and its result is kept', async () => {
    behave = async () => ({ litres: 3 })
    await send({ bed: 'north' })
    assert.deepEqual(await ran(1), [{ bed: 'north' }])
    const [done] = await until('it is done', async () => {
      const found = await rows(sql<{ output: object }>`select output from jobs.job where state = 'completed'`)
      return found.length > 0 && found
    })
    assert.deepEqual(done, { output: { litres: 3 } })
  })

  test('what a rolled back transaction sent never runs', async () => {
    const work = the(database).transact(async (tx) => {
      await queue().send(tx, 'garden.water', { bed: 'dry' })
      throw new Error('changed my mind')
    })
    await rejection(work)
    await send({ bed: 'wet' })
    assert.deepEqual(await ran(1), [{ bed: 'wet' }])
    assert.equal((await states()).length, 1)
  })

  test('queues that are made at the same time do not collide', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `orchard.prune-${at}`)
    const pruned = new Set<string>()
    const made = names.map((id) => contribute(jobs, { id, run: async () => void pruned.add(id) }))
    const other = await bootServer([featureWith('orchard', made)], { kind })
    try {
      const sendTo = (id: string) =>
        other.kernel.get(database).transact((tx) => other.kernel.get(jobQueue).send(tx, id, {}))
      await Promise.all(names.map(sendTo))
      await until('all ran', () => pruned.size === names.length)
    } finally {
      await other.dispose()
    }
  })

  test('of one key only one waits, and one that is due later waits', async () => {
    const startAt = new Date(Date.now() + 3_600_000)
    await send({ n: 1 }, { key: 'north', startAt })
    await send({ n: 2 }, { key: 'north', startAt })
    await send({ n: 3 }, { key: 'south', startAt })
    await send({ n: 4 })
    assert.deepEqual(await ran(1), [{ n: 4 }])
    assert.equal((await states()).filter(({ state }) => state === 'created').length, 2)
  })

  test('one that fails is tried again later', async () => {
    behave = async () => {
      if (runs.length === 1) throw new Error('the tap is dry')
    }
    await send({ bed: 'north' })
    await until('it waits for its second try', async () => (await states())[0]?.state === 'retry')
    await sql`update jobs.job set start_after = now() - interval '1 second' where state = 'retry'`.execute(
      the(database).of(),
    )
    await send({ bed: 'south' }) // wakes
    await ran(3)
    await until('all are done', async () => (await states()).every(({ state }) => state === 'completed'))
  })

  test('after the last try it is set aside with its error, until somebody tries again', async () => {
    behave = async () => {
      if (runs.length === 1) throw new Error('the well is dry')
    }
    const last = sql`update jobs.job set retry_limit = 0 where name = 'garden.water'`
    await the(database).transact(async (tx) => {
      await queue().send(tx, 'garden.water')
      await last.execute(the(database).on(tx))
    })
    const tools = the(databaseTools)
    const [job] = await until('it is set aside', async () => {
      const all = await tools.setAside()
      return all.length > 0 && all
    })
    assert.deepEqual([job?.kind, job?.of, job?.tries, job?.error], ['job', 'garden.water', 1, 'the well is dry'])
    await tools.retry(present(job))
    await ran(2)
    await until('it is done', async () => (await states())[0]?.state === 'completed')
    assert.deepEqual(await tools.setAside(), [])
  })

  test('what is done is gone after a quarter of an hour, with what it was sent with', async () => {
    await send({ email: 'meera@example.in' })
    await until('it is done', async () => (await states())[0]?.state === 'completed')
    const sooner = (text: ReturnType<typeof sql>) => text.execute(the(database).of())
    const boss = await createBoss(the(database), the(log))
    await sooner(
      sql`update jobs.job set completed_on = completed_on - interval '15 minutes' where name = 'garden.water'`,
    )
    await boss.maintain()
    await sooner(sql`update jobs.archive set archived_on = archived_on - interval '1 minute'`)
    await boss.maintain()
    const kept = sql`select 1 from jobs.job where name = 'garden.water' union all
      select 1 from jobs.archive where name = 'garden.water'`
    assert.deepEqual(await rows(kept), [])
  })

  test('a job that nobody brings is refused by name', async () => {
    const work = the(database).transact((tx) => queue().send(tx, 'garden.wter'))
    assert.match((await rejection(work)).message, /No feature brings the job "garden\.wter"/)
  })

  test('switching the feature off aborts what runs and gives it back; on again, it runs', async () => {
    const begun = deferred()
    behave = ({ signal }) => {
      begun.resolve()
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('told to stop'))))
    }
    await send({ bed: 'long' })
    await begun.promise
    await opened?.kernel.apply([{ by: 'a test', off: ['garden'] }])
    assert.deepEqual(await states(), [{ state: 'retry' }])
    await send({ bed: 'short' }) // the queue is there, so it may be sent for
    behave = async () => undefined
    await opened?.kernel.apply([])
    await until('the one sent meanwhile ran', () => runs.length === 2)
  })

  test.run()
})
