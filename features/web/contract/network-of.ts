/** What stands at the end of an address of IPv6 as IPv4, as its last two numbers. */
function withoutDots(ip: string): string {
  const from = ip.lastIndexOf(':') + 1
  const last = ip.slice(from)
  if (!last.includes('.')) return ip
  const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number)
  return `${ip.slice(0, from)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

/** The eight numbers of an address of IPv6. */
function groupsOf(ip: string): readonly number[] {
  const [left = [], right] = withoutDots(ip)
    .split('::')
    .map((part) => (part ? part.split(':') : []))
  const zeros = Array.from({ length: right ? Math.max(0, 8 - left.length - right.length) : 0 }, () => '0')
  return [...left, ...zeros, ...(right ?? [])].map((group) => Number.parseInt(group, 16))
}

/**
 * What is counted where something is limited by address: an IPv4 address, however it is written, and of IPv6 its /64, which is what
 * one customer is given at least: whoever has one has all of its addresses.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const groups = groupsOf(ip)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const first = groups.slice(0, 4).map((group) => group.toString(16))
  return `${first.join(':')}::/64`
}
