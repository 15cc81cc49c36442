/** What the house may know of `alerts`: its errors, and how often a kept search may write; searches are each person's own business. */
import { defineErrors } from '../../web/contract'

/** `off`: the search is kept, and writes nothing. */
export const frequencies = ['instant', 'daily', 'weekly', 'off'] as const
export type Frequency = (typeof frequencies)[number]

export const alertErrors = defineErrors('alerts', {
  full: { status: 409, title: 'You keep as many searches as there may be' },
  zoneUnknown: { status: 422, title: 'There is no such time zone' },
})
