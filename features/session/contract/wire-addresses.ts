import { type Static, Type } from '@sinclair/typebox'
import { Email } from './wire'

export const NewAddress = Type.Object({ email: Email })
export const ProveAddress = Type.Object({
  email: Email,
  code: Type.String({ pattern: '^\\d{6}$', says: 'The code has six digits' }),
})
export const AddressPath = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

/** One beside the main one. */
export const Address = Type.Object({ id: Type.Integer(), email: Type.String(), provedAt: Type.String() })
export type Address = Static<typeof Address>
