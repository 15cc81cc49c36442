import { type Static, Type } from '@sinclair/typebox'
import { userKinds } from './user-kinds'

const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/** Where somebody stands in signing up, on whatever device. */
export const SignUpState = Type.Object({
  /** What is to be done, `signup_step` of spec §3; null: nothing. */
  step: NullableText,
  /** The address that is proved, or is to be. */
  email: Type.String(),
  isProved: Type.Boolean(),
  /** When another mail may be asked for; null: now. */
  againAt: NullableText,
  userType: NullableText,
  phone: NullableText,
})
export type SignUpState = Static<typeof SignUpState>

export const CodeRequest = Type.Object({
  code: Type.String({ pattern: '^[0-9]{6}$', says: 'The code has 6 digits' }),
})
export const AddressRequest = Type.Object({
  email: Type.String({ format: 'email', maxLength: 200, says: 'This is not an e-mail address' }),
})
export const WhoRequest = Type.Object({
  userType: Type.Union(
    userKinds.map((kind) => Type.Literal(kind)),
    { says: 'Choose one' },
  ),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
})
/** A step to stand at: the word of a contributed one, or null when all is done. */
export const StepRequest = Type.Object({
  step: Type.Union([Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }), Type.Null()]),
})
