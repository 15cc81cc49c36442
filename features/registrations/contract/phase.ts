import type { Absence, Opportunity } from '../../listings/contract'

/**
 * Where an opportunity is by now, for who entered it. `open` and `closed` say whether one could enter now; `started` and `over` follow from its days;
 * `cancelled` by its organizer it stays, with the reason on its page; `left` by its organizer it stays, and nobody reads what was sent; `held` is out of
 * sight while somebody looks at it, `gone` was taken down.
 */
export type Phase = 'open' | 'closed' | 'started' | 'over' | 'cancelled' | 'left' | 'held' | 'gone'

type Days = Pick<Opportunity, 'startsOn' | 'endsOn' | 'zone'>

/** The day where it takes place: a date without a time means the organizer's. en-CA writes 2026-11-21, which compares as text. */
const dayThere = (zone: string, now: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)

/** Whether its first day has begun. */
export function hasStarted({ startsOn, zone }: Omit<Days, 'endsOn'>, now: Date): boolean {
  return startsOn !== null && dayThere(zone, now) >= startsOn
}

interface InSight extends Days {
  readonly isOpen: boolean
  readonly isCancelled: boolean
  /** Nobody organizes it any more. */
  readonly isUnread: boolean
}

/** Of one that is in sight. Without a last day nobody knows when it is over. */
export function phaseInSight({ isOpen, isCancelled, isUnread, ...days }: InSight, now: Date): Phase {
  // Its days are those of what never took place.
  if (isCancelled) return 'cancelled'
  if (days.endsOn !== null && dayThere(days.zone, now) > days.endsOn) return 'over'
  if (isUnread) return 'left'
  if (hasStarted(days, now)) return 'started'
  return isOpen ? 'open' : 'closed'
}

/** Of one that is not. To whom it does not show itself any more, it is closed. */
export function phaseOutOfSight(absence: Absence | undefined): Phase {
  if (absence === 'held') return 'held'
  return absence === 'invited' ? 'closed' : 'gone'
}
