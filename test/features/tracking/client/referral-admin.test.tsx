import { drawTracking, refusal } from './draw-tracking'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Appeal } from '../../../../features/tracking/contract/wire-appeals'
import type { AnyReferral } from '../../../../features/tracking/contract/wire-referrals-admin'

const test = suite('the page of all referrals')
const API = '/api/tracking/referrals'
const at = '2026-11-21T06:30:00.000Z'
const counts = { pending: 1, earned: 0, refused: 1, 'taken-back': 0 }
const appeal: Appeal = {
  ...{ id: 3, state: 'open', text: 'We are two', answer: null, at, reason: 'same-browser' },
  ...{ referrer: 'Asha Pillai', person: 'Ravi Menon' },
}
const referral: AnyReferral = {
  ...{ id: 9, state: 'pending', reason: null, says: null, at, earnedAt: null, code: null },
  ...{ referrer: { id: 1, name: 'Asha Pillai' }, person: { id: 2, name: 'Nisha Rao' } },
}

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

async function open(kept: { appeals: Appeal[]; referrals: AnyReferral[] }, decided: Record<string, () => object>) {
  const drawn = await drawTracking({
    load: () => import('../../../../features/tracking/client/referrals/admin-page'),
    answers: {
      [`${API}/report`]: { counts, days: [], clusters: [] },
      [`${API}/appeals`]: () => ({ items: kept.appeals, next: null }),
      [`${API}/all`]: () => ({ items: kept.referrals, next: null }),
      ...decided,
    },
  })
  stop = drawn.stop
  const { view, user } = drawn
  const press = async (name: string) => user.click(await view.findByRole('button', { name }))
  const answer = async (words: string, submit: string) => {
    const dialog = view.getByRole('dialog')
    const find = (name: string) => [...dialog.querySelectorAll('button')].find((each) => each.textContent === name)
    await user.type(dialog.querySelector('textarea') as HTMLElement, words)
    await user.click(find(submit) as HTMLElement)
  }
  const written = () => view.getByRole('dialog').querySelector('textarea')?.value
  return { ...drawn, press, answer, written }
}

test('where a colleague answered an appeal first, what one wrote stays, and why it was not taken is said', async () => {
  const kept = { appeals: [appeal], referrals: [] as AnyReferral[] }
  const { view, press, answer, written } = await open(kept, {
    [`${API}/appeals/3/decision`]() {
      kept.appeals = []
      throw refusal(409, 'A colleague was faster.')
    },
  })
  await press('Stay with the refusal')
  await answer('Both log in from one phone', 'Stay with the refusal')
  await view.findByText('Nobody waits for an answer')
  assert.equal(written(), 'Both log in from one phone')
  assert.ok(view.queryByText('A colleague was faster.'))
})

test('a referral that leaves the list while somebody writes why it goes takes nothing of that along', async () => {
  const kept = { appeals: [], referrals: [referral] }
  const { view, user, press, queries, written } = await open(kept, {})
  await press('Take back the referral of Nisha Rao')
  await user.type(view.getByRole('dialog').querySelector('textarea') as HTMLElement, 'Two phones')
  kept.referrals = []
  await queries.invalidateQueries()
  await view.findByText('No referral stands here')
  assert.equal(written(), 'Two phones')
})

test('a dialog that is closed with words in it has them when it is opened again, and another one has none', async () => {
  const other = { ...referral, id: 10, person: { id: 4, name: 'Kabir Das' } }
  const kept = { appeals: [], referrals: [referral, other] }
  const { view, user, press, answer, written } = await open(kept, {
    [`${API}/9/take-back`]: () => ({}),
  })
  await press('Take back the referral of Nisha Rao')
  await user.type(view.getByRole('dialog').querySelector('textarea') as HTMLElement, 'Two phones, ')
  await user.click(view.getByRole('button', { name: 'Keep it' }))
  await press('Take back the referral of Kabir Das')
  assert.equal(written(), '')
  await user.click(view.getByRole('button', { name: 'Keep it' }))
  await press('Take back the referral of Nisha Rao')
  assert.equal(written(), 'Two phones, ')
  await answer('one person', 'Take back')
  await press('Take back the referral of Nisha Rao')
  assert.equal(written(), '', 'what was sent is forgotten')
})

test('whoever decided goes on at the heading of the list', async () => {
  const kept = { appeals: [appeal], referrals: [referral] }
  const { view, press, answer, told } = await open(kept, {
    [`${API}/appeals/3/decision`]: () => (kept.appeals = []),
    [`${API}/9/take-back`]: () => (kept.referrals = [{ ...referral, state: 'taken-back' }]),
  })
  const isAt = (name: string) => document.activeElement === view.getByRole('heading', { name })
  await press('Let it count')
  await answer('Two people', 'Let it count')
  await view.findByText('Nobody waits for an answer')
  assert.ok(isAt('Asked to look again'), document.activeElement?.outerHTML.slice(0, 200))
  await press('Take back the referral of Nisha Rao')
  await answer('Two phones', 'Take back')
  await view.findByText('It counts no more.', { exact: false })
  assert.ok(isAt('One by one'), document.activeElement?.outerHTML.slice(0, 200))
  assert.deepEqual(told, ['Decided', 'Taken back'])
})

test.run()
