import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createGate } from '../../../../features/session/client/expired/gate'
import { createSessionStore } from '../../../../features/session/client/session-store'
import { type HttpClient, HttpError } from '../../../../features/web/contract'

const test = suite('the session of a page')

/** A page whose server answers `me` with this person, or with nobody. */
function page() {
  const server: { person: number | undefined } = { person: undefined }
  const logins: number[] = []
  const http = {
    async get() {
      if (server.person === undefined) throw new HttpError(401, undefined)
      return { status: 200, data: { id: server.person, permissions: [] }, headers: {} }
    },
    put: async () => ({ status: 204, data: null, headers: {} }),
  } as unknown as HttpClient
  const store = createSessionStore({
    http,
    gate: createGate(),
    tabs: { tell: () => {}, on: () => () => {} },
    go: () => {},
    onLogin: ({ id }) => void logins.push(id),
    personal: () => [],
    own: ((thing: unknown) => thing) as never,
  })
  return { server, logins, store }
}

test('an authorization that succeeds says login-success, once for whoever it is', async () => {
  const { server, logins, store } = page()
  await store.refresh()
  assert.deepEqual([logins, store.state.status], [[], 'nobody'])
  server.person = 7
  await store.enter()
  await store.refresh()
  assert.deepEqual([logins, store.state.status], [[7], 'someone'])
})

test('who logged out and in again is said again', async () => {
  const { server, logins, store } = page()
  server.person = 7
  await store.refresh()
  server.person = undefined
  await store.refresh()
  server.person = 7
  await store.refresh()
  assert.deepEqual(logins, [7, 7])
})

test.run()
