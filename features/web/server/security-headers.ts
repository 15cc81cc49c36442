import { randomBytes } from 'node:crypto'
import type { ContentSource } from '../contract'

export const makeNonce = () => randomBytes(16).toString('base64url')

/** The policy of a page: scripts and styles by nonce or from here; style attributes are what Preact writes into server HTML. */
export function contentPolicy(nonce: string, sources: readonly ContentSource[]): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  for (const { directive, sources: more } of sources) (directives[directive] ??= ["'self'"]).push(...more)
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Reported only, until the browser suite runs clean under it. */
export const trustedTypes = "require-trusted-types-for 'script'"

/** For everything that is not a page: nothing in it may run. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'"
