import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import type { Credentials } from '../../../../features/session/client/login/credential-rules'

const { act, render, waitFor } = await import('../../../support/testing-library')
const { default: userEvent } = await import('@testing-library/user-event')
const { useFewFields } = await import('../../../../features/session/client/login/use-few-fields')

const few = suite('a form of few fields')

function draw() {
  const sent: Credentials[] = []
  function Form() {
    const form = useFewFields(
      ({ checkCredentials }) => checkCredentials,
      async (given) => void sent.push(given),
    )
    return (
      <form {...form.wiring}>
        <input name="email" aria-label="Email" />
        <output>{form.errors.email}</output>
        <input name="password" aria-label="Password" />
        <output>{form.errors.password}</output>
        <button type="submit">Log in</button>
        <button type="button" onClick={() => form.fill({ email: 'a@b.example', password: 'x' })}>
          Try
        </button>
      </form>
    )
  }
  const { container, getByRole, unmount } = render(<Form />)
  const errors = () => [...container.querySelectorAll('output')].map(({ textContent }) => textContent)
  return {
    sent,
    errors,
    unmount,
    press: (name: string, times = 1) =>
      act(async () => {
        for (let time = 0; time < times; time++) getByRole('button', { name }).click()
      }),
    getByRole,
  }
}
const soon = { timeout: 10_000 }

few('a press at once says what is missing, stands in the first field, and sends nothing', async () => {
  const { sent, errors, press, unmount } = draw()
  await press('Log in')
  await waitFor(() => assert.ok(errors()[0] !== ''), soon)
  assert.deepEqual(errors(), ['session.error.email', 'session.error.password'])
  assert.equal(document.activeElement?.getAttribute('name'), 'email')
  assert.deepEqual(sent, [])
  unmount()
})

few(
  'what was wrong is judged anew as one types, and what is right is sent once, without spaces around it',
  async () => {
    const { sent, errors, press, getByRole, unmount } = draw()
    const user = userEvent.setup()
    await user.type(getByRole('textbox', { name: 'Email' }), ' asha@foothold.example ')
    await press('Log in')
    await waitFor(() => assert.ok(errors()[1] !== ''), soon)
    assert.deepEqual(errors(), ['', 'session.error.password'])
    await user.type(getByRole('textbox', { name: 'Password' }), 's')
    await waitFor(() => assert.ok(errors()[1] === ''), soon)
    await press('Log in', 2)
    await waitFor(() => assert.ok(sent.length > 0), soon)
    assert.deepEqual(sent, [{ email: 'asha@foothold.example', password: 's' }])
    unmount()
  },
)

few('what is filled in by the page is sent as if typed, and takes away what was said', async () => {
  const { sent, errors, press, unmount } = draw()
  await press('Log in')
  await waitFor(() => assert.ok(errors()[0] !== ''), soon)
  await press('Try')
  assert.deepEqual(errors(), ['', ''])
  await press('Log in')
  await waitFor(() => assert.ok(sent.length > 0), soon)
  assert.deepEqual(sent, [{ email: 'a@b.example', password: 'x' }])
  unmount()
})

few.run()
