import { type Static, Type } from '@sinclair/typebox'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Text = Type.String()
const Next = Type.Unsafe<number | null>({ type: ['integer', 'null'] })

export const KeysetQuery = Type.Object({
  after: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
})

export const DeliveryId = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$', says: 'a number' }) })

/** A message that could not be sent after all tries. */
export const Dead = Type.Object({
  id: Id,
  personId: Id,
  channel: Text,
  template: Text,
  title: Text,
  tries: Type.Integer(),
  error: Text,
  createdAt: Text,
})
export type Dead = Static<typeof Dead>

export const DeadPage = Type.Object({ items: Type.Array(Dead), next: Next })
export type DeadPage = Static<typeof DeadPage>
