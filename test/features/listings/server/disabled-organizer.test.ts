import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootPublishing, type PublishingHouse } from '../../manage/house'
import { contentOf } from '../../registrations/house'

const ELSEWHERE = { externalUrl: 'https://elsewhere.test/apply' }

eachDatabase((kind) => {
  const test = suite(`opportunities of a disabled account, ${kind}`)
  let house: PublishingHouse
  let organizer: number
  test.before(async () => {
    house = await bootPublishing(kind, [])
    organizer = await house.idOf('organizer')
  })
  test.after(() => house?.dispose())

  const set = async (word: 'disable' | 'enable', body: object = {}) => {
    const { status } = await (await house.as('admin')).post(`/api/session/rights/${organizer}/${word}`, body)
    assert.ok(status < 300, `${word} ${status}`)
  }
  const disable = () => set('disable', { reason: 'Asked applicants for money' })
  const stateOf = async (id: number) => (await house.service.find(id))?.state
  const becomes = (id: number, state: string) => until(`${id} is ${state}`, async () => (await stateOf(id)) === state)
  const pageOf = async (id: number) => (await house.nobody.get(`/api/listings/opportunities/${id}`)).status
  const approvals = async () => (await (await house.as('admin')).get('/api/manage/approvals?state=pending')).body.items
  const pending = async (content: Parameters<typeof contentOf>[0] = {}) => {
    const { id } = await house.db.transact((tx) => house.service.create(tx, contentOf(content), organizer))
    await house.db.transact((tx) => house.service.submit(tx, id, organizer))
    return id
  }
  const published = async (content: Parameters<typeof contentOf>[0] = {}) => house.approve(await pending(content))

  test('what one registers for here is held and marked, and back once the account is enabled; all else stays', async () => {
    const [live, over, other] = [await published(), await published(), await published(ELSEWHERE)]
    const waiting = await pending()
    await (await house.as('organizer')).post(`/api/manage/opportunities/${over}/close`)
    await disable()
    await becomes(live, 'pending')
    assert.equal(await pageOf(live), 423)
    assert.deepEqual([await stateOf(over), await stateOf(other), await stateOf(waiting)], ['closed', 'live', 'pending'])
    const marked = (await approvals()).filter((row: { isOrganizerDisabled?: boolean }) => row.isOrganizerDisabled)
    for (const id of [waiting, live]) assert.ok(marked.some((row: { id: number }) => row.id === id))
    await set('enable')
    await becomes(live, 'live')
    assert.equal(await pageOf(live), 200)
    assert.equal(await stateOf(waiting), 'pending')
    assert.ok((await approvals()).every((row: { isOrganizerDisabled?: boolean }) => !row.isOrganizerDisabled))
  })

  test('what was decided about meanwhile, or was held before, is left as it is', async () => {
    const [shown, back, held, kept] = [await published(), await published(), await published(), await published()]
    await house.db.transact((tx) => house.service.hold(tx, held, '3 reports'))
    await disable()
    await becomes(shown, 'pending')
    await becomes(back, 'pending')
    await becomes(kept, 'pending')
    const admin = await house.as('admin')
    await admin.post(`/api/manage/approvals/${shown}/approve`)
    await admin.post(`/api/manage/approvals/${back}/send-back`, { reason: 'Say more about it.' })
    await set('enable')
    await becomes(kept, 'live')
    assert.deepEqual(await Promise.all([shown, back, held].map(stateOf)), ['live', 'returned', 'pending'])
  })

  test('disabled and enabled at once, nothing stays out of sight', async () => {
    const id = await published()
    await disable()
    await set('enable')
    const mark = await published()
    await disable()
    await becomes(mark, 'pending')
    await set('enable')
    await becomes(mark, 'live')
    await becomes(id, 'live')
  })

  test.run()
})
