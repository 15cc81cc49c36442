import Bowser from 'bowser'

export interface DeviceWords {
  /** "Chrome 142"; undefined for what is no browser. */
  readonly browser: string | undefined
  /** "macOS", "Android" */
  readonly system: string | undefined
  readonly kind: 'desktop' | 'phone' | 'tablet'
}

/** A user agent in words that its owner recognises. */
export function deviceWords(userAgent: string | null): DeviceWords {
  if (!userAgent) return { browser: undefined, system: undefined, kind: 'desktop' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const version = browser.version?.split('.')[0]
  return {
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : undefined,
    system: os.name,
    kind: platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : 'desktop',
  }
}

/** An address shortened so that it tells the network and not the machine: `103.21.•.•`, `2405:201:•`. */
export function shortAddress(address: string | null): string | undefined {
  if (!address) return undefined
  const plain = address.replace(/^::ffff:/, '')
  if (plain.includes('.')) return plain.replace(/^(\d+\.\d+)\.\d+\.\d+$/, '$1.•.•')
  return `${plain.split(':').slice(0, 2).join(':')}:•`
}

const LOCAL = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe80:)/i

/** What an address tells of a place without asking anybody: `here`, this computer, or `local`, its network. Undefined for all others. */
export function placeOf(address: string | null): 'here' | 'local' | undefined {
  const plain = address?.replace(/^::ffff:/, '') ?? ''
  if (plain.startsWith('127.') || plain === '::1') return 'here'
  return LOCAL.test(plain) ? 'local' : undefined
}
