import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { proxy } from 'valtio/vanilla'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import { NotEntered } from '../../../../features/session/client/not-entered'
import { sessionStore } from '../../../../features/session/client/tokens'
import { stage } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient } from '../../../../features/web/contract'

const test = suite('the steps of logging in, in a dialog')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

/** The form that stands over a page whose session ended; a password is followed by the second factor. */
async function draw(enter = async () => {}, answer: object = { status: 202, data: { next: 'second-factor' } }) {
  const posted: string[] = []
  const http = {
    get: async () => ({ status: 200, data: [], headers: {} }),
    async post(path: string) {
      posted.push(path)
      return { ...answer, headers: {} }
    },
  } as unknown as HttpClient
  const state = proxy({ status: 'nobody', user: undefined, confirmed: undefined })
  const house = defineFeature({
    id: 'session',
    provides: [httpClient, sessionStore, stage],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(sessionStore, [], () => ({ state, enter }) as never),
          provide(stage, [], () => ({ open() {}, close() {} }) as never),
        ],
      }),
    }),
  })
  const [{ LoginForm }, { default: user }, { waitFor }] = await Promise.all([
    import('../../../../features/session/client/login-form'),
    import('@testing-library/user-event'),
    import('../../../support/testing-library'),
  ])
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const page = (
    <dialog open>
      <LoginForm inDialog email="asha@example.in" onDone={() => {}} />
    </dialog>
  )
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page })
  stop = drawn.stop
  return { view: drawn.view, user: user.setup(), waitFor, posted }
}

test('whoever typed the password goes on in the field of the second factor', async () => {
  const { view, user, waitFor } = await draw()
  await user.type(await view.findByLabelText('Password'), 'foothold-demo-1{Enter}')
  const code = await view.findByLabelText('Six-digit code')
  await waitFor(() => assert.ok(document.activeElement === code))
})

test('whoever asked for a code goes on in its field, and back in the password’s', async () => {
  const { view, user, waitFor } = await draw()
  await user.click(await view.findByRole('button', { name: 'Email me a code' }))
  const code = await view.findByLabelText('Six-digit code')
  await waitFor(() => assert.ok(document.activeElement === code))
  await user.click(view.getByRole('button', { name: /password/i }))
  await waitFor(() => assert.ok(document.activeElement === view.getByLabelText('Password')))
})

test('whoever got in and is not named by the server reads what to do', async () => {
  const unnamed = async () => Promise.reject(new NotEntered(new HttpError(401, undefined)))
  const { view, user } = await draw(unnamed, { status: 200, data: {} })
  await user.type(await view.findByLabelText('Password'), 'foothold-demo-1{Enter}')
  await view.findByText(/Your browser did not keep our login cookie/)
})

test('a proof that was taken is not sent again where only who one is was not heard; another one is', async () => {
  const answers = [() => Promise.reject(new NotEntered(new HttpError(0, undefined))), async () => {}]
  let asked = 0
  const enter = () => (answers[asked++] ?? answers[0])?.() ?? Promise.resolve()
  const { view, user, waitFor, posted } = await draw(enter, { status: 200, data: {} })
  const field = await view.findByLabelText('Password')
  await user.type(field, 'foothold-demo-1{Enter}')
  await view.findByText(/You are logged in/)
  await user.type(field, '{Enter}')
  await waitFor(() => assert.equal(asked, 2))
  assert.equal(posted.length, 1)
  await user.type(field, '2{Enter}')
  await waitFor(() => assert.equal(posted.length, 2))
})

test.run()
