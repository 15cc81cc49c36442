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
const house = defineFeature({
  id: 'session',
  provides: [confirm, httpClient, session, toasts],
  load: async () => ({
    runtime: defineRuntime({
      provides: [
        provide(confirm, [], () => ({ state: { waiting: [] }, ask: async () => true, answer: () => {} })),
        provide(httpClient, [], () => http),
        provide(session, [], () => ({ state: { status: 'someone', user: undefined } }) as never),
        provide(toasts, [], () => ({ state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} })),
      ],
    }),
  }),
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
