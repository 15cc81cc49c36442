import { isCode, REFERRAL_DAYS } from '../../contract/referrals'

/** By whose link this browser came, as it is kept until somebody logs in (spec §3). `timestamp`: ms since 1970, by the browser's clock. */
export interface KeptReferral {
  readonly refId: string
  readonly timestamp: number
}

const DAY_MS = 86_400_000
/** A code from one of these takes the place of one that is kept; one from `ref` does not (spec §5). In the order in which they count. */
const REPLACING = ['lb', 'refId'] as const

/** Links are pasted one behind the other, or get a query of their own: what comes after "https://" or "?" is not the code (spec §5). */
export function cutCode(value: string): string {
  const ends = ['https://', '?'].map((mark) => value.indexOf(mark)).filter((at) => at >= 0)
  return value
    .slice(0, Math.min(value.length, ...ends))
    .trim()
    .toLowerCase()
}

/** What was kept, if it is one and still counts. */
export function readKept(value: unknown, now: number): KeptReferral | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { refId, timestamp } = value as Partial<KeptReferral>
  if (typeof refId !== 'string' || typeof timestamp !== 'number' || !isCode(refId)) return undefined
  return timestamp <= now && now - timestamp < REFERRAL_DAYS * DAY_MS ? { refId, timestamp } : undefined
}

/** What an address tells to keep; undefined where it tells nothing new (spec §5). What cannot be a code is no code. */
export function capture(
  query: Readonly<Record<string, string>>,
  kept: KeptReferral | undefined,
  now: number,
): KeptReferral | undefined {
  const names = kept ? REPLACING : [...REPLACING, 'ref']
  const refId = names.map((name) => cutCode(query[name] ?? '')).find(isCode)
  return refId === undefined ? undefined : { refId, timestamp: now }
}

/** A browser that comes by the same link again within a day is counted once. */
export const isOpening = (next: KeptReferral, kept: KeptReferral | undefined): boolean =>
  kept?.refId !== next.refId || next.timestamp - kept.timestamp >= DAY_MS
