/** What the house may know of `waitlist`: who waits for a seat, and to whom one is offered. */
import { durableEvent } from '../../data/contract'
import { defineErrors } from '../../web/contract'

/** waiting: in line; offered: a seat is kept; entered: it was taken; lapsed: its time ended; left: given up. */
export const placeStates = ['waiting', 'offered', 'entered', 'lapsed', 'left'] as const
export type PlaceState = (typeof placeStates)[number]

/** How long a seat is kept for who comes next, if registration does not close before. */
export const OFFER_HOURS = 12

interface About {
  readonly placeId: number
  readonly opportunityId: number
  readonly personId: number
}

/** A seat is kept for somebody, `until` an instant in ISO text. */
export const offered = durableEvent<About & { readonly until: string }>('waitlist/offered')

/** Somebody did not take the seat that was kept for them. */
export const lapsed = durableEvent<About>('waitlist/lapsed')

export const waitlistErrors = defineErrors('waitlist', {
  /** A seat is free, or nobody can enter at all: there is nothing to wait for. */
  nothingToWaitFor: { status: 409, title: 'There is nothing to wait for' },
})
