import { type Static, Type } from '@sinclair/typebox'

/** What the first proof of an address has ended: `password`, `passkey`, `factor`, `elsewhere`, and how many sessions. */
export const Claimed = Type.Object({
  claimed: Type.Union([
    Type.Object({ at: Type.String(), ended: Type.Array(Type.String()), sessions: Type.Integer() }),
    Type.Null(),
  ]),
})
export type Claimed = Static<typeof Claimed>
