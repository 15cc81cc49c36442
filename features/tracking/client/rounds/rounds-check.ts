/** When the card was closed last, or there was nothing to suggest (spec §4): ms since 1970. */
export const CLOSED_AT = 'upcoming-round-close'
/** Spec §9. */
const EVERY_MS = 10 * 86_400_000

/** Whether it is time to look for rounds again. A time in the future was noted by a clock that has been put back since. */
export function isCheckDue(closedAt: unknown, now: number): boolean {
  return typeof closedAt !== 'number' || closedAt > now || now - closedAt >= EVERY_MS
}
