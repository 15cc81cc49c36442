import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database, jobs } from '../../../../features/data/contract'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { mailTo, signUp } from '../house'

const NOW = new Date('2026-11-21T06:30:00Z')
const YEAR_MS = 366 * 24 * 3_600_000

eachDatabase((kind) => {
  const test = suite(`what is past its time is forgotten, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind, now: NOW })
  })
  test.after(() => api?.dispose())

  const run = async (id: string, now: Date) => {
    const job = api.kernel.view(jobs).find((each) => each.id === id)
    assert.ok(job, `no job ${id}`)
    return job.run({ now, signal: new AbortController().signal, data: undefined })
  }
  const count = async (table: string) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      api.kernel.get(database).of(),
    )
    return rows[0]?.n
  }

  test('sessions, codes and known browsers stay as long as they hold, and no longer', async () => {
    await signUp(api, 'kept@purges.test')
    await api.nobody.post('/api/session/codes', { email: 'kept@purges.test' })
    await mailTo(api, 'kept@purges.test', 'session.code')
    const held = ['session.session', 'session.email_code', 'session.known_browser']
    const counts = () => Promise.all(held.map(count))
    const before = await counts()
    assert.ok(
      before.every((each) => each),
      `all are there: ${before}`,
    )
    for (const id of ['session.purge', 'session.purge-proofs', 'session.purge-nonces']) await run(id, NOW)
    assert.deepEqual(await counts(), before)
    for (const id of ['session.purge', 'session.purge-proofs', 'session.purge-nonces'])
      await run(id, new Date(NOW.getTime() + YEAR_MS))
    assert.deepEqual(await counts(), [0, 0, 0])
  })

  test.run()
})
