import { type Static, Type } from '@sinclair/typebox'
import { moderatorTypes, modulePermissions, roles } from './roles'

const Text = Type.String()
const Maybe = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Union(words.map((word) => Type.Literal(word as Words[number])))

/** What can be given (spec §6). Everyone is a `user`: that role can neither be given nor taken. */
export const Right = Type.Union([
  Type.Object({ role: oneOf(roles.filter((role) => role !== 'user')) }),
  Type.Object({ module: oneOf(modulePermissions) }),
  Type.Object({
    moderator: Type.Object({
      type: oneOf(moderatorTypes),
      about: Type.String({ pattern: '^(opportunity:[1-9][0-9]{0,8})?$', says: 'Name an opportunity by its number' }),
    }),
  }),
])
export type Right = Static<typeof Right>

const Reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S', says: 'Say why, in 3 to 300 characters' })

export const GrantRequest = Type.Object({
  right: Right,
  reason: Reason,
  /** When it ends by itself; left out: never. */
  until: Type.Optional(Type.String({ format: 'date-time' })),
})
export const RevokeRequest = Type.Object({ right: Right, reason: Type.Optional(Type.String({ maxLength: 300 })) })

/** `until`: when the account opens again by itself; left out: when somebody opens it. */
export const DisableRequest = Type.Object({
  reason: Reason,
  until: Type.Optional(Type.String({ format: 'date-time' })),
})
export const EnableRequest = Type.Object({ reason: Type.Optional(Type.String({ maxLength: 300 })) })

export const SwitchableReason = Type.Object({ reason: Reason })

const Grant = Type.Object({
  right: Right,
  /** Who gave it; null: the house itself, or somebody who is gone. */
  by: Maybe,
  at: Text,
  reason: Text,
  until: Maybe,
})
export type Grant = Static<typeof Grant>

/** One thing that people may do, whether this one may, and what gives it or would give it. */
const Ability = Type.Object({
  permission: Text,
  /** Text key in the catalogue of the permission's feature. */
  allows: Text,
  may: Type.Boolean(),
  roles: Type.Array(Text),
  modules: Type.Array(Text),
  /** The setting of the server that names who may. */
  setting: Maybe,
  /** Given, and does not count: the role of an admin before there is a second factor, or all of an account that is disabled. */
  waitsFor: Type.Union([Type.Literal('second-factor'), Type.Literal('enabling'), Type.Null()]),
})
export type Ability = Static<typeof Ability>

const Change = Type.Object({
  id: Type.Integer(),
  at: Text,
  by: Maybe,
  what: oneOf(['granted', 'revoked', 'disabled', 'enabled']),
  /** Null where it is about the account as a whole. */
  right: Type.Union([Right, Type.Null()]),
  reason: Text,
  until: Maybe,
})
export type Change = Static<typeof Change>

export const PersonRights = Type.Object({
  id: Type.Integer(),
  name: Text,
  email: Text,
  /** Others of theirs, beside the main one. */
  addresses: Type.Array(Text),
  /** Accounts whose address looks the same to a reader: perhaps the same person, perhaps somebody who wants to pass for them. */
  alike: Type.Array(Type.Object({ id: Type.Integer(), name: Text, email: Text })),
  avatar: Maybe,
  grants: Type.Array(Grant),
  abilities: Type.Array(Ability),
  /** Staff have disabled the account. */
  disabled: Type.Union([Type.Object({ by: Maybe, at: Text, reason: Text, until: Maybe }), Type.Null()]),
  /** The accounts of others that they can switch to. */
  actsFor: Type.Array(Type.Object({ id: Type.Integer(), name: Text, isActive: Type.Boolean(), reason: Maybe })),
  /** Merged into another one, or erased. */
  isClosed: Type.Boolean(),
  /** Newest first. */
  history: Type.Array(Change),
})
export type PersonRights = Static<typeof PersonRights>

export const RightsPage = Type.Object({
  items: Type.Array(
    Type.Object({
      ...{ id: Type.Integer(), name: Text, email: Text, avatar: Maybe },
      ...{ roles: Type.Array(Text), modules: Type.Array(Text) },
    }),
  ),
  /** Of all people with a role or module, and of those whose grants end within 30 days. */
  counts: Type.Object({ staff: Type.Integer(), ends: Type.Integer() }),
  next: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
})
export type RightsPage = Static<typeof RightsPage>

export const RightsQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 100 })),
  show: Type.Optional(oneOf(['all', 'staff', 'ends'])),
  after: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
})
export const PersonParams = Type.Object({ id: Id })

/** Which roles and modules give what, for all permissions that features declare. */
export const PermissionTable = Type.Object({
  items: Type.Array(Type.Object({ permission: Text, roles: Type.Array(Text), modules: Type.Array(Text) })),
})
export type PermissionTable = Static<typeof PermissionTable>
