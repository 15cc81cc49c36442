import { type Static, Type } from '@sinclair/typebox'
import type { Frequency } from './index'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Frequencies = Type.Unsafe<Frequency>(
  Type.String({ pattern: '^(instant|daily|weekly|off)$', says: 'instant, daily, weekly or off' }),
)
/** Minutes since midnight, in the zone of the search. */
const Minute = Type.Integer({ minimum: 0, maximum: 1439 })
/** When nothing is sent, from one minute of the day to another, also past midnight; null: never quiet. */
const Quiet = Type.Union([Type.Object({ from: Minute, to: Minute }), Type.Null()])

const choices = {
  name: Type.String({ minLength: 1, maxLength: 80, says: 'A name of at most 80 characters' }),
  frequency: Frequencies,
  quiet: Quiet,
  /** IANA: `Asia/Kolkata`. */
  zone: Type.String({ minLength: 1, maxLength: 60 }),
}

export const KeptSearch = Type.Object({
  ...choices,
  id: Id,
  /** The address of its list. */
  path: Type.String(),
  createdAt: Type.String(),
  /** How many it has told of. */
  told: Type.Integer(),
})
export type KeptSearch = Static<typeof KeptSearch>

export const KeptSearches = Type.Object({ items: Type.Array(KeptSearch) })
export type KeptSearches = Static<typeof KeptSearches>

export const KeepRequest = Type.Object({
  ...choices,
  filters: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 500 })),
})
export type KeepRequest = Static<typeof KeepRequest>

export const ChangeRequest = Type.Object(choices)
export type ChangeRequest = Static<typeof ChangeRequest>

export const SearchId = Type.Object({
  id: Type.String({ pattern: '^[1-9]\\d{0,8}$', says: 'This is the number of no search' }),
})

export const StopRequest = Type.Object({ token: Type.String({ minLength: 1, maxLength: 64 }) })
export const StopAnswer = Type.Object({ name: Type.String() })
export type StopAnswer = Static<typeof StopAnswer>
