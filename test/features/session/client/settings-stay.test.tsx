import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { proxy } from 'valtio/vanilla'
import { confirm, toasts, theme } from '../../../../features/ui/contract'
import { session } from '../../../../features/session/contract'
import { type HttpClient, HttpError, httpClient } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'

const test = suite('settings that cannot be read again for a moment')
const { act } = await import('../../../support/testing-library')
const { default: userEvent } = await import('@testing-library/user-event')
const signIn = await import('../../../../features/session/client/settings/sign-in-page')
const account = await import('../../../../features/session/client/settings/account-page')

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/session/settings/sign-in': {
    passwordChangedAt: null,
    passkeys: [],
    factorSince: '2026-11-21T10:00:00.000Z',
    recoveryCodes: 3,
    isFactorNeeded: false,
    elsewhere: [],
  },
  '/api/session/settings/account': {
    email: 'asha@example.in',
    provedAt: '2026-11-21T10:00:00.000Z',
    phone: null,
    addresses: [],
    alike: [],
    change: null,
  },
  '/api/session/merges/mine': { items: [] },
}

let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

async function draw(Page: React.ComponentType<never>) {
  const line = { isDown: false }
  const http = {
    async get(path: string) {
      if (line.isDown) throw new HttpError(0, undefined)
      return { status: 200, headers: {}, data: ANSWERS[path] }
    },
    async post() {
      line.isDown = true // the answer came; the next call finds no network
      return { status: 200, headers: {}, data: { codes: ['AAAA-2222', 'BBBB-3333'] } }
    },
  } as unknown as HttpClient
  const house = defineFeature({
    id: 'session',
    provides: [confirm, httpClient, session, theme, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(confirm, [], () => ({ state: { waiting: [] }, ask: async () => true, answer: () => {} })),
          provide(httpClient, [], () => http),
          provide(session, [], () => ({ state: { status: 'someone', user: undefined } }) as never),
          provide(theme, [], () => ({ state: proxy({ choice: 'system' }), choose() {} }) as never),
          provide(toasts, [], () => ({ state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} })),
        ],
      }),
    }),
  })
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const Any = Page as React.ComponentType<object>
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page: <Any {...{ at: { query: {} } }} /> })
  stop = drawn.stop
  return { ...drawn, line, user: userEvent.setup() }
}

test('new recovery codes, which are shown once, are shown though the page could not be read again', async () => {
  const { view, user } = await draw(signIn.page.Page as never)
  await user.click(await view.findByRole('button', { name: 'New codes' }))
  assert.ok((await view.findAllByText('AAAA-2222')).length > 0)
})

test('an address that was typed stays though the page could not be read again', async () => {
  const { view, user, line, queries } = await draw(account.page.Page as never)
  await user.click(await view.findByRole('button', { name: 'Add address' }))
  await user.type(view.getByRole('textbox', { name: /mail/i }), 'college@example.in')
  line.isDown = true
  await act(async () => {
    await queries.invalidateQueries()
    await new Promise((drawn) => setTimeout(drawn)) // who watches a query hears of it in the next turn
  })
  assert.equal((view.getByRole('textbox', { name: /mail/i }) as HTMLInputElement).value, 'college@example.in')
})

test.run()
