import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { proxy } from 'valtio/vanilla'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import { session } from '../../../../features/session/contract'
import { sessionStore } from '../../../../features/session/client/tokens'
import { stage } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, navigation } from '../../../../features/web/contract'

const test = suite('the page of logging in')
const { act, waitFor } = await import('../../../support/testing-library')
const { page } = await import('../../../../features/session/client/login-page')
const { parseQuery } = await import('../../../../features/web/kit')

/** Opened at an address, by somebody who is signed in a moment later; answers where they are led. */
async function enterFrom(address: string) {
  history.replaceState(null, '', address)
  const http = { get: async () => ({ status: 200, data: [], headers: {} }) } as unknown as HttpClient
  const state = proxy<{ status: string; user: object | undefined }>({ status: 'nobody', user: undefined })
  const went: string[] = []
  const store = { state, refresh: async () => {} }
  const lines = defineFeature({
    id: 'session',
    provides: [httpClient, navigation, session, sessionStore, stage],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(navigation, [], () => ({ go: (to: string) => went.push(to) }) as never),
          provide(session, [], () => store as never),
          provide(sessionStore, [], () => store as never),
          provide(stage, [], () => ({ open() {}, close() {} }) as never),
        ],
      }),
    }),
  })
  const kernel = await boot(plan([lines]), { eager: true, report: () => {} })
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  const at = { path: location.pathname, params: {}, query: parseQuery(location.search) }
  const { stop } = await drawInHouse({ kernel, http, feature: 'session', page: <Page at={at} /> })
  await act(async () => Object.assign(state, { status: 'someone', user: { id: 1 } }))
  await waitFor(() => assert.ok(went.length > 0, 'they are led on'))
  await stop()
  return went
}

test('whoever was stopped on the way to a place of a page is led to that place', async () => {
  assert.deepEqual(await enterFrom('/auth/login?returnUrl=%2Fuser%2Fprofile#interests'), ['/user/profile#interests'])
  assert.deepEqual(await enterFrom('/auth/login?returnUrl=%2Fjobs%23first#other'), ['/jobs#first'])
  assert.deepEqual(await enterFrom('/auth/login'), ['/'])
})

test.run()
