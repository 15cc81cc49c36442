/** ICU's own short names, which Intl takes, and Temporal and other engines do not: for it `IST` is Kolkata's, `BST` Dhaka's. */
const ICU_ONLY = /^(AC|AE|AG|AR|AS|BE|BS|CA|CN|CS|CT|EA|EC|IE|IS|JS|MI|NE|NS|PL|PN|PR|PS|SS|VS)T$/i

/**
 * Whether it is the name of a time zone, `Asia/Kolkata`, with which both Intl writes and Temporal counts. Offsets (`+05:30`) and instants are none:
 * Temporal takes both, and Intl on Node 20 throws on them, in whatever mail or page is written by it later.
 */
export function isZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone) || ICU_ONLY.test(zone)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
