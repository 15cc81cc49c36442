import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { interestKinds, interestPlaces, interestTopics } from './interests'
import type { Capacity } from './looks'
import { type EntryField, MAX_SKILLS, type Section, sectionFields, sections } from './sections'
import { type Level, levels, type ShieldedPart, shieldedParts } from './visibility'

const Text = Type.String()
const orNull = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [schema['type'], 'null'] })
const oneOf = <T extends string>(values: readonly T[], says: string) =>
  Type.Unsafe<T>(Type.String({ pattern: `^(${values.join('|')})$`, says }))

/** Any order of all ids. */
const Ids = Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: 100 })
const Word = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S', says: 'At most 40 characters each' })

/** Shapes only: what a text may be is said by `entryProblems`, which both halves ask. */
function askedOf({ kind, max = 500, options }: EntryField): TSchema {
  if (kind === 'list') return Type.Array(Word, { maxItems: max, says: `At most ${max} words` })
  const shape = (schema: TSchema, says: string) => Type.Union([schema, Type.Null()], { says })
  if (kind === 'year') return shape(Type.Integer(), 'A year has four digits')
  if (kind === 'score') return shape(Type.Number(), 'A number from 0 to 10')
  if (options) return shape(oneOf(options, ''), 'Choose one of the list')
  return shape(Type.String({ maxLength: Math.max(max, 500) }), `At most ${max} characters`)
}

function answeredOf({ kind }: EntryField): TSchema {
  if (kind === 'list') return Type.Array(Text)
  return Type.Unsafe({ type: [kind === 'year' ? 'integer' : kind === 'score' ? 'number' : 'string', 'null'] })
}

const contentOf = (section: Section, make: (field: EntryField) => TSchema) =>
  Object.fromEntries(sectionFields[section].map((field) => [field.name, make(field)]))

type Content = Record<string, string | number | string[] | null>
const bySection = <T>(make: (section: Section) => T) =>
  Object.fromEntries(sections.map((section) => [section, make(section)])) as Record<Section, T>

/** What one sends of an entry, by section. */
export const EntryContents = bySection((section) => Type.Unsafe<Content>(Type.Object(contentOf(section, askedOf))))

const entryOf = (section: Section, more: Record<string, TSchema>) =>
  Type.Unsafe<Content & { id: number; version: number }>(
    Type.Object({ id: Type.Integer(), ...more, ...contentOf(section, answeredOf) }),
  )

/** An own entry; `version` is what If-Match names. */
export const Entries = bySection((section) => entryOf(section, { version: Type.Integer() }))
export type Entry = Static<(typeof Entries)[Section]>

export const EntryParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
export const OrderRequest = Type.Object({ ids: Ids })

export const HeadRequest = Type.Object({
  headline: Type.String({ maxLength: 160, says: 'At most 160 characters' }),
  about: Type.String({ maxLength: 3000, says: 'At most 3,000 characters' }),
  city: Type.String({ maxLength: 80, says: 'At most 80 characters' }),
  skills: Type.Array(Word, { maxItems: MAX_SKILLS, says: `At most ${MAX_SKILLS} skills` }),
})
export type HeadRequest = Static<typeof HeadRequest>

const Missing = Type.Array(Type.Unsafe<Section>(Text))

/** Profile status of spec §3. */
export const Status = Type.Object({ percent: Type.Integer(), missing: Missing })
export type Status = Static<typeof Status>

const head = { headline: Text, about: Text, city: Text, skills: Type.Array(Text) }

/** One's own profile, to be edited. */
export const OwnProfile = Type.Object({
  id: Type.Integer(),
  name: Text,
  username: orNull(Text),
  avatar: orNull(Text),
  ...head,
  version: Type.Integer(),
  percent: Type.Integer(),
  missing: Missing,
  sections: Type.Object(bySection((section) => Type.Array(Entries[section]))),
})
export type OwnProfile = Static<typeof OwnProfile>

/** A profile as somebody sees it: sections that they may not see, and empty ones, are not there. */
export const SeenProfile = Type.Object({
  id: Type.Integer(),
  name: Text,
  username: orNull(Text),
  avatar: orNull(Text),
  ...head,
  isIndexed: Type.Boolean(),
  sections: Type.Object(bySection((section) => Type.Optional(Type.Array(entryOf(section, {}))))),
})
export type SeenProfile = Static<typeof SeenProfile>

/** `movedTo`: the name that this person goes by now; `isForMembers`: there is one, for people who are signed in. */
export const ProfilePage = Type.Object({
  movedTo: orNull(Text),
  isForMembers: Type.Boolean(),
  profile: Type.Union([SeenProfile, Type.Null()]),
})
export type ProfilePage = Static<typeof ProfilePage>

export const WhoParams = Type.Object({ who: Type.String({ minLength: 1, maxLength: 300 }) })

export const UsernameRequest = Type.Object({ username: Type.String({ maxLength: 60 }) })
export const UsernameAnswer = Type.Object({
  isFree: Type.Boolean(),
  /** `shape`, `reserved` or `taken`. */
  because: orNull(Text),
})
export type UsernameAnswer = Static<typeof UsernameAnswer>

const Levels = Type.Object(
  Object.fromEntries(shieldedParts.map((part) => [part, oneOf<Level>(levels, 'Choose one of the list')])) as Record<
    ShieldedPart,
    ReturnType<typeof oneOf<Level>>
  >,
)
export const Privacy = Type.Object({ levels: Levels, isIndexed: Type.Boolean() })
export type Privacy = Static<typeof Privacy>

/** What is left out stays as it is. */
export const PrivacyRequest = Type.Partial(Type.Object({ levels: Type.Partial(Levels), isIndexed: Type.Boolean() }))
export type PrivacyRequest = Static<typeof PrivacyRequest>

export const AvatarAnswer = Type.Object({ avatar: orNull(Text) })
export type AvatarAnswer = Static<typeof AvatarAnswer>
export const AvatarParams = Type.Object({ file: Type.String({ format: 'uuid' }) })

/** What is worth doing next, at most three; none when all is there or somebody was asked within the week. */
export const Nudge = Type.Object({
  percent: Type.Integer(),
  steps: Type.Array(Type.Object({ section: Type.Unsafe<Section>(Text), adds: Type.Integer() })),
})
export type Nudge = Static<typeof Nudge>

/** `after`: what `next` named, an instant in milliseconds. */
export const LooksQuery = Type.Object({
  after: Type.Optional(Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 })),
})

/** Who looked at one's page on behalf of others; the name of somebody who is gone is ''. */
export const Looks = Type.Object({
  items: Type.Array(
    Type.Object({
      name: Text,
      organisation: orNull(Text),
      capacity: Type.Unsafe<Capacity>(Text),
      at: Text,
      /** How often that day. */
      times: Type.Integer(),
    }),
  ),
  next: orNull(Type.Integer()),
})
export type Looks = Static<typeof Looks>

export const CollegeQuery = Type.Object({ q: Type.String({ maxLength: 100 }) })
export const Colleges = Type.Array(Type.Object({ name: Text, city: Text, state: Text }))
export type Colleges = Static<typeof Colleges>

const some = <T extends string>(values: readonly T[]) =>
  Type.Array(oneOf(values, 'Choose from the list'), { maxItems: values.length, uniqueItems: true })
export const Interests = Type.Object({
  kinds: some(interestKinds),
  topics: some(interestTopics),
  places: some(interestPlaces),
})
export type Interests = Static<typeof Interests>
