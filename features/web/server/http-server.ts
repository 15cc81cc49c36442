import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { addRoute, createRouter, findRoute } from 'rou3'
import type { Subject } from '../../../kernel/index'
import type { ApiRoute, HttpAnswer, HttpServer, RequestInfo } from '../contract'
import { sharedAnswer, type ApiParts } from './api-instance'
import type { LiveServer } from './live-server'
import { asFeatureError, problemOf } from './problem'
import { demandAccess, runEndpoint, type Sent } from './run-endpoint'

interface HttpServerParts {
  readonly build: () => Promise<{ readonly app: FastifyInstance; readonly routes: readonly ApiRoute[] }>
  readonly api: Omit<ApiParts, 'routes'>
  readonly live: LiveServer
}

/** Whoever keeps a connection may have sent the next request already; in so long it is here, and its answer says that it was the last. */
const LINGER_MS = 1000

const nobody: RequestInfo = {
  id: 'rendering',
  ip: '127.0.0.1',
  network: '127.0.0.1',
  method: 'GET',
  url: '/',
  headers: {},
  cookies: {},
  isProgram: false,
  language: 'en',
}

/** Swaps whole instances behind one `http.Server`: requests under way finish on the instance they began on. */
export function createHttpServer({ build, api, live }: HttpServerParts): HttpServer {
  let current: FastifyInstance | undefined
  let router = createRouter<ApiRoute>()
  const underWay = new Set<ServerResponse>()
  let onIdle: (() => void) | undefined

  async function ask(
    path: string,
    query: Readonly<Record<string, string>>,
    subject: Subject,
  ): Promise<HttpAnswer<unknown>> {
    try {
      const found = findRoute(router, 'GET', path)
      if (!found) throw new Error(`A page asks for ${path}, which no running feature answers.`)
      const { data: route, params = {} } = found
      demandAccess(route, (guards) => api.judge(guards, subject))
      const search = new URLSearchParams(query).toString()
      const run = () =>
        runEndpoint(route, { params: decoded(params), query, body: undefined, subject, request: nobody })
      const sent: Sent =
        route.cache && !subject
          ? await sharedAnswer(route, `${path}?${search}`, nobody.language, run, api)
          : await run()
      return { status: sent.status, data: JSON.parse(String(sent.payload)) as unknown, headers: sent.headers }
    } catch (thrown) {
      const { error } = asFeatureError(thrown)
      return { status: error.status, data: problemOf(error, 'rendering'), headers: {} }
    }
  }

  return {
    handle(request, response) {
      closeWithConnection(request, response)
      underWay.add(response)
      if (onIdle) sayLast(response)
      response.once('close', () => {
        underWay.delete(response)
        onIdle?.()
      })
      if (!current) return void response.writeHead(503, { 'retry-after': '1' }).end()
      current.routing(request, response)
    },
    asNobody: { send: ({ path, query = {} }) => ask(path, query, undefined) },
    statusFor: async (subject, { path, query = {} }) => (await ask(path, query, subject)).status,
    async refresh() {
      const { app, routes } = await build()
      const next = createRouter<ApiRoute>()
      for (const route of routes) addRoute(next, route.method, route.path, route)
      const old = current
      current = app
      router = next
      api.answers.clear()
      await old?.close()
    },
    async drain(limitMs, left) {
      let isOver = false
      let over = () => {}
      const idle = new Promise<void>((resolve) => (over = resolve))
      onIdle = () => void (isOver && underWay.size === 0 && over())
      setTimeout(over, limitMs).unref()
      live.endAll()
      for (const response of underWay) sayLast(response)
      await Promise.race([
        left ?? new Promise(() => {}),
        idle,
        new Promise((resolve) => setTimeout(resolve, LINGER_MS)),
      ])
      isOver = true
      onIdle()
      await idle
      await current?.close()
      current = undefined
    },
  }
}

/**
 * An answer that waits behind another on its connection is not told when that one ends: it would be under way for ever, and with it all that is given
 * back when it closes.
 */
function closeWithConnection({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.socket) return
  socket.setMaxListeners(0) // as many as are sent at once
  const end = () => {
    if (!response.socket && !response.writableFinished) response.destroy().emit('close')
  }
  socket.once('close', end)
  response.once('close', () => socket.off('close', end))
}

/** Whoever keeps the connection asks elsewhere next: here nobody will answer in a moment. */
function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

const decoded = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, decodeURIComponent(value)]))
