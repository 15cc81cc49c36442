import { draw } from './draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const test = suite('the rows of my registrations')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const at = '2026-11-21T06:30:00.000Z'
const left = { state: 'withdrawn', organisation: 'Lumio Labs', code: 'C', registeredAt: at, updatedAt: at }

test('who withdrew an application may apply again, whoever left something else enter it', async () => {
  const { page } = await import('../../../../features/registrations/client/mine/my-registrations-page')
  const items = ['internship', 'quiz'].map((kind, id) => ({
    ...left,
    id,
    opportunityId: id,
    kind,
    title: kind,
    path: `/${kind}`,
  }))
  const answer = { items, next: null, counts: { registered: 0, withdrawn: 2 } }
  const drawn = await draw(
    page,
    { kind: 'all', state: 'all' },
    { gets: { '/api/registrations/mine': answer }, posts: [] },
  )
  stop = drawn.stop
  assert.ok(await drawn.view.findByText(/you may apply again/))
  assert.ok(drawn.view.getByText(/you may enter again/))
})

test.run()
