import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineFeature, defineRuntime, provide } from '../../../kernel/index'
import { listingsServer } from '../../../features/listings/server/feature'
import type { OpportunityContent } from '../../../features/listings/contract'
import { opportunities } from '../../../features/listings/contract'
import { database } from '../../../features/data/contract'
import { house, httpServer, pageRenderer } from '../../../features/web/contract'
import { type People, people } from '../../../features/session/contract'
import { webServer } from '../../../features/web/server/feature'
import { bootServer, type DatabaseKind } from '../../support/database'
import { until } from '../../support/waiting'

export const NOW = new Date('2026-11-21T06:30:00Z')

const nobody: People = {
  find: async () => undefined,
  stateOf: async () => undefined,
  statesOf: async () => new Map(),
  findByEmail: async () => undefined,
  list: async () => [],
  allowed: async () => [],
  holders: async () => [],
  search: async () => [],
  keptFor: async (id) => id,
  addresses: async () => [],
  asSubject: async () => undefined,
  grant: async () => undefined,
}

const host = defineFeature({
  id: 'host',
  essential: true,
  activates: 'boot',
  provides: [house, pageRenderer, people],
  load: async () => ({
    runtime: defineRuntime({
      provides: [
        provide(house, [], () => ({
          features: () => [],
          absent: () => [],
          explain: () => [],
          check: () => undefined,
          apply: async () => undefined,
          generation: () => 1,
        })),
        provide(people, [], () => nobody),
        provide(pageRenderer, [], () => ({ render: async () => ({ status: 404, shared: false }) })),
      ],
    }),
  }),
})

const web = {
  publicUrl: 'http://localhost:4000',
  trustProxy: 0,
  demo: true,
  dev: false,
  version: 'test',
  callsPerMinute: 100_000,
  cacheFactor: 0,
}

/** Listings with its endpoints on a fresh database; the clock stands at NOW until it is set. */
export async function bootListings(
  kind: DatabaseKind,
  options: { readonly cacheFactor?: number } = {},
  listings?: object,
) {
  const server = await bootServer([host, webServer, listingsServer], {
    kind,
    now: NOW,
    settings: { web: { ...web, ...options }, ...(listings && { listings }) },
  })
  const http = server.kernel.get(httpServer)
  await http.refresh()
  const service = server.kernel.get(opportunities)
  const db = server.kernel.get(database)

  async function ask<T>(path: string, query: Readonly<Record<string, string>> = {}) {
    const { status, data } = await http.asNobody.send({ method: 'GET', path, query, headers: {} })
    return { status, data: data as T }
  }

  const listening = createServer((request, response) => http.handle(request, response))
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
  const { port } = listening.address() as AddressInfo

  return {
    ...server,
    service,
    db,
    ask,
    /** Over HTTP, for what is not JSON. */
    fetch: (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: 'manual' }),
    async dispose() {
      listening.closeAllConnections()
      await new Promise<unknown>((done) => listening.close(done))
      await server.dispose()
    },
    /** A live opportunity of these contents, in the lists already. */
    async live(content: Partial<OpportunityContent> = {}): Promise<number> {
      const { id } = await db.transact((tx) => service.create(tx, contentOf(content), 7))
      await db.transact((tx) => service.submit(tx, id, 7))
      await db.transact((tx) => service.approve(tx, id, 1))
      return id
    },
    /** Until the lists answer so. */
    listed: (query: Readonly<Record<string, string>>, total: number) =>
      until(
        'the list shows it',
        async () => (await ask<{ total: number }>('/api/listings/search', query)).data.total === total,
      ),
  }
}

export type ListingsHouse = Awaited<ReturnType<typeof bootListings>>

export function contentOf(content: Partial<OpportunityContent> = {}): OpportunityContent {
  return {
    kind: 'internship',
    title: 'Product Design Intern',
    organisation: 'Lumio Labs',
    description: '<p>Draw, test, draw again.</p>',
    opensAt: null,
    closesAt: '2026-11-30T18:29:59.000Z',
    startsOn: '2026-12-05',
    endsOn: '2027-03-05',
    zone: 'Asia/Kolkata',
    workMode: 'hybrid',
    city: 'Bengaluru',
    country: 'India',
    eligibility: { audiences: ['college'] },
    tags: ['Figma'],
    pay: { minPaise: 3_000_000, maxPaise: 3_000_000, currency: 'INR', period: 'month' },
    seats: null,
    teamMin: 1,
    teamMax: 1,
    questions: [],
    externalUrl: null,
    ...content,
  }
}
