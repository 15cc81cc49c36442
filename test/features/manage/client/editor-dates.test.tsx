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
  const { fireEvent } = await import('@testing-library/react')
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

test('of a copy it is said by how much its dates were moved; of another draft nothing', async () => {
  const { view } = await draw('basics', { draft: { movedDays: 364 } })
  await view.findByText(/^This is a copy\. All its dates were moved 52 weeks on, together/)
  await stop()
  const other = await draw('basics')
  await other.view.findByLabelText(/^Title/)
  assert.equal(other.view.queryByText(/^This is a copy/) === null, true)
})

test.run()
