import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Subject } from '../../../kernel/declare'
import { point, token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'
import type { ApiRoute, RequestInfo } from './api-routes'
import type { ApiRequest, Transport } from './http'

/** Request → who asks. The first item that knows the visitor decides; undefined means nobody is signed in. */
export interface SubjectSource {
  readonly id: string
  of(request: RequestInfo): Promise<Subject>
}

export const subjects = point<SubjectSource>('web.subjects', { key: (each) => each.id })

/** Judges each call beside its `access`: a session may be a limited one, whatever its person may do. */
export interface CallRule {
  readonly id: string
  /** Throws a FeatureError to refuse. */
  judge(route: ApiRoute, subject: Subject): void
  /** Whether this subject's topics of live updates come; if not, only what nobody hears does. */
  hears(subject: Subject): boolean
}

export const callRules = point<CallRule>('web.call-rules', { key: (each) => each.id })

/** A parameter of pages' addresses that is a secret: what carries it is kept by nobody and sends no referrer. */
export interface SecretParameter {
  readonly id: string
  readonly name: string
}

export const secretParameters = point<SecretParameter>('web.secret-parameters', { key: ({ name }) => name })

/** A part of readiness: `/readyz` answers 503 while one that is `needed` is not well. */
export interface HealthCheck {
  readonly id: string
  readonly needed: boolean
  check(): Promise<{ readonly well: boolean; readonly says: string }>
}

/** An address that search engines may keep: an English page; the Hindi one is found from it. */
export interface SitemapAddress {
  readonly path: string
  /** When what stands there last became another; left out where nobody knows. */
  readonly changedAt?: Date
}

/** Addresses of a feature's public pages, in an order that stays. They are exactly those that may be indexed now. */
export interface Sitemap {
  /** Names its files: `listings.opportunities` → `/sitemaps/listings.opportunities-1.xml`. */
  readonly id: string
  count(): Promise<number>
  /** At most `limit` from the one at place `from` on. */
  addresses(range: { readonly from: number; readonly limit: number }): Promise<readonly SitemapAddress[]>
}

export const sitemaps = point<Sitemap>('web.sitemaps', { key: (each) => each.id })

/** A few pages that are always there. */
export function fixedSitemap(id: string, paths: readonly string[]): Sitemap {
  return {
    id,
    count: async () => paths.length,
    addresses: async ({ from, limit }) => paths.slice(from, from + limit).map((path) => ({ path })),
  }
}

/** How the parts of the house are, each asked with a time limit. */
export interface Health {
  now(): Promise<
    readonly { readonly id: string; readonly needed: boolean; readonly well: boolean; readonly says: string }[]
  >
}

export const health = token<Health>('web.health')

export const healthChecks = point<HealthCheck>('web.health-checks', { key: (each) => each.id })

/** What the content-security policy must allow beyond 'self'. */
export interface ContentSource {
  readonly id: string
  readonly directive: 'img-src' | 'connect-src' | 'frame-src' | 'media-src' | 'script-src' | 'font-src' | 'worker-src'
  readonly sources: readonly string[]
}

export const contentSources = point<ContentSource>('web.content-sources', { key: (each) => each.id })

/** A topic of `/api/live`: who may hear it. `name` is the part before the colon of `registrations.mine:17`. */
export interface LiveTopic {
  readonly id: string
  readonly name: string
  may(subject: Subject, argument: string): boolean | Promise<boolean>
}

export const liveTopics = point<LiveTopic>('web.live-topics', { key: (each) => each.name })

/** Tells open pages, on all nodes; it may be lost (a page asks again when it wakes). */
export interface Live {
  /** Inside a transaction hand it in: told at commit, when whoever hears it finds what it is about. */
  publish(topic: string, message: object, tx?: Tx): Promise<void>
  /** Judges the open streams of this node again: whoever tells all nodes that a session or its rights have ended says so on each. */
  recheck(): void
}

export const live = token<Live>('web.live')

/** Text written by people, cleaned on the way in and on the way out: a small set of tags, no scripts, no styles. */
export interface Sanitiser {
  clean(html: string): string
}

export const sanitiser = token<Sanitiser>('web.sanitiser')

/** The process's log, one JSON line each, without secrets. */
export interface Log {
  info(about: object, says: string): void
  warn(about: object, says: string): void
  error(about: object, says: string): void
}

export const log = token<Log>('host.log')

/** What the process may keep of public answers, by tag: whoever changes what a tag stands for says so. */
export interface SharedCache {
  /**
   * Forgets what carries the tag, on all nodes, within a moment. With `tx`: once it commits, and before news that are published in it later
   * reach anybody, so that whoever asks because of them is told what holds now.
   */
  forget(tag: string, tx?: Tx): Promise<void>
}

export const sharedCache = token<SharedCache>('web.shared-cache')

/** The answering side, as the host and the rendering kernel use it. */
export interface HttpServer {
  /** What `http.createServer` takes. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** The same routes without HTTP, asked as nobody: what pages are drawn from. */
  readonly asNobody: Transport
  /** What a visitor would be answered to a declared GET, without the answer. */
  statusFor(subject: Subject, request: ApiRequest<unknown>): Promise<number>
  /** Builds the routes anew after a switch; requests under way finish on the old ones. */
  refresh(): Promise<void>
  /**
   * Ends live streams, answers what still comes on kept connections for a moment, each for the last time, and waits for requests under way, at most
   * so long. `left` settles once nobody has a connection any more.
   */
  drain(limitMs: number, left?: Promise<void>): Promise<void>
}

export const httpServer = token<HttpServer>('web.http-server')
