import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, NOW, type PublishingHouse, wholeDraft } from '../house'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

eachDatabase((kind) => {
  const test = suite(`how long one waits for an answer, and where one stands in line, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [])
    const seeded = await house.service.list({ states: ['pending'], limit: 99 })
    for (const { id } of seeded) await house.db.transact((tx) => house.service.remove(tx, id, undefined))
  })
  test.after(() => house?.dispose())

  const at = (ms: number) => house.setNow(new Date(NOW.getTime() + ms))
  const approvals = async () => (await (await house.as('admin')).get('/api/manage/approvals')).body
  const mine = async (word = 'organizer', state = 'pending') =>
    (await (await house.as(word)).get(`/api/manage/mine?state=${state}`)).body
  const placesOf = async (word?: string) =>
    Object.fromEntries((await mine(word)).items.map(({ title, place }: Record<string, unknown>) => [title, place]))

  test('with no data nothing is said but the place; then the median of the last 30 days, by what was handed in', async () => {
    at(0)
    assert.equal('medianWaitMs' in (await approvals()), false)
    const [first, second, third] = [
      await house.pending({ title: 'First in line' }),
      await house.pending({ title: 'Second in line' }),
      await house.pending({ title: 'Third in line' }),
    ]
    assert.equal('medianWaitMs' in (await mine()), false)
    assert.deepEqual(await placesOf(), { 'First in line': 1, 'Second in line': 2, 'Third in line': 3 })
    const admin = await house.as('admin')
    at(HOUR_MS)
    await house.approve(first)
    at(3 * HOUR_MS)
    await admin.post(`/api/manage/approvals/${second}/send-back`, { reason: 'Say more about it.' })
    at(10 * HOUR_MS)
    await house.approve(third)
    assert.equal((await approvals()).medianWaitMs, 3 * HOUR_MS)
    assert.equal('medianWaitMs' in (await mine('organizer', 'approved')), false, 'nothing of theirs waits')
  })

  test('what is held and comes back is no answer, and stands in no line', async () => {
    at(11 * HOUR_MS)
    const id = await house.published({ title: 'One that is held' })
    const before = (await approvals()).medianWaitMs
    await house.db.transact((tx) => house.service.hold(tx, id, '3 reports'))
    at(200 * HOUR_MS)
    assert.deepEqual(await placesOf(), { 'One that is held': undefined })
    await house.db.transact((tx) => house.service.release(tx, id, undefined))
    assert.equal((await approvals()).medianWaitMs, before)
  })

  test('everybody sees their own places among all; whoever hands in again stands at the end', async () => {
    at(201 * HOUR_MS)
    const id = await house.pending({ title: 'Ours, first' })
    at(202 * HOUR_MS)
    await house.submit(await house.as('student'), wholeDraft({ title: 'Theirs, next' }))
    assert.deepEqual([await placesOf(), await placesOf('student')], [{ 'Ours, first': 1 }, { 'Theirs, next': 2 }])
    at(203 * HOUR_MS)
    await house.rewritten(id, (body) => body)
    assert.deepEqual([await placesOf(), await placesOf('student')], [{ 'Ours, first': 2 }, { 'Theirs, next': 1 }])
    assert.ok((await mine()).medianWaitMs > 0)
  })

  test('after 30 days without a decision nothing is said again', async () => {
    at(45 * DAY_MS)
    assert.equal('medianWaitMs' in (await approvals()), false)
  })

  test.run()
})
