import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import type { RequestInfo } from '../contract'
import { networkOf } from './network-of'

/** `hn` is how the cookie and the address spell Hindi (spec §9); `?lang=` goes before the cookie. */
export function languageOf(cookie: string | undefined, query: unknown): 'en' | 'hi' {
  return (typeof query === 'string' && /^(en|hn)$/.test(query) ? query : cookie) === 'hn' ? 'hi' : 'en'
}

export function requestInfo(request: FastifyRequest): RequestInfo {
  const query = request.query as Record<string, unknown>
  // What fails before cookies are read has none.
  const cookies = (request.cookies as typeof request.cookies | undefined) ?? {}
  return {
    id: request.id,
    ip: request.ip,
    get network() {
      return networkOf(request.ip)
    },
    method: request.method,
    url: request.url,
    headers: request.headers,
    cookies,
    // Asked of few requests, and not for nothing.
    get isProgram() {
      return isbot(String(request.headers['user-agent'] ?? ''))
    },
    language: languageOf(cookies['unLang'], query['lang']),
  }
}

/**
 * Mutations come from our own pages: browsers say so in both headers, other programs send neither. A proxy may ask under a name of its own, where
 * nobody told it to pass the visitor's on: pages of PUBLIC_URL are ours in any case.
 */
export function isCrossOrigin(request: FastifyRequest, publicHost: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  if (origin === undefined) return false
  try {
    return ![request.host, publicHost].includes(new URL(origin).host)
  } catch {
    return true // "null": a sandboxed frame or a file
  }
}
