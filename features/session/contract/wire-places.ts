import { type Static, Type } from '@sinclair/typebox'

const Text = Type.String()
const Maybe = Type.Unsafe<string | null>({ type: ['string', 'null'] })

const NewPlace = Type.Object({
  id: Type.Integer(),
  browser: Maybe,
  system: Maybe,
  /** Shortened: it tells the network and not the machine. */
  address: Maybe,
  /** `here` or `local`, where the address tells; it tells no town. */
  place: Maybe,
  /** `Asia/Kolkata`, as the browser there says. */
  timeZone: Maybe,
  at: Text,
})
export type NewPlace = Static<typeof NewPlace>
export const NewPlaces = Type.Object({ places: Type.Array(NewPlace) })
export type NewPlaces = Static<typeof NewPlaces>

export const PlaceParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
export const PlaceAnswer = Type.Object({ mine: Type.Boolean() })
