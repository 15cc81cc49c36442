import { type Static, Type } from '@sinclair/typebox'

const Text = Type.String()
const Count = Type.Integer()
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/** What a page is about: values as opportunities have them; a category by its id. */
const about = {
  path: Text,
  kind: Text,
  type: Type.Unsafe<'location' | 'category' | 'company' | 'role' | 'category-location' | 'company-location' | 'wfh'>(
    Text,
  ),
  subject: NullableText,
  place: NullableText,
  open: Count,
}

const Named = Type.Object({ name: Text, open: Count })

/** A page as others link to it. */
export const LandingLink = Type.Object(about)
export type LandingLink = Static<typeof LandingLink>

/** What stands on an SEO listing page (spec §2.6) beside its list: all of it counted. `path` is its one address. */
export const Landing = Type.Object({
  ...about,
  filters: Type.Record(Type.String(), Type.Array(Text)),
  /** Whether enough stands on it to be found by search engines. */
  isFull: Type.Boolean(),
  week: Count,
  remote: Count,
  pay: Type.Union([
    Type.Object({ period: Type.Unsafe<'month' | 'year'>(Text), count: Count, middlePaise: Count, highestPaise: Count }),
    Type.Null(),
  ]),
  organisations: Type.Array(Named),
  cities: Type.Array(Named),
  soonest: Type.Array(Type.Object({ title: Text, organisation: Text, path: Text, closesAt: NullableText, zone: Text })),
  links: Type.Array(
    Type.Object({
      group: Type.Unsafe<'places' | 'subjects' | 'wider' | 'others'>(Text),
      items: Type.Array(LandingLink),
    }),
  ),
  now: Text,
})
export type Landing = Static<typeof Landing>

/** Pages of one sort, as a list of their kind leads to them. */
export const Directory = Type.Object({
  groups: Type.Array(
    Type.Object({
      group: Type.Unsafe<'categories' | 'places' | 'roles' | 'companies'>(Text),
      items: Type.Array(LandingLink),
    }),
  ),
})
export type Directory = Static<typeof Directory>

export const DirectoryParams = Type.Object({ kind: Type.String({ maxLength: 40 }) })

export const LandingParams = Type.Object({
  kind: Type.String({ maxLength: 40 }),
  slug: Type.String({ maxLength: 200 }),
})
