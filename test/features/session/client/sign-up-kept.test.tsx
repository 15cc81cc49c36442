import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { proxy } from 'valtio/vanilla'
import { stage } from '../../../../features/ui/contract'
import type { SignUpState } from '../../../../features/session/contract/wire-sign-up'
import { type HttpClient, HttpError, httpClient, navigation } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'

const test = suite('what is typed while one signs up')
const { default: userEvent } = await import('@testing-library/user-event')
const { sessionStore } = await import('../../../../features/session/client/tokens')
const { SignUpForm } = await import('../../../../features/session/client/sign-up-form')
const { WhoStep } = await import('../../../../features/session/client/sign-up/who-step')
const { forgetStored } = await import('../../../../features/session/client/forget-personal')

let stop: (() => Promise<void>) | undefined
const server = { isDown: false }
test.before.each(() => {
  server.isDown = false
  sessionStorage.clear()
})
test.after.each(async () => stop?.())

/** The page as it is loaded: the one before is gone. */
async function load(page: React.ReactNode) {
  await stop?.()
  const http = {
    async post() {
      if (server.isDown) throw new HttpError(0, undefined)
      return { status: 200, data: { signedIn: false, email: 'asha@example.in' }, headers: {} }
    },
  } as unknown as HttpClient
  const house = defineFeature({
    id: 'session',
    provides: [httpClient, navigation, sessionStore, stage],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(navigation, [], () => ({ go() {} }) as never),
          provide(sessionStore, [], () => ({ state: proxy({}), enter: async () => {} }) as never),
          provide(stage, [], () => ({ open() {}, close() {}, state: {} }) as never),
        ],
      }),
    }),
  })
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page })
  stop = drawn.stop
  const field = (label: string | RegExp) => drawn.view.findByLabelText(label) as Promise<HTMLInputElement>
  return { view: drawn.view, user: userEvent.setup(), field }
}

const kept = () => Object.values({ ...sessionStorage, ...localStorage }).join()

test('name and address are there when the page is loaded again, in another language say; the password is in no storage', async () => {
  const first = await load(<SignUpForm onDone={() => {}} />)
  await first.user.type(await first.field('Name'), 'Asha')
  await first.user.type(await first.field('Email'), 'asha@example.in')
  await first.user.type(await first.field('Password'), 'seven monsoon kites')
  assert.doesNotMatch(kept(), /monsoon/)
  const again = await load(<SignUpForm onDone={() => {}} />)
  const values = await Promise.all(['Name', 'Email', 'Password'].map(async (each) => (await again.field(each)).value))
  assert.deepEqual(values, ['Asha', 'asha@example.in', ''])
})

test('it is kept until the account is made, and no longer', async () => {
  const { user, field, view } = await load(<SignUpForm onDone={() => {}} />)
  await user.type(await field('Name'), 'Asha')
  await user.type(await field('Email'), 'asha@example.in')
  server.isDown = true
  await user.type(await field('Password'), 'seven monsoon kites{Enter}')
  await view.findByText('Server error')
  assert.match(kept(), /asha@example\.in/)
  server.isDown = false
  await user.type(await field('Password'), '{Enter}')
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.doesNotMatch(kept(), /asha/i))
})

const state: SignUpState = {
  ...{ step: 'who', email: 'asha@example.in', isProved: true, againAt: null, userType: null, phone: null },
}
const who = (personId: number, now = state) => (
  <WhoStep state={now} signUp={{ personId, post: async () => {}, goOn: async () => {} } as never} />
)

test('who goes a step back finds in this one what was chosen and typed; another person, or over another answer, does not', async () => {
  const first = await load(who(7))
  await first.user.click(await first.field(/mentor/i))
  await first.user.type(await first.field(/Phone/), '98765')
  const read = async (page: React.ReactNode) => {
    const { field } = await load(page)
    return [(await field(/mentor/i)).checked, (await field(/Phone/)).value]
  }
  assert.deepEqual(await read(who(7)), [true, '98765'])
  assert.deepEqual(await read(who(8)), [false, ''])
  assert.deepEqual(await read(who(7, { ...state, phone: '+91 20 2567 0000' })), [false, '+91 20 2567 0000'])
})

test('whoever signs out takes it along', async () => {
  const { user, field } = await load(who(7))
  await user.type(await field(/Phone/), '98765')
  assert.match(kept(), /98765/)
  forgetStored(['foothold.typed.'])
  assert.doesNotMatch(kept(), /98765/)
})

test.run()
