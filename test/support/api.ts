import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Feature } from '../../kernel/index'
import { clock, seeding } from '../../features/data/contract'
import { mailServer } from '../../features/mail/server/feature'
import { modulesServer } from '../../features/modules/server/feature'
import { sessionServer } from '../../features/session/server/feature'
import { house, httpServer, pageRenderer } from '../../features/web/contract'
import { webServer } from '../../features/web/server/feature'
import { createHouse, type RunningHouse } from '../../hosts/server/house'
import type { SwitchSource } from '../../hosts/server/switches'
import { defineFeature, defineRuntime, provide } from '../../kernel/index'
import { bootServer, type ServerOptions, type TestServer } from './database'

/** One answer of the API, body read as JSON where it is JSON. */
export interface Reply {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects
  readonly body: any
  readonly headers: Headers
}

export interface Caller {
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  delete(path: string, headers?: Record<string, string>): Promise<Reply>
  /** Any method, for tests that go through all endpoints. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
}

export interface TestApi extends TestServer {
  readonly origin: string
  /** Nobody. */
  readonly nobody: Caller
  /** A demo account, signed in through the endpoint: `as('organizer')`. The same caller each time, until by the house's clock its session is over. */
  as(word: string): Promise<Caller>
  /** Whoever has this cookie. */
  withCookie(cookie: string): Caller
}

const SESSION_LIFE_MS = 30 * 86_400_000
const PUBLIC_URL = 'http://localhost:4000'

export const apiSettings = (dataDir: string) => ({
  mail: { dataDir, from: 'Foothold <no-reply@localhost>', showAll: true, publicUrl: PUBLIC_URL },
  session: { publicUrl: PUBLIC_URL, demo: true },
  web: {
    publicUrl: PUBLIC_URL,
    trustProxy: 0,
    demo: true,
    dev: false,
    version: 'test',
    callsPerMinute: 1_000_000,
    cacheFactor: 0,
  },
})

/** Nobody switches anything here but the test itself. */
const noSwitches: SwitchSource = { fixed: [], with: () => [], decided: () => ({ by: undefined, locked: false }) }

/** A house without pages: what a host gives beside the log, as far as an API needs it. */
function stage(standing: RunningHouse): Feature {
  const renderer = { render: async () => ({ status: 404, html: 'no pages here', shared: true }) }
  return defineFeature({
    id: 'stage',
    essential: true,
    activates: 'boot',
    provides: [house, pageRenderer],
    load: async () => ({
      runtime: defineRuntime({
        provides: [provide(house, [], () => standing), provide(pageRenderer, [], () => renderer)],
      }),
    }),
  })
}

/** The foundation with the given features on a fresh database, answering on a port of its own, with the demo accounts. */
export async function bootApi(
  features: readonly Feature[],
  { source = noSwitches, ...options }: ServerOptions & { readonly source?: SwitchSource },
): Promise<TestApi> {
  const standing = createHouse(source)
  const foundation = [stage(standing), webServer, modulesServer, mailServer, sessionServer]
  const server = await bootServer([...foundation, ...features], {
    ...options,
    settings: { ...apiSettings('/tmp'), ...options.settings },
  })
  standing.stands(server.kernel, server.kernel)
  await server.kernel.get(seeding).run({ size: 1 })
  const answering = server.kernel.get(httpServer)
  await answering.refresh()
  const http = createServer((request, response) => answering.handle(request, response))
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const time = server.kernel.get(clock)
  const known = new Map<string, { readonly since: number; readonly caller: Promise<Caller> }>()

  async function signIn(word: string): Promise<Caller> {
    const credentials = { email: `${word}@demo.test`, password: 'foothold-demo-1' }
    const reply = await callerOf(origin).post('/api/session/login', credentials)
    if (reply.status !== 200) throw new Error(`${word}@demo.test could not sign in: ${JSON.stringify(reply.body)}`)
    return callerOf(origin, cookiesOf(reply))
  }

  return {
    ...server,
    origin,
    nobody: callerOf(origin),
    withCookie: (cookie) => callerOf(origin, cookie),
    as(word) {
      const now = time.now().getTime()
      const before = known.get(word)
      if (before && now - before.since < SESSION_LIFE_MS) return before.caller
      const caller = signIn(word)
      known.set(word, { since: now, caller })
      return caller
    },
    async dispose() {
      http.closeAllConnections()
      await new Promise((done) => http.close(done))
      await server.dispose()
    },
  }
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf({ headers }: Pick<Reply, 'headers'>): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

export function callerOf(origin: string, cookie?: string): Caller {
  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    return { status: answer.status, body: isJson && text ? JSON.parse(text) : text, headers: answer.headers }
  }
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
    call,
  }
}
