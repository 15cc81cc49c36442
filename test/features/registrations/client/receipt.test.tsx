import { draw, refusal } from './draw'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'

const test = suite('a receipt')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const dates = {
  ...{ opensAt: null, closesAt: '2026-11-30T18:29:59.000Z', startsOn: '2026-12-05', endsOn: null },
  ...{ zone: 'Asia/Kolkata', city: null, isOpen: true, closedAt: null },
}
const receipt = {
  ...{ id: 41, opportunityId: 12, kind: 'internship', title: 'Product Design Intern', organisation: 'Lumio Labs' },
  ...{ path: '/internships/product-design-intern-12', state: 'registered', code: 'FH-1', canWithdraw: true },
  ...{ registeredAt: '2026-11-21T06:30:00.000Z', updatedAt: '2026-11-21T06:30:00.000Z', rulesVersion: 1, dates },
  phase: 'open',
  ...{ hash: 'ab', content: '{}', signature: 'c2ln', exports: [], terms: null, sealVersion: 1 },
  ...{ later: [], asked: [] },
  answers: { name: 'Meera Nair', email: 'meera@demo.test', phone: '', college: '', questions: [] },
}

/** All that it says, but for the name of the page that lists both. */
async function said(changes: object) {
  const { page } = await import('../../../../features/registrations/client/receipt/receipt-page')
  const posts = [async () => ({})]
  const drawn = await draw(page, { id: '41' }, { gets: { '/api/registrations/41': { ...receipt, ...changes } }, posts })
  stop = drawn.stop
  await drawn.view.findByText('What happens next')
  const back = drawn.view.queryByRole('button', { name: 'Withdraw' })
  if (back) {
    back.click()
    await drawn.view.findByRole('dialog')
  }
  const all = (document.body.textContent ?? '').replace('Registrations', '')
  await drawn.stop()
  return all
}

test('of an application speaks of no registration and of no seat, which it has none of; of a registration it does', async () => {
  const states = [
    {},
    { state: 'withdrawn', canWithdraw: false },
    { dates: { ...dates, isOpen: false } },
    { state: 'withdrawn', canWithdraw: false, dates: { ...dates, isOpen: false } },
  ]
  for (const state of states) {
    const [applied, entered] = [await said(state), await said({ ...state, kind: 'hackathon' })]
    assert.doesNotMatch(applied, /regist|seat/i)
    assert.match(applied, /applications? (close|counts)/i)
    assert.match(entered, /registration|seat/i)
  }
})

test('what is over is said to be over, and what was closed before its day names the day it was', async () => {
  assert.match(await said({}), /Applications close.*30\/11\/26.*It starts/)
  const after = { closedAt: dates.closesAt, isOpen: false }
  const over = await said({ canWithdraw: false, phase: 'started', dates: { ...dates, ...after } })
  assert.match(over, /Applications are closed.*30\/11\/26.*It has started/)
  assert.doesNotMatch(over, /It starts/)
  const early = await said({ dates: { ...dates, isOpen: false, closedAt: '2026-11-22T09:00:00.000Z' } })
  assert.match(early, /Applications are closed.*22\/11\/26/)
  assert.doesNotMatch(early, /30\/11\/26/)
})

test('what became of the opportunity decides what comes next', async () => {
  const ended = { ...dates, endsOn: '2026-12-06', closedAt: dates.closesAt }
  const over = await said({ phase: 'over', canWithdraw: false, dates: ended })
  assert.match(over, /Over.*It has started.*It is over.*06\/12\/26/)
  const [held, gone, cancelled] = [
    await said({ phase: 'held', canWithdraw: false }),
    await said({ phase: 'gone', canWithdraw: false }),
    await said({ phase: 'cancelled', canWithdraw: false }),
  ]
  assert.match(held, /Being checked.*Nobody sees it meanwhile/)
  assert.match(gone, /Taken down.*Nobody will read what you sent/)
  assert.match(cancelled, /Cancelled.*It was cancelled by its organizer.*Its page says why/)
  for (const text of [over, held, gone, cancelled]) assert.doesNotMatch(text, /reads it|It starts|calendar/i)
})

test('says when the list with it was downloaded, and that it was not', async () => {
  const { page } = await import('../../../../features/registrations/client/receipt/receipt-page')
  const exports = ['2026-11-23T06:30:00.000Z', '2026-11-22T06:30:00.000Z']
  const drawn = await draw(
    page,
    { id: '41' },
    { gets: { '/api/registrations/41': { ...receipt, exports } }, posts: [] },
  )
  stop = drawn.stop
  const often = await drawn.view.findByText('Downloaded 2 times since you have been in it')
  const days = [...(often.parentElement?.querySelectorAll('time') ?? [])].map((each) => each.dateTime)
  assert.deepEqual(days, exports)
  await drawn.stop()
  assert.match(await said({}), /Nobody has downloaded it/)
})

test('withdrawing asks, and why if one likes to say so; what is refused is said there, with what one wrote', async () => {
  const { page } = await import('../../../../features/registrations/client/receipt/receipt-page')
  const { fireEvent, waitFor, within } = await import('../../../support/testing-library')
  const posts = [() => Promise.reject(refusal(409, 'already-started')), async () => ({})]
  const drawn = await draw(page, { id: '41' }, { gets: { '/api/registrations/41': receipt }, posts })
  stop = drawn.stop
  ;(await drawn.view.findByRole('button', { name: 'Withdraw' })).click()
  const dialog = await drawn.view.findByRole('dialog', { name: 'Withdraw from Product Design Intern?' })
  const why = within(dialog).getByRole('textbox', { name: /^Why/ }) as HTMLTextAreaElement
  fireEvent.change(why, { target: { value: ' An exam ' } })
  const yes = within(dialog).getByRole('button', { name: 'Withdraw' })
  yes.click()
  await within(dialog).findByText('refused: already-started')
  assert.equal(why.value, ' An exam ')
  yes.click()
  await waitFor(() => assert.ok(!dialog.isConnected))
  assert.deepEqual(
    drawn.posted.map(({ path, body }) => [path, body]),
    Array.from({ length: 2 }, () => ['/api/registrations/41/withdraw', { why: 'An exam' }]),
  )
})

test('withdrawing that was not answered is the same act when it is pressed again', async () => {
  const { page } = await import('../../../../features/registrations/client/receipt/receipt-page')
  const { waitFor, within } = await import('../../../support/testing-library')
  const posts = [() => Promise.reject(new Error('lost')), async () => ({})]
  const drawn = await draw(page, { id: '41' }, { gets: { '/api/registrations/41': receipt }, posts })
  stop = drawn.stop
  ;(await drawn.view.findByRole('button', { name: 'Withdraw' })).click()
  const dialog = await drawn.view.findByRole('dialog', { name: 'Withdraw from Product Design Intern?' })
  const yes = within(dialog).getByRole('button', { name: 'Withdraw' })
  yes.click()
  await within(dialog).findByText(/there was no answer/)
  yes.click()
  await waitFor(() => assert.ok(!dialog.isConnected))
  const [first, again] = drawn.posted
  assert.ok(first?.key && first.key === again?.key)
})

test('in Hindi neither', () => {
  const url = new URL('../../../../features/registrations/locales/hi.json', import.meta.url)
  const texts: [string, string][] = Object.entries(JSON.parse(readFileSync(url, 'utf8')))
  const own = texts.filter(([key]) => /^registrations\.(receipt|next|withdraw)\..*\.apply$/.test(key))
  assert.ok(own.length > 5)
  for (const [key, text] of own) assert.doesNotMatch(text, /पंजीकरण|रजिस्ट्रेशन|सीट/, key)
})

test('what was answered since stands apart from what the receipt vouches for', async () => {
  assert.doesNotMatch(await said({}), /Answered since/)
  const later = [{ id: 'shirt', label: 'Shirt size', values: ['M'], type: 'text' }]
  assert.match(await said({ later }), /Answered since.*Shirt size.*M.*it is not of these/)
})

test('what was asked since is answered here, once for all that is pressed; what is over says so', async () => {
  const { page } = await import('../../../../features/registrations/client/receipt/receipt-page')
  const { default: userEvent } = await import('@testing-library/user-event')
  const question = (id: string, label: string) => ({ id, label, type: 'text', required: true })
  const until = '2026-11-24T18:29:59.000Z'
  const asked = [
    { question: question('shirt', 'Shirt size'), until, isOver: false },
    { question: question('meal', 'Meal'), until, isOver: true },
  ]
  const lost = () => Promise.reject(refusal(503, 'unavailable'))
  const posts = [lost, async () => ({})]
  const drawn = await draw(page, { id: '41' }, { gets: { '/api/registrations/41': { ...receipt, asked } }, posts })
  stop = drawn.stop
  const user = userEvent.setup({ document })
  const send = await drawn.view.findByRole('button', { name: 'Send the answer' })
  assert.match(document.body.textContent ?? '', /Meal · It could be answered until/)
  assert.equal(drawn.view.queryByLabelText('Meal'), null)
  await user.click(send)
  assert.ok(drawn.view.getByText('This one needs an answer'))
  assert.equal(drawn.posted.length, 0)
  await user.type(drawn.view.getByLabelText('Shirt size'), 'M')
  await user.click(send)
  await drawn.view.findByText('refused: unavailable')
  await user.click(drawn.view.getByRole('button', { name: 'Send the answer' }))
  const [first, again] = drawn.posted
  assert.deepEqual(first?.body, { answers: { shirt: ['M'] }, words: { shirt: 'Shirt size' } })
  assert.ok(first?.key)
  assert.equal(again?.key, first?.key)
})

test.run()
