import { cleanText } from './clean-text'

const LONGEST = 2000
const DOMAIN = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]|$)/u
const TRACKING = /^(?:utm_\w+|fbclid|gclid)$/

export interface WebAddress {
  readonly url: string
  readonly note?: string
}

/** An http address, mended where only its scheme is missing; undefined when it leads nowhere. */
export function readAddress(value: unknown, base?: string): WebAddress | undefined {
  const text = cleanText(value, LONGEST)
  if (!text || text.endsWith('…')) return undefined
  const isBare = DOMAIN.test(text)
  const single = text.replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '')
  try {
    const url = new URL(isBare ? `https://${text}` : single, base)
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
    if (!url.hostname.includes('.') || url.username || url.password) return undefined
    if (isBare) return { url: url.href, note: `the address had no https://: ${text}` }
    return single === text ? { url: url.href } : { url: url.href, note: `the address began twice: ${text}` }
  } catch {
    return undefined // not an address: the caller says so
  }
}

/** The same for two spellings of one address: without trackers, anchor and closing slash. */
export function tidyAddress(address: string): string {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  if (!/^#[/!]/.test(url.hash)) url.hash = ''
  return url.href.replace(/\/$/, '')
}
