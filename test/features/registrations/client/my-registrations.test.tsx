import { draw } from './draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const test = suite('the rows of my registrations')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const at = '2026-11-21T06:30:00.000Z'
const days = { startsOn: '2026-12-05', endsOn: '2026-12-06' }
const left = { state: 'withdrawn', organisation: 'Lumio Labs', code: 'C', registeredAt: at, updatedAt: at, ...days }

/** What the page says of these, in their order. */
async function drawRows(rows: readonly object[]) {
  const { page } = await import('../../../../features/registrations/client/mine/my-registrations-page')
  const items = rows.map((row, id) => ({
    ...left,
    id,
    opportunityId: id,
    kind: 'quiz',
    title: `T${id}`,
    path: '/x',
    ...row,
  }))
  const answer = { items, next: null, counts: { registered: 0, withdrawn: rows.length } }
  const gets = { '/api/registrations/mine': answer }
  const drawn = await draw(page, { kind: 'all', state: 'all' }, { gets, posts: [] })
  stop = drawn.stop
  await drawn.view.findByText('T0')
  return drawn.view.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
}

test('who withdrew an application may apply again, whoever left something else enter it, while it is open', async () => {
  const [apply, enter, closed] = await drawRows([
    { kind: 'internship', phase: 'open' },
    { phase: 'open' },
    { phase: 'closed' },
  ])
  assert.match(apply ?? '', /you may apply again/)
  assert.match(enter ?? '', /you may enter again/)
  assert.match(closed ?? '', /registration is closed/)
  assert.doesNotMatch(closed ?? '', /again/)
})

test('each says who acts next, and what became of its opportunity', async () => {
  const phases = ['open', 'closed', 'started', 'over', 'left', 'held', 'gone', 'cancelled']
  const said = await drawRows(phases.map((phase) => ({ state: 'registered', phase })))
  const wanted = [
    /Lumio Labs acts next, you need do nothing · begins 05\/12\/26/,
    /Lumio Labs acts next, you need do nothing · begins 05\/12\/26/,
    /Sent 21\/11\/26 · began 05\/12\/26/,
    /Sent 21\/11\/26 · ended 06\/12\/26.*Over/,
    /nobody will read what you sent.*Organizer left/,
    /nobody sees it until it was checked.*Being checked/,
    /nobody will read what you sent.*Taken down/,
    /Sent 21\/11\/26 · cancelled by its organizer.*Cancelled/,
  ]
  for (const [at, text] of wanted.entries()) assert.match(said[at] ?? '', text)
  for (const text of said.slice(2)) assert.doesNotMatch(text, /acts next/)
})

test('where the terms are others by now the row says so, and leads to what changed', async () => {
  const [changed, same] = await drawRows([
    { state: 'registered', phase: 'open', hasNewTerms: true },
    { state: 'registered', phase: 'open' },
  ])
  assert.match(changed ?? '', /Terms changed.*What changed/)
  assert.doesNotMatch(same ?? '', /changed/)
  const link = document.querySelector('a[aria-label^="What changed in the terms of T0"]')
  assert.equal(link?.getAttribute('href'), '/user/registrations/receipt/0#terms')
})

test.run()
