import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { drawEditor } from './draw-editor'

const test = suite('dates in the editor')
let stop = async () => {}
test.after.each(async () => {
  await stop()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

async function draw(...given: Parameters<typeof drawEditor>) {
  const drawn = await drawEditor(...given)
  stop = drawn.stop
  return drawn
}
const NEXT_YEAR = new Date().getFullYear() + 1

test('dates in the wrong order are said at the field, with both of them', async () => {
  const { fireEvent } = await import('../../../support/testing-library')
  const { view } = await draw('dates', {
    body: { opensAt: '', closesAt: `${NEXT_YEAR}-12-05T18:00`, startsOn: `${NEXT_YEAR}-12-04`, city: 'Pune' },
  })
  fireEvent.click(await view.findByText('Continue'))
  const year = String(NEXT_YEAR).slice(2)
  const said = `It would start on 04/12/${year}, before applications close on 05/12/${year}, 6:00 pm IST.`
  const field = await view.findByLabelText(/^Starts on/)
  await view.findByText(said)
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
  assert.ok(described.some((each) => each?.textContent?.includes(said)))
})

test('what lacks everything leads to its first field, the kind', async () => {
  const { fireEvent } = await import('../../../support/testing-library')
  const { view } = await draw('basics')
  fireEvent.click(await view.findByText('Continue'))
  assert.ok(document.activeElement === view.getAllByRole('radio')[0])
})

test('what stood wrong in what is public before a rule came keeps nobody from mending something else', async () => {
  const { waitFor } = await import('../../../support/testing-library')
  const wrong = { closesAt: `${NEXT_YEAR}-12-05T18:00`, endsOn: `${NEXT_YEAR}-12-04` }
  const whole = {
    ...{ kind: 'hackathon', title: 'Clean water hackathon', organisation: 'Lumio Labs', city: 'Pune', ...wrong },
    description: 'Build something that keeps a river clean, in two days, with three others.',
  }
  const { view } = await draw('preview', { body: { ...whole, title: 'Clean water hackathon 2' }, before: whole })
  const hand = () => view.getByRole('button', { name: 'Hand in the changes' }) as HTMLButtonElement
  await waitFor(() => assert.ok(!hand().disabled))
  await stop()
  const later = await draw('preview', { body: { ...whole, endsOn: `${NEXT_YEAR}-12-03` }, before: whole })
  await later.view.findByText(/^It would end on 03\/12/)
})

test('of a copy it is said by how much its dates were moved; of another draft nothing', async () => {
  const { view } = await draw('basics', { draft: { movedDays: 364 } })
  await view.findByText(/^This is a copy\. All its dates were moved 52 weeks on, together/)
  await stop()
  const other = await draw('basics')
  await other.view.findByLabelText(/^Title/)
  assert.equal(other.view.queryByText(/^This is a copy/) === null, true)
})

const value = (field: HTMLElement) => (field as HTMLInputElement).value

/** Times in India, and the zone written over. */
async function moved(zone: string, times: { opensAt?: string; closesAt?: string }) {
  const { act, fireEvent, waitFor } = await import('../../../support/testing-library')
  const { view } = await draw('dates', { body: { opensAt: '', closesAt: '', ...times } })
  const field = await view.findByRole('combobox', { name: /^Time zone/ })
  await act(async () => void fireEvent.change(field, { target: { value: zone } }))
  return { view, fireEvent, waitFor, closes: await view.findByLabelText(/^Closes/) }
}
const IN_WINTER = `${NEXT_YEAR}-12-05T18:00`

test('another zone keeps the time on the clock, says so, and offers the moment and the way back', async () => {
  const { view, fireEvent, waitFor, closes } = await moved('Europe/London', { closesAt: IN_WINTER })
  const said = (await view.findByText(/^The times stay as written/)).textContent ?? ''
  assert.match(said, /it closes at 05\/12\/\d\d, 6:00 pm GMT\. Before that it closed at 05\/12\/\d\d, 6:00 pm IST\./)
  assert.equal(value(closes), IN_WINTER)
  assert.ok(view.getByText('What stays as it was'), 'what is asked is to be read')
  fireEvent.click(view.getByLabelText('The moment'))
  await view.findByText(/it closes at 05\/12\/\d\d, 12:30 pm GMT, which is 05\/12\/\d\d, 6:00 pm IST\./)
  assert.equal(value(closes), `${NEXT_YEAR}-12-05T12:30`)
  fireEvent.click(view.getByLabelText('The time on the clock'))
  assert.equal(value(closes), IN_WINTER)
  fireEvent.click(view.getByLabelText('The moment'))
  fireEvent.click(view.getByText('Undo: back to Asia/Kolkata'))
  const field = await view.findByRole('combobox', { name: /^Time zone/ })
  assert.deepEqual([value(field), value(closes)], ['Asia/Kolkata', IN_WINTER])
  await waitFor(() => assert.ok(document.activeElement === field))
  assert.ok(view.queryByLabelText('The moment') === null)
})

test('from zone to zone it goes on from what was first; who goes on writing is asked no more', async () => {
  const { view, fireEvent, closes } = await moved('Europe/London', { closesAt: IN_WINTER })
  fireEvent.click(await view.findByLabelText('The moment'))
  fireEvent.change(view.getByRole('combobox', { name: /^Time zone/ }), { target: { value: 'Asia/Tokyo' } })
  assert.equal(value(closes), `${NEXT_YEAR}-12-05T21:30`)
  fireEvent.change(closes, { target: { value: `${NEXT_YEAR}-12-05T22:00` } })
  assert.ok(view.queryByLabelText('The moment') === null)
})

test('it is told of the opening where nothing else is written, and nothing is asked where nothing is', async () => {
  const { view } = await moved('Europe/London', { opensAt: IN_WINTER })
  await view.findByText(/^The time stays as written.*it opens at 05\/12\/\d\d, 6:00 pm GMT\./)
  await stop()
  const none = await moved('Europe/London', {})
  assert.ok(none.view.queryByLabelText('The moment') === null)
})

test.run()
