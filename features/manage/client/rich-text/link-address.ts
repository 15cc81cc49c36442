import { keptSchemes } from '../../../web/contract'

const SCHEME = /^([a-z][a-z\d+.-]*):/i
const MAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/
/** `example.in:8080` begins like a scheme. */
const HOST = /^[^\s/:?#]+\.[^\s/:?#]+(:\d+)?([/?#]|$)/

/** Whether the server keeps a link that leads there. */
export function isKeptAddress(address: string): boolean {
  // Browsers read past blanks and control characters.
  const read = [...address].filter((sign) => sign > ' ').join('')
  const scheme = SCHEME.exec(read)?.[1]?.toLowerCase()
  return read !== '' && (scheme === undefined || keptSchemes.some((each) => each === scheme))
}

/** What is wrong with an address, by the key of its sentence. */
export type AddressProblem = 'addressMissing' | 'addressUnread' | 'addressNotKept'

/** An address as people write it: `example.in`, `someone@example.in` and `/jobs` are whole. */
export function readAddress(typed: string): { readonly href: string } | { readonly wrong: AddressProblem } {
  const address = typed.trim()
  if (address === '') return { wrong: 'addressMissing' }
  if (/\s/.test(address)) return { wrong: 'addressUnread' }
  if (MAIL.test(address)) return { href: `mailto:${address}` }
  if (/^\/(?!\/)/.test(address)) return { href: address }
  if (HOST.test(address)) return read(`https://${address}`)
  if (!SCHEME.test(address)) return { wrong: 'addressUnread' }
  return isKeptAddress(address) ? read(address) : { wrong: 'addressNotKept' }
}

function read(href: string): ReturnType<typeof readAddress> {
  if (!URL.canParse(href)) return { wrong: 'addressUnread' }
  const { protocol, hostname, pathname } = new URL(href)
  const isWhole = protocol === 'mailto:' ? MAIL.test(pathname) : hostname.includes('.') || hostname === 'localhost'
  return isWhole ? { href } : { wrong: 'addressUnread' }
}
