/** A strip of links in the footer. */
export type BrandKind = 'social' | 'store' | 'payment' | 'certificate'

/**
 * Places whose target an admin sets (spec §2.1, §2.4): the `{token}` entries of the menus, which have words of their own, and links that
 * are called by their brand: social media, app stores, ways to pay (to where that is explained) and certificates (to the proof). One
 * that is not set is not shown.
 */
export interface LinkSlot {
  readonly id: LinkSlotId
  readonly kind: 'entry' | BrandKind
  /** What it is called everywhere; entries have words instead. */
  readonly brand?: string
  /** The only sites that it may lead to, with what lies below them. */
  readonly hosts?: readonly string[]
}

export const linkSlotIds = [
  ...(['business', 'footer-grow', 'footer-programmes'] as const),
  ...(['linkedin', 'instagram', 'youtube', 'x', 'facebook', 'telegram', 'whatsapp'] as const),
  ...(['google-play', 'app-store'] as const),
  ...(['upi', 'rupay', 'visa', 'mastercard'] as const),
  ...(['pci-dss', 'iso-27001'] as const),
] as const
export type LinkSlotId = (typeof linkSlotIds)[number]

const social = (id: LinkSlotId, brand: string, ...hosts: readonly string[]): LinkSlot => ({
  id,
  kind: 'social',
  brand,
  hosts,
})

export const linkSlots: readonly LinkSlot[] = [
  { id: 'business', kind: 'entry' },
  { id: 'footer-grow', kind: 'entry' },
  { id: 'footer-programmes', kind: 'entry' },
  social('linkedin', 'LinkedIn', 'linkedin.com'),
  social('instagram', 'Instagram', 'instagram.com'),
  social('youtube', 'YouTube', 'youtube.com'),
  social('x', 'X', 'x.com', 'twitter.com'),
  social('facebook', 'Facebook', 'facebook.com'),
  social('telegram', 'Telegram', 't.me', 'telegram.me'),
  social('whatsapp', 'WhatsApp', 'whatsapp.com', 'wa.me'),
  { id: 'google-play', kind: 'store', brand: 'Google Play', hosts: ['play.google.com'] },
  { id: 'app-store', kind: 'store', brand: 'App Store', hosts: ['apps.apple.com'] },
  { id: 'upi', kind: 'payment', brand: 'UPI' },
  { id: 'rupay', kind: 'payment', brand: 'RuPay' },
  { id: 'visa', kind: 'payment', brand: 'Visa' },
  { id: 'mastercard', kind: 'payment', brand: 'Mastercard' },
  { id: 'pci-dss', kind: 'certificate', brand: 'PCI DSS' },
  { id: 'iso-27001', kind: 'certificate', brand: 'ISO 27001' },
]

/** A target; `en` and `hi` are the words of an entry. */
export interface SetLink {
  readonly href: string
  readonly en?: string | undefined
  readonly hi?: string | undefined
}

export type SetLinks = Readonly<Partial<Record<LinkSlotId, SetLink>>>

/** `target`: neither https nor a path of this site; `host`: another site than the brand's; `en`, `hi`: an entry without words. */
export type LinkProblem = 'target' | 'host' | 'en' | 'hi'

/** What is wrong with a link, if anything; the same on both sides of the wire. */
export function linkProblem({ kind, hosts }: LinkSlot, { href, en, hi }: SetLink): LinkProblem | undefined {
  const host = hostOf(href)
  if (host === undefined) return 'target'
  if (hosts && !hosts.some((each) => host === each || host.endsWith(`.${each}`))) return 'host'
  if (kind !== 'entry') return undefined
  return !en?.trim() ? 'en' : !hi?.trim() ? 'hi' : undefined
}

/** The host of an https address, an empty text for a path of this site, undefined for all else. */
function hostOf(href: string): string | undefined {
  // Browsers drop tabs and line breaks, and read "\" as "/"; credentials before the host deceive the eye.
  if (/[\u0000-\u0020\u007f\\]/.test(href)) return undefined
  if (/^\/(?!\/)/.test(href)) return ''
  const found = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?:[/?#]|$)/i.exec(href)
  return found?.[1]?.toLowerCase()
}
