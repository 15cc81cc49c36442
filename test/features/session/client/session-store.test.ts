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
  const told: string[] = []
  const http = {
    async get() {
      if (server.person === undefined) throw new HttpError(401, undefined)
      return { status: 200, data: { id: server.person, permissions: [] }, headers: {} }
    },
    async put(path: string) {
      told.push(path)
      return { status: 204, data: null, headers: {} }
    },
  } as unknown as HttpClient
  const store = createSessionStore({
    http,
    gate: createGate(),
    tabs: { tell: ({ kind }) => void told.push(kind), on: () => () => {} },
    go: () => {},
    onLogin: ({ id }) => void logins.push(id),
    personal: () => ['drafts:'],
    own: ((thing: unknown) => thing) as never,
  })
  return { server, logins, told, store }
}

test.before.each(() => localStorage.clear())

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

/** A new page of the same browser, of this person. */
async function open(person: number) {
  const { server, store } = page()
  server.person = person
  await store.refresh()
  return { server, store }
}

test('a session that ends by itself leaves its drafts to the same person, and to nobody else', async () => {
  const first = await open(7)
  localStorage.setItem('drafts:1', 'mine')
  first.server.person = undefined
  await first.store.refresh()
  await open(7)
  assert.equal(localStorage.getItem('drafts:1'), 'mine')
  await open(8)
  assert.equal(localStorage.getItem('drafts:1'), null)
})

test('a login says so to the other tabs, and a partner’s logo stays with the link that brought it alone', async () => {
  const { server, told, store } = page()
  server.person = 7
  await store.enter('https://deccan.example/logo.svg')
  assert.deepEqual(told, ['who', '/api/session/devices/time-zone'])
  assert.equal(localStorage.getItem('ssoIctLogoUrl'), 'https://deccan.example/logo.svg')
  await store.enter()
  assert.equal(localStorage.getItem('ssoIctLogoUrl'), null)
})

test.run()
