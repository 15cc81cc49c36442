import assert from 'node:assert/strict'
import { type Kysely, sql } from 'kysely'
import { suite } from 'uvu'
import type { Subscription } from '../../../../features/data/contract'
import {
  audit,
  database,
  databaseTools,
  durableEvent,
  jobs,
  migrations,
  outbox,
  subscriptions,
} from '../../../../features/data/contract'
import { retryVerb, setAsideVerb } from '../../../../features/data/server/verbs/set-aside-verbs'
import type { Verb } from '../../../../features/modules/contract'
import { healthChecks } from '../../../../features/web/contract'
import type { Token } from '../../../../kernel/index'
import { contribute } from '../../../../kernel/index'
import type { TestServer } from '../../../support/database'
import { bootServer, eachDatabase } from '../../../support/database'
import { rejection, until } from '../../../support/waiting'
import { deferred, featureWith, present } from './support'

const planted = durableEvent<{ readonly rose: string }>('garden/planted')
const tables = contribute(migrations, {
  id: 'garden.0001-heard',
  up: async (db) => void (await sql`create table garden.heard (rose text, event_id text)`.execute(db)),
})

/** What a verb of the command line prints. */
async function told(verb: Verb, ...args: readonly string[]): Promise<string> {
  const lines: string[] = []
  const [signal, print] = [new AbortController().signal, (line: string) => void lines.push(line)]
  await verb.run({ args, folder: '/', print, signal, ask: async () => undefined, progress: () => undefined })
  return lines.join('\n')
}

/** What the subscriptions do beside writing down what they hear. */
type Behaviour = (rose: string, subscription: string, db: Kysely<unknown>) => unknown

eachDatabase((kind) => {
  const test = suite(`outbox, ${kind}`)
  const opened: TestServer[] = []
  let behave: Behaviour = () => undefined

  const listener = (id: string, server: () => TestServer | undefined) =>
    contribute(subscriptions, {
      id: `garden.${id}`,
      event: planted.eventName,
      async handle({ rose }, { tx, eventId }) {
        const db = present(server()).kernel.get(database).on<unknown>(tx)
        await sql`insert into garden.heard values (${rose}, ${eventId})`.execute(db)
        await behave(rose, id, db)
      },
    } satisfies Subscription<{ readonly rose: string }> as Subscription)
  const open = async (beside?: TestServer) => {
    const n = opened.length
    const items = [tables, listener('first', () => opened[n]), listener('second', () => opened[n])]
    const server = await bootServer([featureWith('garden', items)], { kind, ...(beside ? { beside } : {}) })
    opened.push(server)
  }
  const node = (n: number) => {
    const server = opened[n]
    if (!server) throw new Error(`node ${n} is not up`)
    return server
  }
  const the = <T>(what: Token<T>, on = 0) => node(on).kernel.get(what)
  const publish = (roses: readonly string[], on = 0) =>
    the(database, on).transact(async (tx) => {
      for (const rose of roses) await the(outbox, on).publish(tx, planted({ rose }))
    })
  const heard = async () => {
    const { rows } = await sql<{ rose: string }>`select rose from garden.heard`.execute(the(database).of())
    return rows.map((row) => row.rose)
  }
  const hears = (count: number) =>
    until(`${count} are heard`, async () => ((await heard()).length >= count ? heard() : undefined))

  test.before(() => open())
  test.after.each(async () => {
    behave = () => undefined
    for (const server of opened.splice(1)) await server?.dispose()
    await sql`delete from garden.heard; delete from data.delivery; delete from data.outbox`.execute(the(database).of())
  })
  test.after(() => opened[0]?.dispose())

  test('what is published is heard once by each subscription, in order', async () => {
    const seen: string[] = []
    behave = (rose, subscription) => subscription === 'second' && seen.push(rose)
    await publish(['Alba', 'Bourbon'])
    await publish(['China'])
    assert.deepEqual((await hears(6)).sort(), ['Alba', 'Alba', 'Bourbon', 'Bourbon', 'China', 'China'])
    assert.deepEqual(seen, ['Alba', 'Bourbon', 'China'])
  })

  test('a rolled back transaction publishes nothing', async () => {
    const work = the(database).transact(async (tx) => {
      await the(outbox).publish(tx, planted({ rose: 'Damask' }))
      throw new Error('changed my mind')
    })
    await rejection(work)
    await publish(['Gallica'])
    assert.deepEqual(await hears(2), ['Gallica', 'Gallica'])
  })

  test('a handler that fails leaves nothing behind, is overtaken, and is tried again', async () => {
    let failures = 0
    behave = (rose, subscription) => {
      if (subscription === 'first' && rose === 'Musk' && failures++ === 0) throw new Error('thorns')
    }
    await publish(['Musk', 'Noisette'])
    assert.deepEqual([(await hears(4)).at(-1), failures], ['Musk', 2])
  })

  test('events published while their feature is off are delivered when it is back', async () => {
    await node(0).kernel.apply([{ by: 'a test', off: ['garden'] }])
    await publish(['Portland', 'Rugosa'])
    await node(0).kernel.apply([])
    assert.deepEqual((await hears(4)).sort(), ['Portland', 'Portland', 'Rugosa', 'Rugosa'])
  })

  test('switching a feature off waits for the deliveries under way', async () => {
    const [begun, finish] = [deferred(), deferred()]
    behave = () => (begun.resolve(), finish.promise)
    await publish(['Moss'])
    await begun.promise
    const off = node(0).kernel.apply([{ by: 'a test', off: ['garden'] }])
    finish.resolve()
    await off
    const now = await heard()
    assert.ok(now.length > 0, 'what had begun is through')
    await node(0).kernel.apply([])
    assert.deepEqual(await hears(2), ['Moss', 'Moss'])
  })

  test('what failed ten times is set aside, seen by health and tools, and can be tried again', async () => {
    let broken = true
    behave = (_rose, subscription) => {
      if (broken && subscription === 'first') throw new Error('no water')
    }
    await publish(['Tea'])
    const db = the(database).of()
    const tools = the(databaseTools)
    const health = () =>
      node(0)
        .kernel.view(healthChecks)
        .find(({ id }) => id === 'data.outbox')
        ?.check()
    assert.equal((await health())?.well, true)
    // Eight tries ago, as it were: nobody waits hours in a test.
    await until('it failed', async () =>
      Number(
        (await sql`update data.delivery set attempts = 9, next_at = null where attempts > 0`.execute(db))
          .numAffectedRows,
      ),
    )
    const [event] = await until('it is set aside', async () => {
      const all = await tools.setAside()
      return all.length > 0 ? all : undefined
    })
    assert.deepEqual([event?.kind, event?.of, event?.tries, event?.error], ['event', 'garden.first', 10, 'no water'])
    assert.deepEqual([(await health())?.well, (await health())?.says], [false, 'nothing waits, 1 set aside'])
    broken = false
    const listed = await told(setAsideVerb(tools))
    assert.match(listed, new RegExp(`^event garden\\.first ${event?.id} · 10 tries until 20.* · no water$`))
    const retry = retryVerb(tools, the(database), the(audit))
    assert.equal(await told(retry, 'all'), '1 put back.')
    assert.deepEqual([await hears(2), await told(setAsideVerb(tools))], [['Tea', 'Tea'], 'Nothing is set aside.'])
    assert.equal((await rejection(told(retry, 'event', 'garden.first', event?.id ?? ''))).code, 'not-found')
  })

  test('what was heard goes after a week with its deliveries; who is forgotten, with what waited for them', async () => {
    const db = the(database).of<unknown>()
    const day = (days: number) => new Date(Date.now() + days * 86_400_000)
    const purge = async (now: Date) => {
      const job = node(0)
        .kernel.view(jobs)
        .find(({ id }) => id === 'data.purge-outbox')
      return present(job).run({ now, signal: new AbortController().signal, data: undefined })
    }
    const left = async () => {
      const { rows } = await sql<{
        events: number
        deliveries: number
      }>`select (select count(*)::int from data.outbox) as events,
        (select count(*)::int from data.delivery) as deliveries`.execute(db)
      return rows[0]
    }
    await publish(['Damask'])
    await hears(2)
    await until('both are written down', async () => {
      const waiting = await sql`select from data.delivery where done_at is null`.execute(db)
      return waiting.rows.length === 0
    })
    await sql`insert into data.subscription values ('garden.gone', ${planted.eventName}, ${day(-61)})`.execute(db)
    await publish(['Eglantine'])
    await hears(4)
    assert.deepEqual(await left(), { events: 2, deliveries: 5 })
    assert.deepEqual(await purge(day(0)), { purged: 0, forgotten: ['garden.gone'] })
    assert.deepEqual(await left(), { events: 2, deliveries: 4 })
    assert.deepEqual(await purge(day(6)), { purged: 0, forgotten: [] })
    assert.deepEqual(await purge(day(8)), { purged: 2, forgotten: [] })
    assert.deepEqual(await left(), { events: 0, deliveries: 0 })
  })

  if (kind === 'postgres') {
    test('a handler whose statement takes too long has failed: the others are not kept waiting by it', async () => {
      behave = async (rose, id, db) => {
        if (rose !== 'slow' || id !== 'first') return
        await sql`set local statement_timeout = '50ms'`.execute(db)
        await sql`select pg_sleep(5)`.execute(db)
      }
      await publish(['slow', 'quick'])
      assert.deepEqual((await hears(3)).toSorted(), ['quick', 'quick', 'slow'])
      const tries = sql<{ attempts: number }>`select attempts from data.delivery where attempts > 0`
      await until('its failure is counted', async () => (await tries.execute(the(database).of())).rows.length === 1)
    })

    test('two nodes deliver each event once, in order, whichever of them published it', async () => {
      await open(opened[0])
      const seen: string[] = []
      behave = (rose, subscription) => subscription === 'first' && seen.push(rose)
      const roses = Array.from({ length: 40 }, (_, n) => `rose ${String(n).padStart(2, '0')}`)
      for (const [n, rose] of roses.entries()) await publish([rose], n % 2)
      await hears(roses.length * 2)
      assert.deepEqual(seen, roses)
    })
  }

  test.run()
})
