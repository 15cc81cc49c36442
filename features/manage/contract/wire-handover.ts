import { type Static, Type } from '@sinclair/typebox'
import { Email } from '../../session/contract/wire'

export const HandOverRequest = Type.Object({ email: Email })
export type HandOverRequest = Static<typeof HandOverRequest>

/** What others offer to who asks, the last first. */
export const Offered = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      organisation: Type.String(),
      state: Type.String(),
      /** How many are registered, whose answers one reads then. */
      seatsTaken: Type.Integer({ minimum: 0 }),
      from: Type.String(),
    }),
  ),
})
export type Offered = Static<typeof Offered>
export type OfferedLine = Offered['items'][number]
