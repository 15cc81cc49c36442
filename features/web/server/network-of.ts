import { normalizeIP } from '@fastify/rate-limit'

/** What one customer of IPv6 is given at least: whoever has one has all of its addresses. */
const OWN_BITS = 64

/** An IPv4 address however it is written, and of IPv6 the first one of the customer's network: as the limiter counts what names no key of its own. */
export const networkOf = (ip: string): string => normalizeIP(ip, OWN_BITS)
