import { drawTracking, refusal } from './draw-tracking'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { FaultDetail } from '../../../../features/tracking/contract/wire-faults'

const test = suite('the page of one error')
const FAULT = '/api/tracking/faults/7'
const at = '2026-11-21T06:30:00.000Z'
const later = '2026-11-21T06:31:00.000Z'
const met: FaultDetail = {
  ...{ id: 7, state: 'open', side: 'browser', name: 'TypeError', message: 'x is undefined', culprit: 'a.tsx' },
  ...{ reports: 2, people: 0, browsers: 0, firstAt: at, lastAt: at, firstRelease: '1', lastRelease: '1' },
  ...{ version: 1, stack: [], latest: [], history: [{ to: 'open', at, by: null, why: null }] },
}

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

async function open(decided: (kept: { fault: FaultDetail }) => object) {
  const kept = { fault: met }
  const drawn = await drawTracking({
    load: () => import('../../../../features/tracking/client/faults/fault-page'),
    at: { params: { id: '7' } },
    answers: { [FAULT]: () => kept.fault, [`${FAULT}/decision`]: () => decided(kept) },
  })
  stop = drawn.stop
  const { view } = drawn
  const why = (await view.findByLabelText('Why')) as HTMLInputElement
  const press = (name: string) => drawn.user.click(view.getByRole('button', { name }))
  return { ...drawn, why, press }
}

test('where a colleague decided first, what one wrote stays with why it was not taken, and goes with the next try', async () => {
  let isTaken = false
  const { view, user, why, press, sent } = await open((kept) => {
    if (isTaken) return {}
    isTaken = true
    kept.fault = { ...met, version: 2, history: [...met.history, { to: 'open', at: later, by: 'Ravi', why: 'Seen' }] }
    throw refusal(409, 'Somebody decided about this error meanwhile. Load it again.')
  })
  await user.type(why, 'Only in old browsers')
  await press('Ignore')
  await view.findByText(/Ravi: Seen/)
  assert.equal((view.getByLabelText('Why') as HTMLInputElement).value, 'Only in old browsers')
  assert.ok(view.queryByText('Somebody decided about this error meanwhile. Load it again.'))
  await press('Ignore')
  assert.deepEqual(sent.at(-1)?.body, { state: 'ignored', why: 'Only in old browsers', version: 2 })
})

test('whoever decided stands at what can be decided next, and begins its reason anew', async () => {
  const { view, user, why, press } = await open((kept) => {
    kept.fault = { ...met, state: 'resolved', version: 2 }
    return {}
  })
  await user.type(why, 'Mended')
  await press('Resolve')
  await view.findByRole('button', { name: 'Open again' })
  assert.ok(document.activeElement === view.getByRole('heading', { name: 'Decide' }))
  assert.equal((view.getByLabelText('Why') as HTMLInputElement).value, '')
})

test('what one writes while a decision is on its way stays, and so does whoever writes it', async () => {
  let arrive = () => {}
  const { view, user, why, press } = await open((kept) => {
    kept.fault = { ...met, state: 'resolved', version: 2 }
    return new Promise((done) => (arrive = () => done({})))
  })
  await user.type(why, 'Mended')
  await press('Resolve')
  await user.type(why, ' in 1.4')
  const { act } = await import('../../../support/testing-library')
  await act(async () => arrive())
  await view.findByRole('button', { name: 'Open again' })
  assert.equal((view.getByLabelText('Why') as HTMLInputElement).value, 'Mended in 1.4')
  assert.ok(document.activeElement === view.getByLabelText('Why'))
})

test.run()
