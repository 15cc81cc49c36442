import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type HttpClient, HttpError } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('moving a deadline, drawn')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const refusal = (path: string | undefined, detail: string) =>
  new HttpError(path ? 422 : 409, {
    ...{ type: '/problems/manage/x', title: 'No', status: 422, detail, instance: 'ref-1', code: 'x' },
    ...(path && { errors: [{ path, message: detail }] }),
  })

/** The dialog of what closes on 30 November at 23:59 in India; `answers`: what the server makes of each try. */
async function draw(...answers: (HttpError | undefined)[]) {
  const [{ DeadlineDialog }, { default: user }] = await Promise.all([
    import('../../../../features/manage/client/deadline/deadline-dialog'),
    import('@testing-library/user-event'),
  ])
  const sent: unknown[] = []
  const said: string[] = []
  let closed = 0
  const http = {
    async put(_: string, body: unknown) {
      sent.push(body)
      const error = answers.shift()
      if (error) throw error
      return { status: 204, data: null, headers: {} }
    },
  } as unknown as HttpClient
  const kernel = await bootManage(http, { said })
  const listing = {
    id: 7,
    title: 'Ink Lab',
    closesAt: '2026-11-30T18:29:00.000Z',
    zone: 'Asia/Kolkata',
    state: 'live' as const,
  }
  const drawn = await drawInHouse({
    ...{ kernel, http, feature: 'manage' },
    page: <DeadlineDialog listing={listing} onClose={() => void (closed += 1)} />,
  })
  stop = drawn.stop
  const { fireEvent } = await import('../../../support/testing-library')
  const field = (await drawn.view.findByLabelText('Closes')) as HTMLInputElement
  return {
    ...{ view: drawn.view, user: user.setup({ document }), sent, said, field },
    closed: () => closed,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    move: () => drawn.view.getByRole('button', { name: 'Move it' }) as HTMLButtonElement,
  }
}

test('it begins with the deadline by the clock of the zone; what is moved is said, and the dialog closes', async () => {
  const { user, sent, said, field, closed, type, move, view } = await draw()
  assert.equal(field.value, '2026-11-30T23:59')
  assert.ok(move().disabled)
  type('2026-12-04T18:00')
  await user.type(view.getByLabelText(/^Why/), ' Exams ')
  await user.click(move())
  assert.deepEqual(sent, [{ closesAt: '2026-12-04T18:00', why: 'Exams' }])
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.equal(closed(), 1))
  assert.match(said.join(), /^Ink Lab closes on 0?4\/12\/26, 6:00 pm IST now$/)
})

test('what is refused stands beside the date, what was typed stays, and another date takes the sentence away', async () => {
  const { user, view, closed, type, move, field } = await draw(
    refusal('closesAt', 'It would start on 2026-12-05, before applications close on 2026-12-06 18:00 IST.'),
    refusal(undefined, 'Somebody has registered.'),
  )
  await user.type(view.getByLabelText(/^Why/), 'Exams')
  type('2027-12-04T18:00')
  await user.click(move())
  await view.findByText('It would start on 2026-12-05, before applications close on 2026-12-06 18:00 IST.')
  assert.equal(field.getAttribute('aria-invalid'), 'true')
  type('2026-11-29T18:00')
  assert.ok(!view.queryByText('It would start on 2026-12-05, before applications close on 2026-12-06 18:00 IST.'))
  await user.click(move())
  await view.findByText('Somebody has registered.')
  assert.equal((view.getByLabelText(/^Why/) as HTMLTextAreaElement).value, 'Exams')
  assert.equal(closed(), 0)
})

test.run()
