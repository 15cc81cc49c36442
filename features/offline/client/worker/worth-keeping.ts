import { KEPT_AT } from '../kept/cache-names'

/** A value of the query that is as long as this may be a signed link's: the address is not written down. */
const TOKEN_LENGTH = 24

const CANONICAL = /<link rel="canonical"/
/** What no search engine may keep stays off this device too; "noindex, follow" is a list with filters. */
const PRIVATE = /<meta name="robots" content="noindex">/
const FILE = /(?:href|src)="(\/assets\/[^"]+)"/g

/** The server says of each answer whether it is the same for everyone: `public` or `no-store`. */
const isPublic = ({ status, headers }: Response) =>
  status === 200 && /\bpublic\b/.test(headers.get('cache-control') ?? '')

const isOf = ({ headers }: Response, type: 'html' | 'json') => headers.get('content-type')?.includes(type) ?? false

export function isAnswerWorthKeeping(response: Response): boolean {
  return isPublic(response) && isOf(response, 'json')
}

/** Whether this page may be read on this device by whoever comes next: public, with an address of its own and no token in it. */
export async function isPageWorthKeeping(address: string, response: Response): Promise<boolean> {
  const values = [...new URL(address).searchParams.values()]
  if (response.redirected || values.some(({ length }) => length >= TOKEN_LENGTH)) return false
  if (!isPublic(response) || !isOf(response, 'html')) return false
  const html = await response.clone().text()
  return CANONICAL.test(html) && !PRIVATE.test(html)
}

/** The files that a page's HTML names. */
export async function filesOf(page: Response): Promise<readonly string[]> {
  return [...(await page.clone().text()).matchAll(FILE)].map(([, file]) => file as string)
}

/** The same page, with the hour in its head. */
export async function stamped(response: Response, now: Date): Promise<Response> {
  const html = await response.clone().text()
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const dated = html.replace('<head>', `<head><meta name="${KEPT_AT}" content="${now.toISOString()}">`)
  return new Response(dated, { status: response.status, headers })
}
