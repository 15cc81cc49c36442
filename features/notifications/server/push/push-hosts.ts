/** Where browsers have their push services. What else a device names is not called: it could be an address inside our own network. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Whether this is the address of a push service; `more` are hosts that a setting adds, with or without TLS. */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username } = new URL(endpoint)
  if (username) return false
  if (more.includes(hostname)) return true
  return (
    protocol === 'https:' && KNOWN.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  )
}
