import { type Static, type TSchema, Type } from '@sinclair/typebox'
import type { EmploymentType } from './employment'

const Text = Type.String()
const orNull = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [schema['type'], 'null'] })
const NullableText = orNull(Text)
const NullableInteger = orNull(Type.Integer())

const Pay = Type.Object({
  minPaise: Type.Integer(),
  maxPaise: Type.Integer(),
  currency: Text,
  period: Type.Unsafe<'month' | 'year' | 'once'>(Text),
})

const Organisation = Type.Object({ name: Text, slug: Text, logo: NullableText, isVerified: Type.Boolean() })

/** Where an opportunity stands by the server's clock. */
export type Standing = 'upcoming' | 'open' | 'closed'

const listing = {
  id: Type.Integer(),
  path: Text,
  kind: Text,
  title: Text,
  organisation: Organisation,
  pay: Type.Union([Pay, Type.Null()]),
  workMode: Type.Unsafe<'onsite' | 'hybrid' | 'remote' | 'online'>(Text),
  city: NullableText,
  country: NullableText,
  /** Beside that place; left out where there is none. */
  otherPlaces: Type.Optional(Type.Array(Type.Object({ city: NullableText, country: NullableText }))),
  /** All over the country, in no city by name. */
  isCountrywide: Type.Optional(Type.Boolean()),
  opensAt: NullableText,
  closesAt: NullableText,
  /** When it was closed, by hand before its time or by the clock after it. */
  closedAt: NullableText,
  startsOn: NullableText,
  endsOn: NullableText,
  zone: Text,
  standing: Type.Unsafe<Standing>(Text),
  /** Closed because whoever manages it called it off. */
  isCancelled: Type.Optional(Type.Boolean()),
  /** Whoever manages it made its deadline later while it was open. */
  isExtended: Type.Optional(Type.Boolean()),
  publishedAt: NullableText,
  seats: NullableInteger,
  teamMin: Type.Integer(),
  teamMax: Type.Integer(),
  tags: Type.Array(Text),
  audiences: Type.Array(Text),
  /** Whether there is more to it than whom it is for: rules, years, an age, words of the organizer. */
  hasConditions: Type.Boolean(),
  isExternal: Type.Boolean(),
}

/** An opportunity as lists show it. */
export const Listing = Type.Object(listing)
export type Listing = Static<typeof Listing>

/** A text in parts; every second one is what was looked for. */
const Parts = Type.Array(Text)

/**
 * One page of a list. `now` is the server's time, `corrected` what was searched instead of a misspelt text, `exact` how many of these have all that was
 * asked where few have (null: all do). `found`: where the text stands. `payMeant`: what of the filter of pay it may mean, and the text without that.
 */
export const ListingPage = Type.Object({
  items: Type.Array(Listing),
  total: Type.Integer(),
  all: Type.Integer(),
  next: NullableText,
  corrected: NullableText,
  exact: NullableInteger,
  found: Type.Optional(Type.Array(Type.Object({ id: Type.Integer(), title: Parts, text: Parts }))),
  payMeant: Type.Optional(Type.Object({ value: Text, q: Text })),
  now: Text,
})
export type ListingPage = Static<typeof ListingPage>

/** What could be filtered by, with counts: alternatives within a facet, narrowing across. `gains`: what comes back without a filter. */
export const FacetCounts = Type.Object({
  total: Type.Integer(),
  all: Type.Integer(),
  facets: Type.Array(
    Type.Object({
      name: Text,
      values: Type.Array(Type.Object({ value: Text, count: Type.Integer() })),
    }),
  ),
  gains: Type.Array(Type.Object({ name: Text, count: Type.Integer() })),
})
export type FacetCounts = Static<typeof FacetCounts>

/** An opportunity as its page shows it. */
export const OpportunityDetail = Type.Object({
  ...listing,
  description: Text,
  employmentType: Type.Unsafe<EmploymentType | null>(NullableText),
  eligibility: Type.Object({
    audiences: Type.Optional(Type.Array(Text)),
    passingOutFrom: Type.Optional(Type.Integer()),
    passingOutTo: Type.Optional(Type.Integer()),
    minimumAge: Type.Optional(Type.Integer()),
    note: Type.Optional(Text),
  }),
  /** Whether there are rules beside that. */
  hasRules: Type.Boolean(),
  seatsTaken: Type.Integer(),
  externalUrl: NullableText,
  /** All addresses under which it was found elsewhere, where that is more than one. */
  sources: Type.Array(Text),
  updatedAt: Text,
  visibility: Type.Unsafe<'public' | 'link' | 'invited'>(Text),
  /** When it was called off, and why, in the words of whoever manages it. */
  cancelled: Type.Union([Type.Object({ at: Text, why: Text }), Type.Null()]),
  /** Lists of the same city and of the same organisation, where they have enough on them; `otherCities` in the order of `otherPlaces`. */
  lists: Type.Object({
    city: NullableText,
    organisation: NullableText,
    otherCities: Type.Optional(Type.Array(NullableText)),
  }),
  /** Where it is said in each language, if that is two opportunities. */
  inLanguages: Type.Union([Type.Object({ en: Text, hi: Text }), Type.Null()]),
  now: Text,
})
export type OpportunityDetail = Static<typeof OpportunityDetail>

const {
  description: _,
  visibility: __,
  lists: ___,
  sources: ____,
  cancelled: _____,
  ...compared
} = OpportunityDetail.properties

/** Up to four side by side, in the order of the ids; what is not public is left out. */
export const ComparedPage = Type.Object({ items: Type.Array(Type.Object(compared)), now: Text })
export type ComparedPage = Static<typeof ComparedPage>

export const CompareQuery = Type.Object({
  ids: Type.String({ pattern: '^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,3}$', says: 'One to four numbers of opportunities' }),
})

export const HomeLists = Type.Object({
  counts: Type.Array(Type.Object({ kind: Text, open: Type.Integer() })),
  total: Type.Integer(),
  closingSoon: Type.Array(Listing),
  closingCount: Type.Integer(),
  featured: Type.Array(Listing),
  newest: Type.Array(Type.Object({ kind: Text, items: Type.Array(Listing) })),
  now: Text,
})
export type HomeLists = Static<typeof HomeLists>

/** What its reader said that they look for; `changeAt`: where they say so, null where nobody asks. */
export const WishedListings = Type.Object({ items: Type.Array(Listing), changeAt: NullableText, now: Text })
export type WishedListings = Static<typeof WishedListings>

/** What the top bar suggests while somebody types. */
export const Suggestions = Type.Object({
  opportunities: Type.Array(
    Type.Object({
      id: Type.Integer(),
      path: Text,
      title: Text,
      organisation: Text,
      kind: Text,
      pay: Type.Union([Pay, Type.Null()]),
      closesAt: NullableText,
      zone: Text,
    }),
  ),
  /** How many there are in all, of which these are the first. */
  total: Type.Integer(),
  organisations: Type.Array(Type.Object({ name: Text, logo: NullableText, open: Type.Integer() })),
  corrected: NullableText,
  now: Text,
})
export type Suggestions = Static<typeof Suggestions>

const list = Type.String({ maxLength: 500 })

const question = {
  kind: Type.Optional(Type.String({ maxLength: 40 })),
  /** Of an SEO listing page of the kind: `jobs-in-pune`. What it asks for holds beside all filters. */
  slug: Type.Optional(Type.String({ maxLength: 200 })),
  q: Type.Optional(Type.String({ maxLength: 500, says: 'Search for at most 500 characters' })),
  status: Type.Optional(
    Type.Unsafe<'open' | 'upcoming' | 'closed' | 'all'>(
      Type.String({ pattern: '^(open|upcoming|closed|all)$', says: 'open, upcoming, closed or all' }),
    ),
  ),
}

/** Every other name is a facet's: `city=Pune,Mumbai`. */
export const FacetsQuery = Type.Object(question, { additionalProperties: list })
export type FacetsQuery = Static<typeof FacetsQuery>

/** `whole`: the filter of which all values are counted, not the commonest alone. */
export const CountsQuery = Type.Object(
  { ...question, whole: Type.Optional(Type.String({ maxLength: 40 })) },
  { additionalProperties: list },
)
export type CountsQuery = Static<typeof CountsQuery>

export const SearchQuery = Type.Object(
  {
    ...question,
    sort: Type.Optional(
      Type.Unsafe<'relevance' | 'deadline' | 'newest' | 'popular' | 'pay'>(
        Type.String({
          pattern: '^(relevance|deadline|newest|popular|pay)$',
          says: 'relevance, deadline, newest, popular or pay',
        }),
      ),
    ),
    after: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  },
  { additionalProperties: list },
)
export type SearchQuery = Static<typeof SearchQuery>

export const SuggestQuery = Type.Object({ q: Type.String({ maxLength: 500 }) })
/** Open ones like another. */
export const SimilarPage = Type.Object({ items: Type.Array(Listing), now: Type.String() })
export type SimilarPage = Static<typeof SimilarPage>

export const OpportunityParams = Type.Object({ id: Type.String({ maxLength: 120 }) })
