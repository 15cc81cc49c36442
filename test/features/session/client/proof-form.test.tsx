import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'

const test = suite('forms that prove who one is, with nothing typed')
const { default: userEvent } = await import('@testing-library/user-event')
const { sessionStore } = await import('../../../../features/session/client/tokens')
const { ProofForm } = await import('../../../../features/session/client/proof/proof-form')
const { FactorDialog } = await import('../../../../features/session/client/settings/factor-dialog')

let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())
const posted: string[] = []
const nothing = () => {}

async function draw(page: React.ReactNode) {
  posted.length = 0
  const http = {
    async post(path: string) {
      posted.push(path)
      return { status: 202, data: null, headers: {} }
    },
  } as unknown as HttpClient
  const house = defineFeature({
    id: 'session',
    provides: [httpClient, sessionStore, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(sessionStore, [], () => ({}) as never),
          provide(toasts, [], () => ({ state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} })),
        ],
      }),
    }),
  })
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page })
  stop = drawn.stop
  return { view: drawn.view, user: userEvent.setup() }
}

test('whoever typed no password is told what is missing', async () => {
  const { view, user } = await draw(<ProofForm hasPassword hasPasskey={false} onProved={nothing} />)
  await user.type(await view.findByLabelText('Password'), '{Enter}')
  assert.ok(await view.findByText('Type your password'))
  assert.deepEqual(posted, [])
})

test('whoever typed no code of the mail is told what is missing', async () => {
  const { view, user } = await draw(<ProofForm hasPassword={false} hasPasskey={false} onProved={nothing} />)
  await user.click(await view.findByRole('button', { name: 'Email me a code' }))
  await user.type(await view.findByLabelText('Six-digit code'), '{Enter}')
  assert.ok(await view.findByText('Type the six digits'))
  assert.deepEqual(posted, ['/api/session/prove/code'])
})

test('whoever turns the second factor on with half a code is told what is missing', async () => {
  const setup = { svg: '<svg/>', secret: 'ABCDEFGH' }
  const { view, user } = await draw(<FactorDialog setup={setup} onClose={nothing} onDone={nothing} />)
  await user.type(await view.findByLabelText('2 Type the code it shows'), '123{Enter}')
  assert.ok(await view.findByText('Type the six digits'))
  assert.deepEqual(posted, [])
})

test.run()
