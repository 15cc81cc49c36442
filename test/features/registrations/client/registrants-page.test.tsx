import { draw, refusal } from './draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const test = suite('who registered, for the organizer')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const registrants = {
  opportunity: {
    ...{ id: 12, kind: 'workshop', title: 'River workshop', path: '/p/river-12', state: 'live' },
    ...{ closesAt: null, closedAt: null, zone: 'Asia/Kolkata' },
  },
  items: [
    {
      ...{ id: 3, state: 'registered', code: 'a', why: null },
      ...{ registeredAt: '2026-11-21T06:30:00.000Z', updatedAt: '2026-11-21T06:30:00.000Z' },
      answers: { name: 'Meera Nair', email: 'meera@demo.test', phone: '', college: '', questions: [] },
    },
  ],
  next: null,
  counts: { registered: 1, withdrawn: 0 },
}

test('whose right to it was taken reads on an open page what a fresh one says, and nobody’s answers', async () => {
  const { page } = await import('../../../../features/registrations/client/organizer/registrants-page')
  const gets: Parameters<typeof draw>[2]['gets'] = { '/api/registrations/of/12': registrants }
  const { view, tell, ...drawn } = await draw(page, { id: '12' }, { gets, posts: [] })
  stop = drawn.stop
  await view.findAllByText('Meera Nair')
  gets['/api/registrations/of/12'] = refusal(403, 'forbidden')
  tell('registrations.of:12')
  await view.findByText('refused: forbidden')
  assert.ok(view.queryByText('Meera Nair') === null)
  assert.ok(view.queryByRole('heading', { name: /River workshop/ }) === null)
})

test('that it could not be asked for again takes nothing away', async () => {
  const { page } = await import('../../../../features/registrations/client/organizer/registrants-page')
  const gets: Parameters<typeof draw>[2]['gets'] = { '/api/registrations/of/12': registrants }
  const { view, tell, asked, ...drawn } = await draw(page, { id: '12' }, { gets, posts: [] })
  stop = drawn.stop
  await view.findAllByText('Meera Nair')
  gets['/api/registrations/of/12'] = refusal(503, 'away')
  const before = asked.length
  tell('registrations.of:12')
  const { act, waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.ok(asked.length > before, 'it asks anew'))
  await act(async () => {}) // and is refused
  assert.ok(view.queryAllByText('Meera Nair').length > 0)
})

test.run()
