import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type HttpClient, HttpError } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('calling something off, drawn')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const detail = '“Ink Lab” is not as you saw it: it was decided, closed or taken down meanwhile.'
const refused = () =>
  new HttpError(409, {
    ...{ type: '/problems/manage/x', title: 'No', status: 409, detail, instance: 'ref-1', code: 'not-editable' },
  })

/** The dialog of a hackathon that so many have entered; `answers`: what the server makes of each try. */
async function draw(seatsTaken: number, ...answers: (HttpError | undefined)[]) {
  const { CancelDialog } = await import('../../../../features/manage/client/cancel-dialog')
  const sent: unknown[] = []
  const said: string[] = []
  let closed = 0
  const http = {
    async post(path: string, body: unknown) {
      sent.push([path, body])
      const error = answers.shift()
      if (error) throw error
      return { status: 204, data: null, headers: {} }
    },
  } as unknown as HttpClient
  const kernel = await bootManage(http, { said })
  const listing = { id: 7, title: 'Ink Lab', kind: 'hackathon', seats: null, seatsTaken }
  const drawn = await drawInHouse({
    ...{ kernel, http, feature: 'manage' },
    page: <CancelDialog listing={listing} onClose={() => void (closed += 1)} />,
  })
  stop = drawn.stop
  const { fireEvent, waitFor } = await import('../../../support/testing-library')
  const { view } = drawn
  await view.findByText('Cancel “Ink Lab”?')
  return {
    ...{ view, sent, said, waitFor },
    closed: () => closed,
    write: (text: string) => fireEvent.change(view.getByLabelText(/^Reason/), { target: { value: text } }),
    confirm: () => fireEvent.click(view.getByRole('checkbox')),
    button: () => view.getByRole('button', { name: 'Cancel it' }) as HTMLButtonElement,
    press: () => fireEvent.click(view.getByRole('button', { name: 'Cancel it' })),
  }
}

test('it says for how many, and asks for a reason and a confirmation before anything is sent', async () => {
  const { view, sent, said, closed, write, confirm, button, press, waitFor } = await draw(1204)
  assert.ok(view.getByText(/^1,204 registered\. Whoever is in it is told at once/))
  assert.ok(button().disabled)
  write('   ')
  confirm()
  assert.ok(button().disabled, 'blanks are no reason')
  confirm()
  write('  The hall is flooded.\n')
  assert.ok(button().disabled, 'not confirmed')
  confirm()
  press()
  await waitFor(() => assert.equal(closed(), 1))
  assert.deepEqual(sent, [['/api/manage/opportunities/7/cancel', { why: 'The hall is flooded.' }]])
  assert.deepEqual(said, ['“Ink Lab” is cancelled'])
})

test('where nobody is in it, it names nobody; the reason takes at most 500 signs', async () => {
  const { view } = await draw(0)
  assert.ok(!view.queryByText(/registered/))
  assert.equal((view.getByLabelText(/^Reason/) as HTMLTextAreaElement).maxLength, 500)
})

test('what is refused stands beside the reason, which stays', async () => {
  const { view, closed, write, confirm, press } = await draw(3, refused())
  write('The hall is flooded.')
  confirm()
  press()
  await view.findByText(detail)
  assert.equal((view.getByLabelText(/^Reason/) as HTMLTextAreaElement).value, 'The hall is flooded.')
  assert.equal(closed(), 0)
})

test.run()
