import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { trackingServer } from '../../../../features/tracking/server/feature'
import type { TrackingTables } from '../../../../features/tracking/server/tables'
import { faultKeeper } from '../../../../features/tracking/server/tokens'
import type { Fault } from '../../../../features/web/contract'
import { apiSettings, bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const NOW = new Date('2026-11-21T06:30:00Z')
const MOST_KINDS = 5000
const source = {
  subject: undefined,
  request: { headers: {}, cookies: { allowedCookie: '1' }, isProgram: false },
}

eachDatabase((kind) => {
  const test = suite(`faults that come in masses or broken, ${kind}`)
  let api: TestApi
  let made = 0
  test.before(async () => {
    const web = { ...apiSettings('/tmp').web, release: '1.0.0' }
    api = await bootApi([trackingServer], { kind, now: NOW, settings: { tracking: { release: '1.0.0' }, web } })
  })
  test.before.each(async () => {
    await db().deleteFrom('tracking.fault').execute()
  })
  test.after(() => api.dispose())

  const db = () => api.kernel.get(database).of<TrackingTables>()
  const keeper = () => api.kernel.get(faultKeeper)
  const hear = (message: string, more: Partial<Fault> = {}) =>
    keeper().heard(
      {
        ...{ side: 'browser', reference: `ref${(made += 1)}`, name: 'TypeError', message, stack: '', place: '/' },
        ...{ release: '1.0.0', browser: undefined },
        ...more,
      },
      source,
    )
  const list = async (query = '') => (await (await api.as('admin')).get(`/api/tracking/faults${query}`)).body
  const messages = async (query = '') => (await list(query)).items.map(({ message }: { message: string }) => message)

  /** As many kinds as there is room for, the first one told of first. */
  const fill = (side: string, reports: number) =>
    sql`insert into tracking.fault (fingerprint, side, name, message, stack, culprit, reports, last_report,
          first_release, last_release, first_at, last_at, updated_at)
        select ${side} || n, ${side}, 'Error', ${`${side} `} || n, '{}', '', ${reports}::int, -100000 + n,
          '1', '1', ${NOW}::timestamptz, ${NOW}::timestamptz, ${NOW}::timestamptz
        from generate_series(1, ${MOST_KINDS}::int) n`.execute(db())

  test('what no database keeps is taken out of a report', async () => {
    const trail = [{ ms: 5, says: 'typed \0 \ud83d' }]
    hear('No room \0 for \ud83d this', { side: 'server', place: 'GET /\0', trail })
    await keeper().settle()
    const [{ id, message }] = (await list()).items
    assert.equal(message, 'No room  for \ufffd this')
    const { latest } = (await (await api.as('admin')).get(`/api/tracking/faults/${id}`)).body
    assert.deepEqual([latest[0].place, latest[0].trail], ['GET /', [{ ms: 5, says: 'typed  \ufffd' }]])
  })

  test('one report that cannot be kept is logged and takes no other along', async () => {
    hear('the first')
    hear('the broken one', { clientId: 'no uuid' })
    hear('the last')
    const before = api.logs.length
    await keeper().settle()
    assert.deepEqual(await messages(), ['the last', 'the first'])
    const lost = api.logs.slice(before).filter(({ level }) => level === 'error')
    assert.equal(lost.length, 1)
  })

  test('the browsers leave room for what fails on the server, and the page says that theirs is taken', async () => {
    await fill('browser', 2)
    hear('new in a browser')
    hear('new on the server', { side: 'server' })
    await keeper().settle()
    const { items, full } = await list()
    assert.equal(items[0].message, 'new on the server')
    assert.deepEqual(full, ['browser'])
    assert.deepEqual(await messages('?q=new%20in'), [])
  })

  test('of kinds that were told of once, the oldest makes room for a new one', async () => {
    await fill('browser', 1)
    hear('new in a browser')
    hear('another one')
    await keeper().settle()
    const { items, full, counts } = await list()
    assert.deepEqual([items[0].message, items[1].message], ['another one', 'new in a browser'])
    assert.deepEqual([full, counts.open], [[], MOST_KINDS])
    const gone = await db()
      .selectFrom('tracking.fault')
      .select('id')
      .where('message', 'in', ['browser 1', 'browser 2'])
      .execute()
    assert.deepEqual(gone, [])
  })

  test.run()
})
