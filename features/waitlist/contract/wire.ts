import { type Static, Type } from '@sinclair/typebox'

const Text = Type.String()
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const NullableInteger = Type.Unsafe<number | null>({ type: ['integer', 'null'] })

/**
 * The line for one opportunity, and the caller's place in it. `waiting`: how many wait, the caller too; `position`: from 1 on, null when one does not
 * wait; `keptUntil`: until when a seat is kept for the caller, null when none is.
 */
export const Place = Type.Object({ waiting: Type.Integer(), position: NullableInteger, keptUntil: NullableText })
export type Place = Static<typeof Place>

const OwnPlace = Type.Object({
  opportunityId: Type.Integer(),
  kind: Text,
  title: Text,
  organisation: Text,
  path: Text,
  closesAt: NullableText,
  zone: Text,
  /** Whether a seat can still come free. */
  isOpen: Type.Boolean(),
  ...Place.properties,
})
export type OwnPlace = Static<typeof OwnPlace>

/** Seats kept for the caller first, the one that ends soonest before the others; then where they wait, longest first. */
export const OwnPlaces = Type.Object({ items: Type.Array(OwnPlace) })
export type OwnPlaces = Static<typeof OwnPlaces>

export const OpportunityParams = Type.Object({ opportunityId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
