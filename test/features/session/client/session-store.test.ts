import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createGate, rescueBy } from '../../../../features/session/client/expired/gate'
import { createSessionStore } from '../../../../features/session/client/session-store'
import { type HttpClient, HttpError } from '../../../../features/web/contract'

const test = suite('the session of a page')

/** A page whose server answers `me` with this person, or with nobody. */
function page() {
  const server: { person: number | undefined; isLocked?: boolean; answers?: Promise<void>; isAway?: boolean } = {
    person: undefined,
  }
  const logins: number[] = []
  const told: string[] = []
  const gate = createGate()
  const http = {
    async get() {
      const { person } = server
      const data = { id: person, permissions: [], is_locked: server.isLocked === true }
      await server.answers
      if (server.isAway) throw new HttpError(0, undefined)
      if (person === undefined) throw new HttpError(401, undefined)
      return { status: 200, data, headers: {} }
    },
    post: async () => ({ status: 204, data: null, headers: {} }),
    async put(path: string) {
      told.push(path)
      return { status: 204, data: null, headers: {} }
    },
  } as unknown as HttpClient
  const store = createSessionStore({
    http,
    gate,
    tabs: { tell: ({ kind }) => void told.push(kind), on: () => () => {} },
    go: () => {},
    onLogin: ({ id }) => void logins.push(id),
    personal: () => ['drafts:'],
    own: ((thing: unknown) => thing) as never,
  })
  return { server, logins, told, store, gate }
}

function pending() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
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

test('who got in and is not named is told which it was: no answer, or a cookie that the browser did not keep', async () => {
  const { server, store, told } = page()
  server.isAway = true
  await assert.rejects(store.enter(), { textKey: 'session.notEntered.unheard' })
  server.isAway = false
  await assert.rejects(store.enter(), { textKey: 'session.notEntered.cookies' })
  assert.deepEqual([store.state.status, told], ['nobody', []])
})

test('who signs in while it is still being asked who is there is signed in', async () => {
  const { server, store } = page()
  const late = pending()
  server.answers = late.promise
  const asked = store.refresh()
  server.person = 7
  const entered = store.enter()
  late.resolve()
  await Promise.all([asked, entered])
  assert.equal(store.state.user?.id, 7)
})

test('who logs out while it is still being asked who is there stays logged out', async () => {
  const { server, store } = page()
  server.person = 7
  await store.refresh()
  const late = pending()
  server.answers = late.promise
  const asked = store.refresh() // the server names them, and its answer is slow
  await store.signOut()
  late.resolve()
  await asked
  assert.deepEqual([store.state.status, localStorage.getItem('accessToken')], ['nobody', null])
})

/** A browser that keeps a key, and takes its time to seal with it: `sealing.resolve` lets it. */
async function slowSealing() {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const asked = pending()
  const sealing = pending()
  const { encrypt } = crypto.subtle
  const answered = <T>(result: T) => {
    const request = { result, onsuccess: () => {} }
    queueMicrotask(() => request.onsuccess())
    return request
  }
  const objectStore = () => ({ get: () => answered(key) })
  const open = () => answered({ transaction: () => ({ objectStore }) })
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true })
  crypto.subtle.encrypt = async (...what: Parameters<typeof encrypt>) => {
    asked.resolve()
    await sealing.promise
    return encrypt.apply(crypto.subtle, what)
  }
  const undo = () => {
    crypto.subtle.encrypt = encrypt
    Reflect.deleteProperty(globalThis, 'indexedDB')
  }
  return { asked: asked.promise, seal: sealing.resolve, undo }
}

test('who logs out while this browser still seals who they are is not kept in it', async () => {
  const { server, store } = page()
  const { asked, seal, undo } = await slowSealing()
  server.person = 7
  const refreshed = store.refresh()
  await asked
  await store.signOut()
  seal()
  await refreshed
  assert.deepEqual([localStorage.getItem('accessToken'), localStorage.getItem('currentUser')], [null, null])
  await store.refresh()
  assert.ok(localStorage.getItem('currentUser'), 'else it is kept')
  undo()
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

test('what was asked before a lock was opened, and is answered after, does not close it again', async () => {
  const { server, store, gate } = page()
  Object.assign(server, { person: 7, isLocked: true })
  await store.refresh()
  assert.equal(gate.state.isLocked, true)
  const sentAt = performance.now()
  const { promise, resolve } = pending()
  server.answers = promise
  const before = store.refresh() // the server still says locked
  server.isLocked = false
  const opened = store.unlock()
  resolve()
  await Promise.all([before, opened])
  assert.deepEqual([gate.state.isLocked, store.state.user?.is_locked], [false, false])

  const { rescue } = rescueBy(gate)
  const refused = new HttpError(423, undefined)
  assert.equal(await rescue(refused, { method: 'GET', path: '/api/things', sentAt }), true, 'it goes out again')
  assert.equal(gate.state.isLocked, false)
  void rescue(refused, { method: 'GET', path: '/api/things', sentAt: performance.now() })
  assert.equal(gate.state.isLocked, true, 'what was asked since is believed')
})

test.run()
