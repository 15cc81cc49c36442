import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import { session } from '../../../../features/session/contract'
import type { SignInSettings } from '../../../../features/session/contract/wire-sign-in'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../features/web/contract'

const test = suite('the row of the second factor')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const http = {} as HttpClient
let isWanted = true
const house = defineFeature({
  id: 'session',
  provides: [confirm, httpClient, session, toasts],
  load: async () => ({
    runtime: defineRuntime({
      provides: [
        provide(confirm, [], () => ({ state: { waiting: [] }, ask: async () => isWanted, answer: () => {} })),
        provide(httpClient, [], () => http),
        provide(session, [], () => ({ state: { status: 'someone', user: undefined } }) as never),
        provide(toasts, [], () => ({ state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} })),
      ],
    }),
  }),
})

test('two quick presses make new recovery codes once, and whoever keeps the old ones makes none', async () => {
  const { FactorRow } = await import('../../../../features/session/client/settings/factor-row')
  const { default: userEvent } = await import('@testing-library/user-event')
  const settings = { factorSince: '2026-11-21T10:00:00.000Z', recoveryCodes: 4 } as unknown as SignInSettings
  const posted: string[] = []
  let answer = (_: unknown) => {}
  Object.assign(http, {
    post: (path: string) => {
      posted.push(path)
      return new Promise((resolve) => (answer = resolve))
    },
  })
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const { view, ...drawn } = await drawInHouse({
    kernel,
    http,
    feature: 'session',
    page: <FactorRow settings={settings} />,
  })
  stop = drawn.stop
  const [button, user] = [await view.findByRole('button', { name: /^New codes/ }), userEvent.setup()]
  isWanted = false
  await user.click(button)
  assert.deepEqual(posted, [], 'the old ones are kept')
  isWanted = true
  await user.click(button)
  await user.click(button)
  assert.deepEqual(posted, ['/api/session/second-factor/recovery-codes'])
  answer({ status: 200, headers: {}, data: { codes: ['AAAA-2222'] } })
  assert.ok((await view.findAllByText('AAAA-2222')).length > 0)
})

async function textFor(isFactorNeeded: boolean): Promise<string> {
  const { FactorRow } = await import('../../../../features/session/client/settings/factor-row')
  const settings = { factorSince: null, recoveryCodes: 0, isFactorNeeded } as unknown as SignInSettings
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page: <FactorRow settings={settings} /> })
  stop = drawn.stop
  return drawn.view.container.textContent ?? ''
}

test('whoever has no admin role reads what it gives them, and nothing about admins', async () => {
  const text = await textFor(false)
  assert.match(text, /Off\. With it, a stolen password alone opens nothing/)
  assert.doesNotMatch(text, /admin/i)
})

test('an admin reads that their rights wait for it', async () => {
  assert.match(await textFor(true), /admin rights wait for it/)
})

test.run()
