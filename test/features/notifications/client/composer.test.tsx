import { content, drawCampaigns } from './draw-campaigns'
import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'

const test = suite('writing a message to many')
const API = '/api/notifications/campaigns'
const report = { told: 0, read: 0, sent: 0, waiting: 0, dead: 0 }
const campaign = (state: string) => ({
  ...{ id: 1, version: 1, state, content, sendAt: null, report, createdAt: '2026-11-21T06:30:00.000Z' },
})

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

async function open({ state = 'draft', failing = new Set<string>() } = {}) {
  const drawn = await drawCampaigns([campaign(state)], { yes: true }, failing)
  stop = drawn.stop
  await drawn.view.findByRole('heading', { name: 'First' })
  return { ...drawn, press: (name: string) => drawn.user.click(drawn.view.getByRole('button', { name })) }
}

test('whom it can be for and how it can go are asked again where they did not come', async () => {
  const failing = new Set([`${API}/choices`])
  const { view, press } = await open({ failing })
  await press('Edit')
  await view.findByText('The database rests.')
  failing.clear()
  await press('Try again')
  await view.findByRole('group', { name: 'Course' })
})

test('a count that does not come says so', async () => {
  const { view, press } = await open({ failing: new Set([`${API}/count`]) })
  await press('Edit')
  await view.findByText(/could not be counted/)
})

test('while it is saved nothing can be written that would be lost', async () => {
  let release = () => {}
  const { view, press, held } = await open()
  held.set(`${API}/1`, new Promise<void>((done) => (release = done)))
  await press('Edit')
  await press('Save the draft')
  const title = await view.findByLabelText('Title in English')
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.ok(title.closest('[inert]')))
  release()
  await view.findByRole('button', { name: 'Write a message' })
})

test('what was done is said', async () => {
  const { view, user, press, told } = await open()
  await press('Edit')
  await press('Save the draft')
  await view.findByRole('button', { name: 'Write a message' })
  await press('Send now')
  await user.type(view.getByLabelText('At a time'), '2030-01-02T18:00')
  await press('Send at that time')
  await press('Delete')
  assert.deepEqual(told, ['The draft is saved', 'It is on its way', 'It is planned', 'The draft is deleted'])
})

test('one under way is followed until it is sent', async () => {
  const inTime = setTimeout
  const atOnce = (run: () => void, ms?: number) => inTime(run, ms === 5000 ? 0 : ms)
  const passing = mock.method(globalThis, 'setTimeout', atOnce as typeof setTimeout)
  try {
    const { view, given } = await open({ state: 'sending' })
    given[API] = { items: [campaign('sent')], next: null }
    await view.findByText('Sent')
  } finally {
    passing.mock.restore()
  }
})

test.run()
