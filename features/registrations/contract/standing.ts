import { isFull, type Opportunity } from '../../listings/contract'

/** Whether one can register now: `external` means on another site, `gone` that it never was or is no more in the lists. */
export type Standing = 'external' | 'upcoming' | 'open' | 'full' | 'closed' | 'gone'

/** What an opportunity's standing depends on. Instants are ISO texts. */
export interface StandingSource {
  readonly state: string
  readonly kind: string
  readonly externalUrl: string | null
  readonly opensAt: string | null
  readonly closesAt: string | null
  readonly seats: number | null
  readonly seatsTaken: number
}

/** When one could register last; null while it is not closed. The job that closes by time is moments behind it. */
export function closedAtOf({ closedAt, closesAt }: Pick<Opportunity, 'closedAt' | 'closesAt'>, now: Date) {
  return closedAt ?? (closesAt !== null && now >= new Date(closesAt) ? closesAt : null)
}

/** Where an opportunity stands at this instant. The closing instant itself is too late. */
export function findStanding(source: StandingSource, now: Date): Standing {
  if (source.state !== 'live' && source.state !== 'closed') return 'gone'
  if (source.state === 'closed') return 'closed'
  if (source.closesAt !== null && now >= new Date(source.closesAt)) return 'closed'
  if (source.externalUrl !== null) return 'external'
  if (source.opensAt !== null && now < new Date(source.opensAt)) return 'upcoming'
  return isFull(source) ? 'full' : 'open'
}
