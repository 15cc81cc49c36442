import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import {
  database,
  durableEvent,
  type HeardEvent,
  migrations,
  outbox,
  type Subscription,
  subscriptions,
} from '../../../../features/data/contract'
import { contribute } from '../../../../kernel/index'
import { bootServer, eachDatabase, type TestServer } from '../../../support/database'
import { until } from '../../../support/waiting'
import { featureWith, present } from './support'

interface Planted {
  readonly rose: string
}

const planted = durableEvent<Planted>('orchard/planted')
const tables = contribute(migrations, {
  id: 'orchard.0001-heard',
  up: async (db) =>
    void (await sql`create table orchard.heard (nr integer generated always as identity, rose text)`.execute(db)),
})

eachDatabase((kind) => {
  const test = suite(`events heard together, ${kind}`)
  let server: TestServer | undefined
  /** How many were heard at once, call by call. */
  let calls: number[] = []
  let broken = ''
  const db = () => present(server).kernel.get(database)

  async function write(
    events: readonly Pick<HeardEvent<Planted>, 'detail'>[],
    tx: Parameters<Subscription['handle']>[1]['tx'],
  ) {
    calls.push(events.length)
    for (const { detail } of events) {
      if (detail.rose === broken) throw new Error('thorns')
      await sql`insert into orchard.heard (rose) values (${detail.rose})`.execute(db().on(tx))
    }
  }
  const hearing: Subscription<Planted> = {
    id: 'orchard.together',
    event: planted.eventName,
    handle: (detail, { tx }) => write([{ detail }], tx),
    handleAll: write,
  }
  const publish = (roses: readonly string[]) =>
    db().transact(async (tx) => {
      for (const rose of roses) await present(server).kernel.get(outbox).publish(tx, planted({ rose }))
    })
  const hears = (count: number) =>
    until(`${count} are heard`, async () => {
      const { rows } = await sql<Planted>`select rose from orchard.heard order by nr`.execute(db().of())
      return rows.length >= count ? rows.map(({ rose }) => rose) : undefined
    })

  test.before(async () => {
    server = await bootServer([featureWith('orchard', [tables, contribute(subscriptions, hearing as Subscription)])], {
      kind,
    })
  })
  test.before.each(async () => {
    calls = []
    broken = ''
    await sql`delete from orchard.heard`.execute(db().of())
  })
  test.after(() => server?.dispose())

  test('what was published together is heard together, once and in order; one alone by itself', async () => {
    await publish(['Alba'])
    assert.deepEqual([await hears(1), calls], [['Alba'], [1]])
    await publish(['Bourbon', 'China', 'Damask'])
    assert.deepEqual(
      [await hears(4), calls],
      [
        ['Alba', 'Bourbon', 'China', 'Damask'],
        [1, 3],
      ],
    )
  })

  test('one that cannot be heard takes nothing from the others: they come one by one, and it comes again', async () => {
    broken = 'China'
    await publish(['Bourbon', 'China', 'Damask'])
    assert.deepEqual(await hears(2), ['Bourbon', 'Damask'])
    assert.equal(calls[0], 3)
    assert.ok(
      calls.slice(1).every((size) => size === 1),
      `then one by one: ${calls}`,
    )
    broken = ''
    assert.deepEqual(await hears(3), ['Bourbon', 'Damask', 'China'])
  })

  test.run()
})
