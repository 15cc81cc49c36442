import { point } from '../../../kernel/declare'

export interface SeatPartProps {
  readonly opportunityId: number
}

/** What is said of seats, and to those who took them. `full`: where one would enter, were there a seat left; `registrants`: above the organizer's list. */
export interface SeatPart {
  readonly id: string
  readonly place: 'full' | 'registrants'
  /** In pixels, as it comes: kept free for it, so that nothing moves. */
  readonly height?: number
  /** A React component `Part` taking SeatPartProps. */
  readonly load: () => Promise<{ readonly Part: (props: SeatPartProps) => unknown }>
}

export const seatParts = point<SeatPart>('registrations.seat-parts', { key: (each) => each.id })

/** What stands above one's own registrations. */
export interface MinePart {
  readonly id: string
  /** A React component `Part` without props. */
  readonly load: () => Promise<{ readonly Part: () => unknown }>
}

export const mineParts = point<MinePart>('registrations.mine-parts', { key: (each) => each.id })
