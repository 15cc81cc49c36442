import { type Static, Type } from '@sinclair/typebox'
import type { BadgeType } from './index'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const NullableId = Type.Unsafe<number | null>(Type.Union([Id, Type.Null()]))
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const Times = Type.Integer({ minimum: 1, maximum: 1000, says: 'A whole number from 1 to 1000' })
const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S', says: 'A name of at most 80 characters' })
const Gift = Type.Integer({ minimum: 0, maximum: 1000, says: 'A whole number from 0 to 1000' })

export const RuleContent = Type.Object({
  trigger: Type.String({ minLength: 1, maxLength: 80 }),
  nameEn: Name,
  nameHi: Name,
  points: Gift,
  coins: Gift,
  badgeId: NullableId,
  perDay: Times,
  /** Ever; null: no end. */
  perPerson: Type.Unsafe<number | null>(Type.Union([Times, Type.Null()])),
  audience: Type.Object({
    percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, says: 'A whole number from 0 to 100' })),
    streams: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 })),
  }),
})
export type RuleContent = Static<typeof RuleContent>

export const Rule = Type.Object({
  ...RuleContent.properties,
  id: Id,
  version: Type.Integer(),
  isOn: Type.Boolean(),
  /** It was tried as it stands. */
  isReplayed: Type.Boolean(),
})
export type Rule = Static<typeof Rule>

export const BadgeContent = Type.Object({
  slug: Type.String({ pattern: '^[a-z][a-z0-9-]{1,38}[a-z0-9]$', says: '3 to 40 of a–z, 0–9 and hyphens' }),
  nameEn: Name,
  nameHi: Name,
  textEn: Name,
  textHi: Name,
  hold: Type.String({ minLength: 1, maxLength: 40 }),
  type: Type.Unsafe<BadgeType>(Type.String({ pattern: '^(badges|pro)$', says: 'badges or pro' })),
  gcId: NullableId,
  levels: Type.Array(Type.Integer({ minimum: 1, maximum: 100_000 }), {
    minItems: 1,
    maxItems: 5,
    says: 'One to five numbers, rising',
  }),
})
export type BadgeContent = Static<typeof BadgeContent>

export const Badge = Type.Object({ ...BadgeContent.properties, id: Id, version: Type.Integer() })
export type Badge = Static<typeof Badge>

/** All that the admin's page shows. */
export const Rulebook = Type.Object({
  rules: Type.Array(Rule),
  badges: Type.Array(Badge),
  triggers: Type.Array(Type.Object({ id: Type.String(), label: Type.String() })),
})
export type Rulebook = Static<typeof Rulebook>

export const RuleParams = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$', says: 'a number' }) })
export const ChangeRule = Type.Object({ content: RuleContent, version: Type.Integer({ minimum: 1 }) })
export type ChangeRule = Static<typeof ChangeRule>
export const SwitchRule = Type.Object({ isOn: Type.Boolean(), version: Type.Integer({ minimum: 1 }) })
export type SwitchRule = Static<typeof SwitchRule>
/** Slug and levels of a badge stay: people have it. */
const { slug: _, levels: __, ...changeable } = BadgeContent.properties
export const ChangeBadge = Type.Object({ content: Type.Object(changeable), version: Type.Integer({ minimum: 1 }) })
export type ChangeBadge = Static<typeof ChangeBadge>

/** Who would have got what in the last 30 days. */
export const ReplayAnswer = Type.Object({
  version: Type.Integer(),
  happened: Count,
  persons: Count,
  times: Count,
  points: Type.Integer(),
  coins: Type.Integer(),
  /** How many people would have reached each level of the badge. */
  levels: Type.Array(Count),
  people: Type.Array(
    Type.Object({ id: Id, name: Type.String(), times: Count, points: Type.Integer(), coins: Type.Integer() }),
  ),
})
export type ReplayAnswer = Static<typeof ReplayAnswer>
