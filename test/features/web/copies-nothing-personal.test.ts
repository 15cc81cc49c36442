import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database } from '../../../features/data/contract'
import { people } from '../../../features/session/contract'
import type { TestApi } from '../../support/api'
import { filled, freshKey, liveOf } from '../registrations/house'
import { bootWhole } from './whole-house'

const test = suite('a copy of an opportunity')
let api: TestApi
test.before(async () => {
  api = await bootWhole()
})
test.after(() => api.dispose())

/** Tables of the whole house in which something stands of an opportunity, by its number or as what it is about. */
async function tablesOf(id: number): Promise<readonly string[]> {
  const db = api.kernel.get(database).of<object>()
  const columns = await sql<{ table: string; column: string; type: string }>`
    select table_schema || '.' || table_name as table, column_name as column, data_type as type
    from information_schema.columns where column_name in ('opportunity_id', 'about')`.execute(db)
  const found = new Set<string>()
  for (const { table, column, type } of columns.rows) {
    const value = type === 'integer' || type === 'bigint' ? sql`${id}` : sql`${`opportunity:${id}`}`
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit 1`.execute(
      db,
    )
    if (rows.length > 0) found.add(table)
  }
  return [...found].sort()
}

test('what others brought to it stays with it: who registered, keeps an eye on it, asked, may manage it, and what was decided', async () => {
  const id = await liveOf(api, { closesAt: '2037-11-30T18:29:59.000Z', startsOn: '2038-01-05' })
  const [organizer, admin, student, pro] = [
    await api.as('organizer'),
    await api.as('admin'),
    await api.as('student'),
    await api.as('pro'),
  ]
  const helper = (await api.kernel.get(people).findByEmail('mentor@demo.test'))?.id
  const right = { moderator: { type: 'manager', about: `opportunity:${id}` } }
  const acts = [
    await student.post('/api/registrations', { opportunityId: id, ...filled }, freshKey()),
    await pro.put(`/api/saved/watchlist/${id}`),
    await pro.post(`/api/discussion/of/${id}`, { kind: 'question', text: 'May we mix colleges in one team?' }),
    await organizer.put(`/api/manage/opportunities/${id}/deadline`, { closesAt: '2037-12-10T18:00', why: 'Exams' }),
    await admin.post(`/api/session/rights/${helper}/grant`, { right, reason: 'Helps out.' }),
  ]
  assert.ok(
    acts.every(({ status }) => status < 300),
    JSON.stringify(acts.map(({ status, body }) => [status, body])),
  )
  const copy = (await organizer.post(`/api/manage/opportunities/${id}/duplicate`)).body.id
  const seats = 'listings.seating'
  const brought = ['manage.deadline_change', 'registrations.registration', 'saved.watch', 'session.moderator']
  assert.deepEqual(await tablesOf(id), ['data.audit', 'discussion.post', seats, ...brought])
  assert.deepEqual(await tablesOf(copy), [seats])
  const { seatsTaken, returnReason } = (await organizer.get(`/api/manage/opportunities/${copy}`)).body
  assert.deepEqual([seatsTaken, returnReason], [0, null])
})

test.run()
